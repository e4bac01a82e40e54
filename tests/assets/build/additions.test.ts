import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readAdditions } from '#assets/build/additions/read-additions.ts'
import { type BuildReport, buildAssets, CACHE_DIR } from '#assets/build/build-assets.ts'
import type { ArtReport } from '#assets/manifest/art-report.ts'
import { MOON_COLOURS, MOON_LINES, painted, writeIn, writeMoonFolder } from '../fixtures/addition-folder.ts'
import { wav } from '../fixtures/drop-files.ts'

const scratch = mkdtempSync(path.join(tmpdir(), 'house-kombat-additions-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const rgb = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

describe('a file and a line of each kind', () => {
  const generated = path.join(scratch, 'generated')
  const additions = path.join(scratch, 'moon')
  let built: BuildReport
  let report: ArtReport
  const textOf = (file: string): string => readFileSync(path.join(generated, file), 'utf8')
  const fileOf = (output: string): string => report.outputs.find(({ name }) => name === output)?.files[0] ?? 'none'
  const framesOf = (output: string): string[] =>
    report.outputs.find(({ name }) => name === output)?.frames.map(({ name }) => name) ?? []
  const middleOf = async (file: string): Promise<number[]> => {
    const { data, info } = await sharp(path.join(generated, file))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4
    return [...data.subarray(at, at + 3)]
  }
  const near = (colour: string): number[] => rgb(colour).map((value) => expect.closeTo(value, -1.2) as number)

  beforeAll(async () => {
    await writeMoonFolder(additions)
    built = await buildAssets({
      generatedDir: generated,
      cacheDir: CACHE_DIR,
      additionsDir: additions,
      overrideDir: path.join(scratch, 'none'),
      creditsFile: path.join(scratch, 'none.md'),
    })
    report = JSON.parse(textOf('report.json'))
  }, 180_000)

  test('is built without a word of fault', () => {
    expect(built.overrides).toEqual({ used: 0, leftOut: [], suspicions: [] })
  })

  test('an item is in the pack of named items, and its icon is made from the worn drawing', async () => {
    expect(framesOf('gear-special')).toContain('special/moon-sword/weapon.weapon')
    expect(await middleOf(fileOf('item-special-moon-sword'))).toEqual(near(MOON_COLOURS.sword))
    expect(textOf('additions.ts')).toContain("AddedItemSlug = 'moon-sword'")
    expect(textOf('manifest-extras.ts')).toContain("'item-special-moon-sword': '")
  })

  test('an icon and an arena are pictures of their own', async () => {
    expect(await middleOf(fileOf('moon'))).toEqual(near(MOON_COLOURS.icon))
    expect(await middleOf(fileOf('backdrop-moon-garden-floor'))).toEqual(near(MOON_COLOURS.garden))
  })

  test('a sound is in the file of added sounds', () => {
    const [, file = '', region = ''] =
      /addedSoundsFile: string \| null = "(.*)"[\s\S]*\["moon-bell",\[(.*?)\]\]/.exec(textOf('added-sounds.ts')) ?? []
    expect(file).toMatch(/^sounds-added\.[0-9a-f]{8}\.mp3$/)
    expect(readFileSync(path.join(generated, file)).length).toBeGreaterThan(1000)
    expect(Number(region.split(',')[1])).toBeGreaterThan(400)
  })

  test('an effect has as many frames as its strip has squares', () => {
    expect(framesOf('vfx').filter((name) => name.startsWith('vfx/moon-burst/'))).toEqual([
      'vfx/moon-burst/00',
      'vfx/moon-burst/01',
      'vfx/moon-burst/02',
      'vfx/moon-burst/03',
    ])
  })

  test('each file is asked for its author', () => {
    expect([...built.uncredited].sort()).toEqual([
      'additions/backdrops/moon-garden.png',
      'additions/effects/moon-burst.png',
      'additions/icons/moon.png',
      'additions/items/moon-sword.png',
      'additions/sounds/moon-bell.wav',
    ])
  })
})

describe('items of several parts', () => {
  const directory = path.join(scratch, 'parts')
  afterEach(() => rmSync(directory, { recursive: true, force: true }))
  const boots = { slug: 'moon-boots', slot: 'boots', rarity: 'rare', tradeable: true, names: { en: 'Moon Boots' } }

  test('have a file for each part, and an icon of their own if one is drawn', async () => {
    writeIn(directory, 'additions.json', JSON.stringify({ items: [boots] }))
    writeIn(directory, 'items/moon-boots.legF.png', await painted(732, 700, '#ff0000', [[300, 500, 60, 60]]))
    writeIn(directory, 'items/moon-boots.legN.png', await painted(732, 700, '#ff0000', [[400, 500, 60, 60]]))
    writeIn(directory, 'items/moon-boots.icon.png', await painted(128, 128, '#0000ff', [[20, 20, 80, 80]]))
    const { frames, icons, leftOut, unfinished } = await readAdditions(directory)
    expect(leftOut.map(String)).toEqual([])
    expect(frames['gear-special'].map(({ name }) => name)).toEqual([
      'special/moon-boots/boots.legF',
      'special/moon-boots/boots.legN',
    ])
    expect(icons.map(({ name }) => name)).toEqual(['item-special-moon-boots'])
    expect(unfinished.map(({ message }) => message)).toEqual([
      'assets/additions/additions.json: "moon-boots": it has no name in ru, where players read "Moon Boots". Add "ru": "…" to its names.',
    ])
  })

  test('are left out whole while one is missing', async () => {
    writeIn(directory, 'additions.json', JSON.stringify({ items: [boots] }))
    writeIn(directory, 'items/moon-boots.legF.png', await painted(732, 700, '#ff0000', [[300, 500, 60, 60]]))
    const { additions, frames, leftOut } = await readAdditions(directory)
    expect(additions.items).toEqual({})
    expect(frames['gear-special']).toEqual([])
    expect(leftOut.map(({ message }) => message)).toEqual([
      'assets/additions/additions.json: "moon-boots.legN": its picture assets/additions/items/moon-boots.legN.png is missing. Save it there, or take the line out.',
    ])
  })
})

const [sword] = MOON_LINES.items
const JSON_FILE = 'assets/additions/additions.json'
const SLOTS = 'sword, shield, wings, animal, necklace, helmet, armor, boots'
type Files = Readonly<Record<string, string | Buffer>>

const FAULTS: readonly (readonly [title: string, lines: object | string, files: Files, sentence: RegExp | string])[] = [
  [
    'a comma too many',
    '{ "items": [ ], }',
    {},
    new RegExp(
      `^${JSON_FILE}: "\\*": it is no JSON \\(.*\\)\\. Look for a missing or an extra comma, quote or bracket\\.$`,
    ),
  ],
  [
    'another kind',
    { ...MOON_LINES, pets: [] },
    {},
    `${JSON_FILE}: "pets": no such things can be added. There are items, icons, backdrops, sounds, effects.`,
  ],
  [
    'no list',
    { ...MOON_LINES, icons: { name: 'moon' } },
    {},
    `${JSON_FILE}: "icons": it is no list. Write "icons": [ … ].`,
  ],
  [
    'a slot misspelt',
    { ...MOON_LINES, items: [{ ...sword, slot: 'swrod' }] },
    {},
    `${JSON_FILE}: "moon-sword": "slot" is "swrod". Use one of ${SLOTS}.`,
  ],
  [
    'no rarity',
    { ...MOON_LINES, items: [{ ...sword, rarity: undefined }] },
    {},
    `${JSON_FILE}: "moon-sword": "rarity" is missing. Use one of prototype, common, uncommon, rare, epic, legendary.`,
  ],
  [
    'no English name',
    { ...MOON_LINES, items: [{ ...sword, names: { ru: 'Меч' } }] },
    {},
    `${JSON_FILE}: "moon-sword": "names.en" is missing. Write "names": { "en": "Moon Sword" }, each name of at most 24 letters.`,
  ],
  [
    'a field misspelt',
    { ...MOON_LINES, items: [{ ...sword, tradable: true }] },
    {},
    `${JSON_FILE}: "moon-sword": it has "tradable". It takes slug, slot, rarity, tradeable, names.`,
  ],
  [
    'a slug of ours',
    { ...MOON_LINES, items: [sword, { ...sword, slug: 'doge-sword' }] },
    {},
    `${JSON_FILE}: "doge-sword": the game has one of this name already. Choose another name.`,
  ],
  [
    'a slug like a plain item',
    { ...MOON_LINES, items: [sword, { ...sword, slug: 'sword-epic' }] },
    {},
    `${JSON_FILE}: "sword-epic": the game has one of this name already. Choose another name.`,
  ],
  [
    'the same slug twice',
    { ...MOON_LINES, items: [sword, sword] },
    {},
    `${JSON_FILE}: "moon-sword": two lines have this name. Keep one of the two.`,
  ],
  [
    'a league misspelt',
    { ...MOON_LINES, backdrops: [{ name: 'moon-garden', leagues: ['gold'] }] },
    {},
    `${JSON_FILE}: "moon-garden": "leagues.0" is "gold". Use some of Bronze, Silver, Gold, Emerald, Diamond, Champion, Divine, Mythic.`,
  ],
  [
    'a file without a line',
    MOON_LINES,
    { 'items/moon-swrod.png': 'x' },
    'assets/additions/items/moon-swrod.png: "moon-swrod": no line of additions.json names it. Did you mean "moon-sword".',
  ],
  [
    'a part that a sword has not',
    MOON_LINES,
    { 'items/moon-sword.hilt.png': 'x' },
    'assets/additions/items/moon-sword.hilt.png: "moon-sword.hilt": a sword has no such part. Its files are moon-sword, moon-sword.icon.',
  ],
  [
    'a sound as OGG',
    MOON_LINES,
    { 'sounds/moon-gong.ogg': 'x' },
    'assets/additions/sounds/moon-gong.ogg: "*": the build does not know this kind of file. Export it as WAV.',
  ],
  [
    'a picture that is none',
    MOON_LINES,
    { 'icons/moon.png': 'not a picture' },
    'assets/additions/icons/moon.png: "moon": it is not an image. Export it as PNG or WebP.',
  ],
  [
    'a silent sound',
    MOON_LINES,
    { 'sounds/moon-bell.wav': wav(0.4, { loud: 0 }) },
    'assets/additions/sounds/moon-bell.wav: "moon-bell": nothing is to be heard in it. Export it again, or leave it out to keep the game’s own.',
  ],
]

const PICTURE_FAULTS: readonly (readonly [
  title: string,
  file: string,
  width: number,
  height: number,
  x: number,
  sentence: string,
])[] = [
  [
    'another canvas',
    'items/moon-sword.png',
    512,
    512,
    50,
    'assets/additions/items/moon-sword.png: "special/moon-sword/weapon.weapon": its canvas is 512x512, which has another shape. Draw it on 1318x1260 px, or in the same proportions.',
  ],
  [
    'art at the edge',
    'items/moon-sword.png',
    732,
    700,
    0,
    'assets/additions/items/moon-sword.png: "special/moon-sword/weapon.weapon": the drawing touches the edge of its 659x630 canvas and would be cut off. Make it smaller, move it, or make the box wider.',
  ],
  [
    'nothing on it',
    'icons/moon.png',
    128,
    128,
    500,
    'assets/additions/icons/moon.png: "moon": nothing is drawn. Check that the drawing lies inside its box.',
  ],
  [
    'a strip of no squares',
    'effects/moon-burst.png',
    700,
    192,
    50,
    'assets/additions/effects/moon-burst.png: "moon-burst": 700x192 is no strip of 2 to 24 squares. Lay the frames side by side, each as wide as it is high.',
  ],
]

describe('a fault is one sentence, and leaves out its line alone', () => {
  const directory = path.join(scratch, 'fault')
  afterEach(() => rmSync(directory, { recursive: true, force: true }))

  test.each(FAULTS)('%s', async (_title, lines, files, sentence) => {
    await writeMoonFolder(directory)
    writeIn(directory, 'additions.json', typeof lines === 'string' ? lines : JSON.stringify(lines))
    for (const [file, data] of Object.entries(files)) writeIn(directory, file, data)
    const { leftOut } = await readAdditions(directory)
    const [first, ...more] = leftOut.map(({ message }) => message).filter((each) => !each.includes('Add a line for it'))
    expect(first).toMatch(sentence)
    expect(more.filter((each) => !each.includes('no line of additions.json names it'))).toEqual([])
  })

  test.each(PICTURE_FAULTS)('%s', async (_title, file, width, height, x, sentence) => {
    await writeMoonFolder(directory)
    writeIn(directory, file, await painted(width, height, '#ff0000', [[x, 60, 60, 60]]))
    const { leftOut } = await readAdditions(directory)
    expect(leftOut.map(({ message }) => message)).toEqual([sentence])
  })

  test('the other lines stay', async () => {
    await writeMoonFolder(directory, { ...MOON_LINES, icons: [{ name: 'Moon!' }] })
    const { additions, leftOut } = await readAdditions(directory)
    expect(leftOut.map(({ message }) => message)).toEqual([
      `${JSON_FILE}: "Moon!": "name" is "Moon!". Use small letters, digits and hyphens, as in "moon-bell".`,
      'assets/additions/icons/moon.png: "moon": no line of additions.json names it. Add a line for it to "icons".',
    ])
    expect(Object.keys(additions.items)).toEqual(['moon-sword'])
    expect(Object.keys(additions.effects)).toEqual(['moon-burst'])
  })

  test('no folder at all is no fault', async () => {
    const { additions, leftOut } = await readAdditions(directory)
    expect(additions).toEqual({ items: {}, icons: [], backdrops: {}, sounds: {}, effects: {} })
    expect(leftOut).toEqual([])
  })
})
