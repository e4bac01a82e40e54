import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { SAMPLE_RATE, type Signal, silence } from '#assets/audio/kit/signal.ts'
import { renderMenu } from '#assets/audio/loops/menu.ts'
import { buildSounds, type SoundBuild } from '#assets/build/audio.ts'
import { encodeMp3 } from '#assets/build/audio-encode.ts'
import { loopRegion, padded } from '#assets/build/audio-seam.ts'
import { layInSprite } from '#assets/build/audio-sprite.ts'
import { CACHE_DIR } from '#assets/build/build-assets.ts'
import { EFFECT_NAMES, LOOP_NAMES } from '#assets/manifest/sound-names.ts'

const NO_OVERRIDES = path.join(CACHE_DIR, 'no-overrides')
let lines: string[] = []
const build = (): Promise<SoundBuild> =>
  buildSounds({ cacheDir: CACHE_DIR, overrideDir: NO_OVERRIDES, force: false, log: (line) => lines.push(line) })
let first: SoundBuild

beforeAll(async () => {
  // After an art build this takes the sounds from its cache.
  first = await build()
}, 120_000)

const bytesOf = (prefix: string): number =>
  first.files.filter(({ fileName }) => fileName.startsWith(prefix)).reduce((sum, { data }) => sum + data.length, 0)

describe('the built sounds', () => {
  test('are a file of effects for the game, one for the arena, and one for each loop, named by their content', () => {
    expect(first.files.map(({ fileName }) => fileName.replace(/\.[0-9a-f]{8}\.mp3$/, ''))).toEqual([
      'sounds',
      'sounds-arena',
      ...LOOP_NAMES.map((name) => `music-${name}`),
    ])
  })

  test('weigh at most 2.2 MB in all, what loads with the first tap 140 kB, the arena 400 kB, a loop 350 kB', () => {
    expect(bytesOf('')).toBeLessThanOrEqual(2_200_000)
    expect(bytesOf('sounds.')).toBeLessThan(140_000)
    expect(bytesOf('sounds-arena.')).toBeLessThan(400_000)
    for (const name of LOOP_NAMES) expect(bytesOf(`music-${name}.`), name).toBeLessThan(350_000)
  })

  test('the module has the position of every effect and loop', () => {
    const [fileName, text] = first.manifest
    expect(fileName).toBe('sounds.ts')
    for (const name of EFFECT_NAMES) expect(text).toMatch(new RegExp(`'${name}': \\[\\d+, \\d+\\],`))
    for (const name of LOOP_NAMES)
      expect(text).toMatch(new RegExp(`'${name}': \\['music-${name}\\.[0-9a-f]{8}\\.mp3', 340, `))
  })

  test('nothing is rebuilt when nothing changed', async () => {
    lines = []
    const again = await build()
    expect(again.made).toBe(0)
    expect(lines).toEqual([])
    expect(again.manifest).toEqual(first.manifest)
  })
})

describe('a sprite', () => {
  const beep = (seconds: number): Signal => silence(seconds).fill(0.5)
  const names = ['a', 'b', 'c'] as const
  const { signal, regions } = layInSprite(names.map((name, index) => ({ name, signal: beep(0.1 + index * 0.0333) })))

  test('holds each effect whole within its region, the initial gap of the encoder included', () => {
    const ENCODER_GAP_SAMPLES = 576
    for (const [index, name] of names.entries()) {
      const [startMs, durationMs] = regions[name]
      const from = Math.round((startMs / 1000) * SAMPLE_RATE) - ENCODER_GAP_SAMPLES
      const heard = signal.subarray(from, from + Math.round((durationMs / 1000) * SAMPLE_RATE))
      expect(signal[from]).toBe(0)
      expect(heard.filter((sample) => sample !== 0).length).toBe(beep(0.1 + index * 0.0333).length)
    }
  })

  test('keeps the regions apart, even when a decoder is 50 ms late or early', () => {
    const SHIFT_MS = 50
    const TAIL_MS = 60
    for (const [index, name] of names.entries()) {
      const [startMs, durationMs] = regions[name]
      const before = names[index - 1]
      expect(startMs).toBeGreaterThan(SHIFT_MS)
      if (before) expect(regions[before][0] + regions[before][1] + SHIFT_MS).toBeLessThanOrEqual(startMs + TAIL_MS)
      expect(startMs + durationMs).toBeLessThan((signal.length / SAMPLE_RATE) * 1000)
    }
  })
})

describe('an endless sound in a sprite', () => {
  const ramp = silence(1).map((_, index) => index / SAMPLE_RATE - 0.5)
  const { signal, regions } = layInSprite([
    { name: 'before', signal: silence(0.2).fill(0.5) },
    { name: 'endless', signal: ramp, isEndless: true },
    { name: 'behind', signal: silence(0.2).fill(0.5) },
  ])

  test('is the same at both ends of its region, however far a decoder shifts it, and touches no other', () => {
    const [startMs, durationMs] = regions.endless
    expect(durationMs).toBe(1000)
    for (const shiftMs of [-60, 0, 60]) {
      const start = Math.round(((startMs + shiftMs) / 1000) * SAMPLE_RATE)
      for (let index = 0; index < 800; index += 1)
        expect(signal[start + index]).toBe(signal[start + index + SAMPLE_RATE])
    }
    const [beforeMs, beforeLong] = regions.before
    expect(beforeMs + beforeLong).toBeLessThan(startMs - 300)
    expect(regions.behind[0]).toBeGreaterThan(startMs + durationMs + 200)
  })
})

describe('the seam of a loop', () => {
  const { left } = renderMenu()
  const file = padded(left)
  const [startMs, durationMs] = loopRegion(left)

  test('is the same sound at both ends of the region, however far a decoder shifts the file', () => {
    const length = Math.round((durationMs / 1000) * SAMPLE_RATE)
    expect(length).toBe(left.length)
    for (const shiftMs of [-100, -35, 0, 12, 35, 100]) {
      const start = Math.round(((startMs + shiftMs) / 1000) * SAMPLE_RATE)
      for (let index = 0; index < 800; index += 1) expect(file[start + index]).toBe(file[start + index + length])
    }
  })
})

test('the encoder makes an MP3 stream of the wanted weight, the same each time', async () => {
  const second = silence(1).map((_, index) => 0.3 * Math.sin(index * 0.09))
  const mono = await encodeMp3([second])
  expect((await encodeMp3([second])).equals(mono)).toBe(true)
  expect(mono[0]).toBe(0xff)
  expect((mono[1] ?? 0) & 0xe0).toBe(0xe0)
  expect(mono.length).toBeGreaterThan(5_000)
  expect(mono.length).toBeLessThan(8_000)
  expect((await encodeMp3([second, second])).length).toBeGreaterThan(mono.length)
})
