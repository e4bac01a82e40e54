import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { acceptPictures, pictureNames } from './run/accept-pictures.ts'
import { decodeBaseline, encodeBaseline, LOSS } from './run/baseline-format.ts'
import { BASELINES, baselineFile, baseOf, readBaseline } from './run/baselines.ts'
import { type Pixels, toPng } from './run/picture-difference.ts'

const MOST_BYTES = 20e6

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

describe('a baseline', () => {
  it('holds every colour within its loss', async () => {
    const picture = drawn(101, 70, { x: 20, y: 20, size: 9 })
    const back = await decodeBaseline(await encodeBaseline(picture), null)
    expect([back.width, back.height]).toEqual([101, 70])
    expect(mostApart(picture, back)).toBeLessThanOrEqual(LOSS)
    expect(mostApart(picture, back)).toBeGreaterThan(0)
  })

  it('leaves out what its base shows, also below a shorter base, and still holds every colour', async () => {
    const base = drawn(101, 70)
    const picture = drawn(101, 140, { x: 70, y: 40, size: 10 })
    const shared = await encodeBaseline(picture, { base })
    const back = await decodeBaseline(shared, base)
    expect(mostApart(picture, back)).toBeLessThanOrEqual(LOSS)
    expect(shared.length).toBeLessThan((await encodeBaseline(picture)).length)
    await expect(decodeBaseline(shared, null)).rejects.toThrow('npm run shots:accept')
  })

  it('keeps what has not changed as it was, byte by byte', async () => {
    const earlier = await decodeBaseline(await encodeBaseline(drawn(96, 96)), null)
    const changed = drawn(96, 96, { x: 3, y: 3, size: 9 })
    const back = await decodeBaseline(await encodeBaseline(changed, { earlier }), null)
    const lastRow = (picture: Pixels) => picture.data.subarray(-96 * 3)
    expect(lastRow(back)).toEqual(lastRow(earlier))
    expect(mostApart(changed, back)).toBeLessThanOrEqual(LOSS)
  })

  it('is stored upon the state that it continues, else upon the fullest one of its screen in the same size', () => {
    const home = 'screens.spec.ts/home'
    const upon = {
      [`${home}/today-390`]: `${home}/rich-390`,
      [`${home}/today-in-part-390`]: `${home}/today-390`,
      [`${home}/overflow-320`]: `${home}/rich-320`,
      [`${home}/rich-whole`]: `${home}/rich-390`,
      [`${home}/rich-390`]: null,
      'scenes.spec.ts/arena-hit-390': null,
    }
    const exists = (name: string) => name in upon || name.endsWith('rich-320')
    expect(Object.fromEntries(Object.keys(upon).map((name) => [name, baseOf(name, exists)]))).toEqual(upon)
    expect(baseOf(`${home}/empty-768`, exists)).toBeNull()
  })
})

describe('accepted pictures', () => {
  let home = ''
  let folder = ''
  const takenFile = (name: string) => path.join(home, `${name.replaceAll('/', '-')}.png`)
  const [RICH, EMPTY] = ['screens.spec.ts/home/rich-390', 'screens.spec.ts/home/empty-390']

  const accept = async (pictures: Readonly<Record<string, Pixels>>, orphans: readonly string[] = []) => {
    for (const [name, picture] of Object.entries(pictures)) writeFileSync(takenFile(name), await toPng(picture))
    await acceptPictures({ folder, changed: Object.keys(pictures), orphans, takenFile })
  }

  const read = async (name: string): Promise<Pixels> => {
    const picture = await readBaseline(name, folder)
    if (!picture) throw new Error(`no baseline ${name}`)
    return picture
  }

  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'house-kombat-baselines-'))
    folder = path.join(home, 'baselines')
  })
  afterEach(() => rmSync(home, { recursive: true }))

  it('are stored upon their base, whichever was named first', async () => {
    const empty = drawn(96, 96, { x: 40, y: 40, size: 8 })
    await accept({ [EMPTY]: empty, [RICH]: drawn(96, 96) })
    expect(mostApart(await read(EMPTY), empty)).toBeLessThanOrEqual(LOSS)
    const sizeOf = (name: string) => statSync(baselineFile(name, folder)).size
    expect(sizeOf(EMPTY)).toBeLessThan(sizeOf(RICH))
  })

  it('leave what is stored upon them as it was', async () => {
    await accept({ [RICH]: drawn(96, 96), [EMPTY]: drawn(96, 96, { x: 40, y: 40, size: 8 }) })
    const before = await read(EMPTY)
    await accept({ [RICH]: drawn(96, 96, { x: 2, y: 2, size: 12 }) })
    expect(mostApart(await read(EMPTY), before)).toBe(0)
  })

  it('leave what is stored upon the fullest state as it was when a state comes that it continues', async () => {
    const failed = 'screens.spec.ts/home/today-failed-390'
    await accept({ [RICH]: drawn(96, 96), [failed]: drawn(96, 96, { x: 40, y: 40, size: 8 }) })
    const before = await read(failed)
    await accept({ 'screens.spec.ts/home/today-390': drawn(96, 96, { x: 2, y: 2, size: 50 }) })
    expect(mostApart(await read(failed), before)).toBe(0)
  })

  it('leave what is stored upon them as it was when they go', async () => {
    await accept({ [RICH]: drawn(96, 96), [EMPTY]: drawn(96, 96, { x: 40, y: 40, size: 8 }) })
    const before = await read(EMPTY)
    await accept({}, [RICH])
    expect(pictureNames(folder, '.webp')).toEqual([EMPTY])
    expect(mostApart(await read(EMPTY), before)).toBe(0)
  })
})

it('all baselines together take at most 20 MB', () => {
  const files = readdirSync(BASELINES, { recursive: true, encoding: 'utf8' }).map((name) => path.join(BASELINES, name))
  const bytes = files.filter((file) => statSync(file).isFile()).reduce((sum, file) => sum + statSync(file).size, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
})
