import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { renderEffect } from '#assets/audio/effects/all.ts'
import { asHeard, loudestRms } from '#assets/audio/kit/level.ts'
import { generate, SAMPLE_RATE } from '#assets/audio/kit/signal.ts'
import { buildSounds } from '#assets/build/audio.ts'
import { encodeMp3 } from '#assets/build/audio-encode.ts'
import { loopRegion } from '#assets/build/audio-seam.ts'
import { CACHE_DIR } from '#assets/build/build-assets.ts'
import { mp3Seconds } from '#assets/build/override/mp3-length.ts'
import { readSoundOverrides } from '#assets/build/override/sound-overrides.ts'
import { readWav } from '#assets/build/override/wav.ts'
import { wav } from '../fixtures/drop-files.ts'
import { overrideFolder } from '../fixtures/override-folder.ts'

const folder = overrideFolder()
const cacheDir = mkdtempSync(path.join(tmpdir(), 'house-kombat-sounds-'))
const buildIn = (directory: string) =>
  buildSounds({ cacheDir: directory, overrideDir: folder.directory, force: false, log: () => {} })

beforeAll(async () => {
  const { keys } = await buildIn(CACHE_DIR)
  for (const key of keys) cpSync(path.join(CACHE_DIR, key), path.join(cacheDir, key), { recursive: true })
}, 120_000)
beforeEach(() => folder.empty())
afterAll(() => {
  folder.remove()
  rmSync(cacheDir, { recursive: true, force: true })
})

const tone = (seconds: number) => generate(seconds, (time) => 0.2 * Math.sin(2 * Math.PI * 440 * time))
const build = () => buildIn(cacheDir)

describe('sounds by hand', () => {
  test('a WAV is read at the rate of the game, in tune and as loud as it was', () => {
    const [left, right, ...more] = readWav(wav(1)) ?? []
    expect(more).toEqual([])
    expect(right?.length).toBe(left?.length)
    expect(Math.abs((left?.length ?? 0) - SAMPLE_RATE)).toBeLessThan(2)
    for (let index = 1000; index < 2000; index += 1) {
      expect(left?.[index]).toBeCloseTo(0.1 * Math.sin((2 * Math.PI * 880 * index) / SAMPLE_RATE), 2)
    }
  })

  test('an effect is brought to the level of the one that it replaces', async () => {
    folder.write('sounds/tap.wav', wav(0.4, { loud: 0.9 }))
    const signal = (await readSoundOverrides(folder.directory)).effects.get('tap')?.render()
    if (!signal) throw new Error('no override')
    expect(loudestRms(asHeard(signal))).toBeCloseTo(loudestRms(asHeard(renderEffect('tap'))), 2)
  })

  test('effects and loops by hand are in the built sounds, ours again when they go', async () => {
    const own = await build()
    expect(own.made).toBe(0)
    const mp3 = await encodeMp3([tone(3)])
    folder.write('sounds/gong.wav', wav(0.5))
    folder.write('sounds/music-victory.mp3', mp3)
    const theirs = await build()
    expect(theirs.made).toBe(2)
    expect(theirs.files[0]?.fileName).not.toBe(own.files[0]?.fileName)
    expect(theirs.files.find((file) => file.fileName.startsWith('music-victory.'))?.data.equals(mp3)).toBe(true)
    expect(theirs.manifest[1]).toMatch(/'gong': \[\d+, 560\]/)
    expect(theirs.manifest[1]).toMatch(/'victory': \['music-victory\.[0-9a-f]{8}\.mp3', 0, 3\d{3}/)
    folder.empty()
    expect((await build()).manifest).toEqual(own.manifest)
  }, 60_000)

  test('a loop as WAV is stored with its ends repeated, as ours are', async () => {
    folder.write('sounds/music-menu.wav', wav(4, { rate: 32_000 }))
    const region = loopRegion(tone(4)).join(', ')
    const line = (await build()).manifest[1].split('\n').find((text) => text.includes("'music-menu."))
    expect(line).toContain(`.mp3', ${region}]`)
  }, 60_000)

  test('the length of an MP3 is counted frame by frame, tags left out', async () => {
    const mp3 = await encodeMp3([tone(3)])
    expect(mp3Seconds(mp3)).toBeCloseTo(3, 0)
    const tag = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 1, 0])
    expect(mp3Seconds(Buffer.concat([tag, Buffer.alloc(128), mp3]))).toBe(mp3Seconds(mp3))
    expect(mp3Seconds(Buffer.from('no sound at all'))).toBeNull()
  })
})
