import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { iconSource } from '#assets/build/icon-sources.ts'
import type { OutputSource } from '#assets/build/output.ts'
import { checkWeight } from '#assets/build/override/check-weight.ts'
import { makeWithOverrides } from '#assets/build/override/make-with-overrides.ts'
import { readOverrides } from '#assets/build/override/read-overrides.ts'
import { packSource } from '#assets/build/pack-sources.ts'
import { sentencesOf } from '#assets/build/problem.ts'
import { block, overrideFolder, type ToolFrame, toolFrame } from '../fixtures/override-folder.ts'

const hamster = packSource('pet-hamster')
const sword = iconSource('item-sword-5')
const outputs: readonly OutputSource[] = [hamster, packSource('pet-dogs'), sword, iconSource('tok')]

const folder = overrideFolder()
beforeEach(() => folder.empty())
afterAll(() => folder.remove())

const sentences = async (sources: readonly OutputSource[] = outputs): Promise<string[]> => {
  try {
    const { leftOut } = await readOverrides(folder.directory, sources)
    return sentencesOf(leftOut)
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [String(error)]
  }
}
const hamsterAtlas = (frame: Partial<ToolFrame>, name = 'hamster/head.head') =>
  folder.atlas('pets/hamster', { [name]: { ...toolFrame(0, 0), ...frame } })

test('every fault of the folder is reported at once, and what is right is used', async () => {
  await folder.atlas('pets/hamster', {
    'hamster/hed.head': toolFrame(0, 0),
    'hamster/torso.torsoo': toolFrame(0, 0),
    'hamster/tail.tail': toolFrame(0, 0),
  })
  expect(await sentences()).toHaveLength(2)
  const { overrides } = await readOverrides(folder.directory, outputs)
  expect([...(overrides.get('pet-hamster')?.keys() ?? [])]).toEqual(['hamster/tail.tail'])
})

test('the one name in other capitals is not lost among many that the game does not have', async () => {
  for (const name of ['icons/TOK', 'mine/unicorn', 'mine/dragon', 'mine/griffin', 'mine/phoenix', 'items/swrd-5'])
    folder.write(`${name}.png`, await block(128, 128, '#ff0000'))
  expect((await sentences()).sort()).toEqual([
    'assets/override/icons/TOK.png: "icons/TOK": the game writes this name in other capitals. Rename it to "icons/tok".',
    'assets/override/items/swrd-5.png: "items/swrd-5": nothing in the game has this name. Did you mean "items/sword-5".',
    'assets/override/mine/dragon.png: "mine/dragon": nothing in the game has this name. All names are in assets/generated/report.json. The same goes for 3 more files.',
  ])
})

describe('a frame that the game needs', () => {
  const undrawn = (name: string): OutputSource => {
    if (hamster.kind !== 'pack') throw new Error('the hamster is a pack')
    return { ...hamster, frames: hamster.frames.map((frame) => (frame.name === name ? { ...frame, svg: '' } : frame)) }
  }

  test('is missing when neither we nor an artist drew it', async () => {
    expect(await sentences([undrawn('hamster/tail.tail')])).toEqual([
      'pet-hamster: "hamster/tail.tail": the game needs this frame and nobody has drawn it. Draw it in assets/art or put it into assets/override.',
    ])
  })

  test('is looked for among misspelt ones', async () => {
    await hamsterAtlas({}, 'hamster/tail.tial')
    const [unknown, missing] = await sentences([undrawn('hamster/tail.tail')])
    expect(unknown).toContain('Did you mean "hamster/tail.tail"')
    expect(missing).toContain('(found "hamster/tail.tial": a typo?)')
  })

  test('may come from an override alone', async () => {
    await hamsterAtlas({}, 'hamster/tail.tail')
    expect(await sentences([undrawn('hamster/tail.tail')])).toEqual([])
  })
})

test('a pack that an override makes too heavy for a phone', async () => {
  folder.write('pets/hamster/head.head.png', await block(659, 630, '#ff0000'))
  const replaced = (await readOverrides(folder.directory, outputs)).overrides.get('pet-hamster')
  if (!replaced) throw new Error('nothing is replaced')
  const files = [{ fileName: 'pet-hamster.00000000.png', data: Buffer.alloc(700_001) }]
  expect(() => checkWeight(hamster, files, replaced)).toThrow(
    'assets/override/pets/hamster/head.head.png: "pet-hamster": packed for the game it weighs 701 kB, over the limit of 600 kB. Use fewer colours, flat areas and less noise.',
  )
})

test('a frame of a pack that shows nothing leaves the others of its file in', async () => {
  folder.write('pets/hamster.png', await block(256, 256, '#00ff00', 60))
  const meta = { image: 'hamster.png', size: { w: 256, h: 256 } }
  const frames = { 'hamster/head.head': toolFrame(0, 0), 'hamster/tail.tail': toolFrame(100, 100) }
  folder.write('pets/hamster.json', JSON.stringify({ frames, meta }))
  const { overrides } = await readOverrides(folder.directory, outputs)
  const { used, leftOut } = await makeWithOverrides(hamster, overrides.get('pet-hamster'))
  expect(used).toEqual(['hamster/tail.tail'])
  expect(sentencesOf(leftOut)).toEqual([
    'assets/override/pets/hamster.json: "hamster/head.head": nothing is to be seen in it. Draw it, or leave it out to keep the game’s own.',
  ])
})
