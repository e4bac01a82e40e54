import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BuildReport, buildAssets, GENERATED_DIR } from '#assets/build/build-assets.ts'
import { ICON_NAMES } from '#assets/build/icon-sources.ts'
import { REPORT_FILE } from '#assets/build/report.ts'
import { ARENA_PICTURE_NAMES } from '#assets/manifest/arena-layers.ts'
import type { ArtReport } from '#assets/manifest/art-report.ts'
import {
  BOSS_NAMES,
  bossPack,
  CREATURE_ICON_NAMES,
  CREATURE_PACK_NAMES,
  CREATURE_PICTURE_NAMES,
  HUNT_STAGES,
  stagePack,
} from '#assets/manifest/creatures.ts'
import { EXTRA_ICON_NAMES, EXTRA_PACK_NAMES } from '#assets/manifest/extra-names.ts'
import { GEAR_ICON_NAMES } from '#assets/manifest/gear-icons.ts'
import { HEADER_PICTURES } from '#assets/manifest/headers.ts'
import { HOME_ISLAND_PICTURES } from '#assets/manifest/home-islands.ts'
import { INSIGNIA_ICON_NAMES, INSIGNIA_PICTURE_NAMES } from '#assets/manifest/insignia.ts'
import { ISLAND_ICON_NAMES } from '#assets/manifest/island-places.ts'
import { LARGE_INSIGNIA_PICTURES } from '#assets/manifest/large-insignia.ts'
import { LOOK_ICON_NAMES } from '#assets/manifest/look-icons.ts'
import { MEDAL_ICON_NAMES } from '#assets/manifest/medals.ts'
import { PACK_NAMES } from '#assets/manifest/names.ts'
import { PETS_BY_HOUSE } from '#assets/manifest/pets.ts'
import { SHOP_BANNER_PICTURES } from '#assets/manifest/shop-banners.ts'
import { SPECIAL_ITEM_ICON_NAMES } from '#assets/manifest/special-items.ts'

const kB = 1000

let build: BuildReport
let report: ArtReport

beforeAll(async () => {
  build = await buildAssets()
  report = JSON.parse(readFileSync(path.join(GENERATED_DIR, REPORT_FILE), 'utf8')) as ArtReport
}, 180_000)

const bytesOf = (name: string): number => {
  const output = report.outputs.find((candidate) => candidate.name === name)
  if (!output) throw new Error(`The report knows no "${name}"`)
  return output.bytes
}
const sum = (names: readonly string[]): number => names.reduce((total, name) => total + bytesOf(name), 0)
const heaviest = (names: readonly string[], count: number): number =>
  names
    .map(bytesOf)
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((total, bytes) => total + bytes, 0)

const arenasOf = (prefix: RegExp, names: readonly string[]): number[] => {
  const groups = new Map<string, number>()
  for (const name of names) {
    const key = prefix.exec(name)?.[0]
    if (key !== undefined) groups.set(key, (groups.get(key) ?? 0) + bytesOf(name))
  }
  return [...groups.values()]
}

const isOfPath = (name: string): boolean => name.startsWith('path-')

