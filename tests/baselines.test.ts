import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { acceptPictures, type KeptPicture, keptPictures } from './run/accept-pictures.ts'
import { encodeBaseline, LOSS } from './run/baseline-format.ts'
import { BASELINES, baselineFile, readBaseline, readSignature, signatureFile } from './run/baselines.ts'
import { checkPicture } from './run/check-picture.ts'
import { type Pixels, readPixels, toPng } from './run/picture-difference.ts'
import { titlePattern } from './run/title-pattern.ts'

/** What taking every picture anew may add to the history. */
const MOST_OF_A_RESTYLE = 6e6
/** What a day may add on which so many pictures change. */
const MOST_OF_A_DAY = 2e6
const PICTURES_OF_A_DAY = 40

/** A dithered slope of colours with a patch on it, the same for the same numbers. */
const drawn = (width: number, height: number, patch: { x: number; y: number; size: number } | null = null): Pixels => {
  const data = new Uint8Array(width * height * 3)
  let dither = 1
  for (let at = 0; at < data.length; at += 1) {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)]
    dither = (dither * 48_271) % 2_147_483_647
    const isPatch = patch && x >= patch.x && x < patch.x + patch.size && y >= patch.y && y < patch.y + patch.size
    data[at] = isPatch ? 250 : Math.min(255, Math.floor((x + 2 * y) / 3) + (dither % 3))
  }
  return { width, height, data }
}

const mostApart = (one: Pixels, other: Pixels): number =>
  one.data.reduce((most, value, at) => Math.max(most, Math.abs(value - (other.data[at] ?? 0))), 0)

describe('a stored picture', () => {
  it('holds every colour within its loss', async () => {
    const picture = drawn(101, 70, { x: 20, y: 20, size: 9 })
    const back = await readPixels(await encodeBaseline(picture))
    expect([back.width, back.height]).toEqual([101, 70])
    expect(mostApart(picture, back)).toBeLessThanOrEqual(LOSS)
    expect(mostApart(picture, back)).toBeGreaterThan(0)
  })

  it('keeps what has not changed as it was, byte by byte', async () => {
    const earlier = await readPixels(await encodeBaseline(drawn(96, 96)))
    const changed = drawn(96, 96, { x: 3, y: 3, size: 9 })
    const back = await readPixels(await encodeBaseline(changed, earlier))
    const lastRow = (picture: Pixels) => picture.data.subarray(-96 * 3)
    expect(lastRow(back)).toEqual(lastRow(earlier))
    expect(mostApart(changed, back)).toBeLessThanOrEqual(LOSS)
  })
})

