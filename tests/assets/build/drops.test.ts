import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { buildAssets } from '#assets/build/build-assets.ts'
import { iconSource } from '#assets/build/icon-sources.ts'
import type { OutputSource } from '#assets/build/output.ts'
import {
  builtOverrides,
  type OutputNotes,
  type OverrideWords,
  overrideLines,
} from '#assets/build/override/built-overrides.ts'
import { makeWithOverrides } from '#assets/build/override/make-with-overrides.ts'
import { readOverrides } from '#assets/build/override/read-overrides.ts'
import { readSoundOverrides } from '#assets/build/override/sound-overrides.ts'
import { packSource } from '#assets/build/pack-sources.ts'
import { ATLAS_DROPS } from '../fixtures/atlas-drops.ts'
import type { Drop } from '../fixtures/drop.ts'
import { EXPORT_DROPS } from '../fixtures/export-drops.ts'
import { FILE_DROPS } from '../fixtures/file-drops.ts'
import { FOUND_DROPS } from '../fixtures/found-drops.ts'
import { block, overrideFolder } from '../fixtures/override-folder.ts'
import { PICTURE_DROPS } from '../fixtures/picture-drops.ts'

const PARTS = ['hamster/head.head', 'hamster/torso.torso', 'hamster/tail.tail', 'hamster/face.head@hit']
const fewOf = (pack: 'pet-hamster' | 'vfx', isOne: (frame: string) => boolean): OutputSource => {
  const source = packSource(pack)
  if (source.kind !== 'pack') throw new Error(`${pack} is a pack`)
  return { ...source, frames: source.frames.filter(({ name }) => isOne(name)) }
}
const outputs: readonly OutputSource[] = [
  fewOf('pet-hamster', (name) => PARTS.includes(name)),
  fewOf('vfx', (name) => name.startsWith('vfx/hit/')),
  iconSource('item-sword-5'),
  iconSource('tok'),
]
const DROPS: readonly Drop[] = [...PICTURE_DROPS, ...ATLAS_DROPS, ...FILE_DROPS, ...EXPORT_DROPS, ...FOUND_DROPS]

const folder = overrideFolder()
beforeEach(() => folder.empty())
afterAll(() => folder.remove())

const built = async (): Promise<OverrideWords> => {
  const reading = await readOverrides(folder.directory, outputs)
  const notes = new Map<string, OutputNotes>()
  for (const output of outputs) {
    const replaced = reading.overrides.get(output.name)
    if (!replaced) continue
    const { files, ...about } = await makeWithOverrides(output, replaced)
    expect(files.length).toBeGreaterThan(0)
    notes.set(output.name, about)
  }
  const { effects, loops, leftOut } = await readSoundOverrides(folder.directory)
  return builtOverrides(reading, notes, { used: effects.size + loops.size, leftOut })
}

describe('every kind of drop is used, or answered by one sentence with file, frame, cause and cure', () => {
  test('the table holds 140 kinds and more, each once', () => {
    expect(DROPS.length).toBeGreaterThanOrEqual(140)
    expect(new Set(DROPS.map(([kind]) => kind)).size).toBe(DROPS.length)
  })

  test.each(DROPS)('%s', async (_kind, put, answer) => {
    await put(folder)
    const { used, leftOut, suspicions } = await built()
    if (answer === 'accepted') {
      expect({ leftOut, suspicions }).toEqual({ leftOut: [], suspicions: [] })
      expect(used).toBeGreaterThan(0)
    } else if (typeof answer === 'string') {
      expect({ leftOut, suspicions }).toEqual({ leftOut: [answer], suspicions: [] })
    } else {
      expect({ leftOut, suspicions }).toEqual({ leftOut: [], suspicions: [answer.suspicion] })
      expect(used).toBeGreaterThan(0)
    }
  })
})

test('the build of the game ends well with all kinds at once, and says how many it used', async () => {
  for (const [, put] of DROPS) await put(overrideFolder(folder.directory))
  const right = await block(128, 128, '#ff0000')
  folder.write('icons/tok.png', right)
  const generatedDir = mkdtempSync(path.join(tmpdir(), 'house-kombat-generated-'))
  onTestFinished(() => rmSync(generatedDir, { recursive: true }))
  const { overrides, files } = await buildAssets({ overrideDir: folder.directory, generatedDir })
  expect(files.length).toBeGreaterThan(100)
  const more = overrides.leftOut.map((sentence) =>
    Number(/The same goes for (\d+) more files/.exec(sentence)?.[1] ?? 0),
  )
  expect(overrides.leftOut.length + more.reduce((sum, files) => sum + files, 0)).toBeGreaterThanOrEqual(64)
  expect(overrides.leftOut.filter((sentence) => /\n|Error| at .*\.ts:/.test(sentence))).toEqual([])
  expect(overrideLines(overrides)[0]).toBe(
    `Overrides: ${overrides.used} used; reasons to leave out others: ${overrides.leftOut.length}.`,
  )
  expect(overrides.used).toBeGreaterThanOrEqual(1)
}, 180_000)