describe('the budgets of the art', () => {
  test('a pack weighs no more than its kind may', () => {
    for (const pet of PETS_BY_HOUSE) expect(bytesOf(`pet-${pet}`), pet).toBeLessThan(40 * kB)
    for (const boss of BOSS_NAMES) expect(bytesOf(bossPack(boss)), boss).toBeLessThan(70 * kB)
    for (const stage of HUNT_STAGES) expect(bytesOf(stagePack(stage)), stage).toBeLessThan(70 * kB)
    for (const name of [...PACK_NAMES, ...EXTRA_PACK_NAMES]) expect(bytesOf(name), name).toBeLessThan(340 * kB)
  })

  test('an icon weighs under 12 kB', () => {
    for (const name of [...ICON_NAMES, ...EXTRA_ICON_NAMES]) expect(bytesOf(name), name).toBeLessThan(12 * kB)
  })

  test('the arena of a boss weighs under 120 kB, all creatures under 700 kB', () => {
    for (const boss of BOSS_NAMES) {
      const arena = CREATURE_PICTURE_NAMES.filter((name) => name.startsWith(`boss-arena-${boss}-`))
      expect(sum(arena), boss).toBeLessThan(120 * kB)
    }
    expect(sum([...CREATURE_PACK_NAMES, ...CREATURE_ICON_NAMES, ...CREATURE_PICTURE_NAMES])).toBeLessThan(700 * kB)
  })

  test('an insignia weighs under 5 kB, what is looked at large under 10 kB, all but medals and the season path under 260 kB', () => {
    const medals = new Set<string>(MEDAL_ICON_NAMES)
    const large = (name: string): boolean => /^(medal|mythic|laurel|league-cup|chest-season)/.test(name)
    for (const name of INSIGNIA_ICON_NAMES) expect(bytesOf(name), name).toBeLessThan((large(name) ? 10 : 5) * kB)
    const others = INSIGNIA_ICON_NAMES.filter((name) => !medals.has(name) && !isOfPath(name))
    expect(sum(others)).toBeLessThan(260 * kB)
  })

  test('the pieces of the season path, which its celebrations and showcases alone load, weigh under 30 kB', () => {
    expect(sum(INSIGNIA_ICON_NAMES.filter(isOfPath))).toBeLessThan(30 * kB)
  })

  test('an island piece weighs under 3 kB and all of them under 50 kB, a frame under 6 kB and another look under 5 kB', () => {
    for (const name of ISLAND_ICON_NAMES) expect(bytesOf(name), name).toBeLessThan(3 * kB)
    expect(sum(ISLAND_ICON_NAMES)).toBeLessThan(50 * kB)
    for (const name of LOOK_ICON_NAMES)
      expect(bytesOf(name), name).toBeLessThan((name.startsWith('look-frame-') ? 6 : 5) * kB)
  })

  test('the capes that a wearer loads weigh under 48 kB', () => {
    for (const name of ['capes', 'season-capes']) expect(bytesOf(name), name).toBeLessThan(48 * kB)
  })

  test('the medals, which their page alone loads, weigh under 190 kB', () => {
    expect(sum(MEDAL_ICON_NAMES)).toBeLessThan(190 * kB)
  })

  test('a medal or a rank on a share card weighs under 24 kB, all of them under 600 kB: a player who shares one loads one', () => {
    for (const name of LARGE_INSIGNIA_PICTURES) expect(bytesOf(name), name).toBeLessThan(24 * kB)
    expect(sum(LARGE_INSIGNIA_PICTURES)).toBeLessThan(600 * kB)
  })

  test('a picture of an empty list weighs under 14 kB', () => {
    for (const name of INSIGNIA_PICTURE_NAMES) expect(bytesOf(name), name).toBeLessThan(14 * kB)
  })

  test('special items, worn and as icons, weigh under 470 kB, supplies and keys under 45 kB', () => {
    const isWorn = (name: string): boolean => name.startsWith('item-special-')
    const worn = SPECIAL_ITEM_ICON_NAMES.filter(isWorn)
    expect(sum(['gear-special', ...worn])).toBeLessThan(470 * kB)
    expect(sum(SPECIAL_ITEM_ICON_NAMES.filter((name) => !isWorn(name)))).toBeLessThan(45 * kB)
  })

  test('a home island weighs under 26 kB', () => {
    for (const name of HOME_ISLAND_PICTURES) expect(bytesOf(name), name).toBeLessThan(26 * kB)
  })

  test('a painted header weighs under 22 kB', () => {
    for (const name of HEADER_PICTURES) expect(bytesOf(name), name).toBeLessThan(22 * kB)
  })

  test('a banner of the shop weighs under 30 kB, all of them under 110 kB', () => {
    for (const name of SHOP_BANNER_PICTURES) expect(bytesOf(name), name).toBeLessThan(30 * kB)
    expect(sum(SHOP_BANNER_PICTURES)).toBeLessThan(110 * kB)
  })

  test('what a player waits for while loading weighs under 40 kB', () => {
    expect(bytesOf('loading')).toBeLessThan(40 * kB)
  })

  test('the first battle takes at most 1.6 MB: heaviest pets and arena, special items worn, every icon of its cards', () => {
    const pets = heaviest(
      PETS_BY_HOUSE.map((pet) => `pet-${pet}`),
      2,
    )
    const arena = Math.max(...arenasOf(/^arena-\d+-/, ARENA_PICTURE_NAMES))
    const icons = sum([...GEAR_ICON_NAMES, ...ICON_NAMES.filter((name) => /^(skill|stone|portrait)-/.test(name))])
    const specials = bytesOf('gear-special')
    expect(pets + arena + icons + specials + sum(['gear', 'vfx'])).toBeLessThanOrEqual(1600 * kB)
  })

  test('all pictures weigh at most 4.1 MB, without those that are shared', () => {
    const total = report.outputs.reduce((bytes, output) => bytes + output.bytes, 0)
    expect(total).toBe(build.files.reduce((bytes, file) => bytes + file.bytes, 0))
    expect(total - sum(LARGE_INSIGNIA_PICTURES)).toBeLessThanOrEqual(4100 * kB)
  })

  test('all sound weighs at most 2.2 MB', () => {
    expect(build.sounds.length).toBeGreaterThan(0)
    expect(build.sounds.reduce((bytes, file) => bytes + file.bytes, 0)).toBeLessThanOrEqual(2200 * kB)
  })
})