describe('accepted pictures', () => {
  let home = ''
  let folders = { baselines: '', drawn: '' }
  const [RICH, EMPTY] = ['screens.spec.ts/home/rich-390', 'screens.spec.ts/home/empty-390']
  const isMain = (name: string) => name === RICH

  const write = async (folder: string, name: string, picture: Pixels): Promise<string> => {
    const file = path.join(folder, `${name}.png`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, await toPng(picture))
    return file
  }
  const accept = async (pictures: Readonly<Record<string, Pixels>>, orphans: readonly KeptPicture[] = []) => {
    const changed = []
    for (const [name, picture] of Object.entries(pictures))
      changed.push({ name, isMain: isMain(name), file: await write(path.join(home, 'taken'), name, picture) })
    await acceptPictures({ folder: folders.baselines, changed, orphans })
  }
  const check = (name: string, picture: Pixels) => checkPicture(name, isMain(name), picture, folders)

  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'house-kombat-baselines-'))
    folders = { baselines: path.join(home, 'baselines'), drawn: path.join(home, 'drawn') }
  })
  afterEach(() => rmSync(home, { recursive: true }))

  it('are stored where they are main shots; of all others only signatures are, of one screen in one file', async () => {
    await accept({ [RICH]: drawn(96, 96), [EMPTY]: drawn(90, 70), 'screens.spec.ts/home/away-390': drawn(96, 96) })
    expect(readdirSync(path.join(folders.baselines, 'screens.spec.ts/home')).sort()).toEqual([
      'rich-390.webp',
      'signatures.txt',
    ])
    expect(mostApart((await readBaseline(RICH, folders.baselines)) ?? drawn(1, 1), drawn(96, 96))).toBeLessThanOrEqual(
      LOSS,
    )
    expect(readSignature(EMPTY, folders.baselines)).toMatchObject({ width: 90, height: 70 })
    expect(await check(RICH, drawn(96, 96))).toBeNull()
    expect(await check(EMPTY, drawn(90, 70))).toBeNull()
  })

  it('leave the signatures beside them as they were, line by line', async () => {
    await accept({ [EMPTY]: drawn(96, 96), 'screens.spec.ts/home/away-390': drawn(96, 96) })
    const lines = () => readFileSync(signatureFile(EMPTY, folders.baselines), 'utf8').split('\n')
    const before = lines()
    await accept({ [EMPTY]: drawn(96, 96, { x: 50, y: 40, size: 4 }) })
    expect(lines().filter((line, index) => line !== before[index])).toHaveLength(1)
  })

  it('go with the test that took them, and their file with the last of them', async () => {
    await accept({ [RICH]: drawn(96, 96), [EMPTY]: drawn(96, 96) })
    expect(keptPictures(folders.baselines)).toEqual([
      { name: RICH, isMain: true },
      { name: EMPTY, isMain: false },
    ])
    await accept({}, keptPictures(folders.baselines))
    expect(keptPictures(folders.baselines)).toEqual([])
    expect(readdirSync(path.join(folders.baselines, 'screens.spec.ts/home'))).toEqual([])
  })

  it('are new to who has never seen them', async () => {
    expect(await check(RICH, drawn(96, 96))).toEqual({ words: null, expected: null, marked: null })
    expect(await check(EMPTY, drawn(96, 96))).toEqual({ words: null, expected: null, marked: null })
  })

  it('tell by a signature alone which tiles differ, and frame them', async () => {
    await accept({ [EMPTY]: drawn(96, 96) })
    const found = await check(EMPTY, drawn(96, 96, { x: 50, y: 40, size: 4 }))
    expect(found?.words).toBe('1 tile of 16 × 16 px within x 48–64, y 32–48, most at x 48, y 32')
    expect(found?.expected).toBeNull()
    const colourAt = (x: number, y: number) => [...(found?.marked?.data ?? [])].slice((y * 96 + x) * 3).slice(0, 3)
    for (const [x, y] of [
      [48, 32],
      [63, 47],
      [55, 32],
    ] as const)
      expect(colourAt(x, y)).toEqual([230, 0, 40])
    expect(colourAt(55, 36)).not.toEqual([230, 0, 40])
    expect((await check(EMPTY, drawn(96, 80)))?.words).toBe('is 96 × 80, was 96 × 96')
  })

  it('show what they were once somebody has drawn it, and nothing else that lies there', async () => {
    await accept({ [EMPTY]: drawn(96, 96) })
    const changed = drawn(96, 96, { x: 50, y: 40, size: 4 })
    await write(folders.drawn, EMPTY, drawn(96, 96, { x: 2, y: 2, size: 9 }))
    expect((await check(EMPTY, changed))?.expected).toBeNull()
    await write(folders.drawn, EMPTY, drawn(96, 96))
    expect(mostApart((await check(EMPTY, changed))?.expected ?? changed, drawn(96, 96))).toBe(0)
  })
})

it('a picture’s name leads to the test that takes it', () => {
  const takes = (name: string, title: string) => new RegExp(titlePattern(name), 'i').test(title)
  expect(takes('screens.spec.ts/home/today-390', 'screens.spec.ts Home, today')).toBe(true)
  expect(takes('screens.spec.ts/home/today-390', 'screens.spec.ts Home, today-failed')).toBe(false)
  expect(takes('screens.spec.ts/home/daily-390-large-text', 'screens.spec.ts Home, daily')).toBe(true)
  expect(takes('screens.spec.ts/reward/rich-whole', 'screens.spec.ts Reward, rich @main')).toBe(true)
  expect(takes('scenes.spec.ts/arena-burn-tick-320', 'scenes.spec.ts arena burn tick, 320 × 568')).toBe(true)
  expect(takes('scenes.spec.ts/arena-burn-tick-320', 'scenes.spec.ts arena burn tick, 768 × 1024')).toBe(false)
})

describe('the history of pictures', () => {
  /** Bytes of each kept picture as git stores it: pictures as they are, signatures compressed. */
  const stored = readdirSync(BASELINES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(webp|txt)$/.test(name))
    .map((name) => ({ name, content: readFileSync(path.join(BASELINES, name)) }))
    .map(({ name, content }) => (name.endsWith('.txt') ? deflateSync(content).length : content.length))
  const everything = stored.reduce((sum, bytes) => sum + bytes, 0)
  const kept = keptPictures(BASELINES)

  it('grows by at most 6 MB when everything is taken anew', () => {
    expect(everything).toBeGreaterThan(1e6)
    expect(everything).toBeLessThanOrEqual(MOST_OF_A_RESTYLE)
  })

  it('grows by at most 2 MB on a day on which forty pictures change five times each', () => {
    expect(kept.length).toBeGreaterThan(500)
    expect((everything / kept.length) * PICTURES_OF_A_DAY * 5).toBeLessThanOrEqual(MOST_OF_A_DAY)
  })

  it('has no picture that is stored beside its signature', () => {
    expect(new Set(kept.map(({ name }) => name)).size).toBe(kept.length)
    for (const { name, isMain } of kept) if (isMain) expect(baselineFile(name)).toMatch(/rich-(?:ru-)?390|scenes|fonts/)
  })
})
