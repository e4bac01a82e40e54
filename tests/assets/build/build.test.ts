import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PARTICLES } from '#assets/art/vfx/all.ts'
import { allSources, type BuildReport, buildAssets, GENERATED_DIR } from '#assets/build/build-assets.ts'
import { cacheKey, readCached, writeCached } from '#assets/build/cache.ts'
import { ICON_NAMES, iconSource } from '#assets/build/icon-sources.ts'
import { makeOutput } from '#assets/build/output.ts'
import type { AtlasFrame } from '#assets/build/pack.ts'
import { packSource } from '#assets/build/pack-sources.ts'
import { CAPES } from '#assets/manifest/cape-layers.ts'
import { crownedLayers } from '#assets/manifest/crowned-layers.ts'
import { GEAR_SLOTS, type RarityIndex, type Worn } from '#assets/manifest/fighter-layers.ts'
import { MAP_LANDS } from '#assets/manifest/map-regions.ts'
import { PACK_NAMES, type PackName, PICTURE_NAMES } from '#assets/manifest/names.ts'
import { PETS_BY_HOUSE } from '#assets/manifest/pets.ts'
import { BONES, REST_BOX, TEXTURE_PX_PER_UNIT } from '#assets/manifest/rig.ts'
import { EFFECT_NAMES, effectFrames, type ParticleName, particleFrame } from '#assets/manifest/vfx.ts'
import { CROWN_PLACES } from '#rules/leaderboards/crowns.ts'

interface FramesFile {
  readonly frames: Readonly<Record<string, AtlasFrame>>
  readonly meta: { readonly image: string; readonly size: { readonly w: number; readonly h: number } }
}

let report: BuildReport
let packs: typeof import('#assets/manifest/packs.ts')

beforeAll(async () => {
  report = await buildAssets()
  packs = await import('#assets/manifest/packs.ts')
}, 180_000)

const fileOf = (url: string): string => path.join(GENERATED_DIR, url.slice('/art/'.length))
const framesOf = (name: PackName): FramesFile => JSON.parse(readFileSync(fileOf(packs.packOf(name).framesUrl), 'utf8'))
const bytesOf = (prefix: string): number =>
  report.files.filter((file) => file.fileName.startsWith(prefix)).reduce((sum, file) => sum + file.bytes, 0)
const dressed = (rarity: RarityIndex): Worn => Object.fromEntries(GEAR_SLOTS.map((slot) => [slot, rarity])) as Worn

describe('the built art', () => {
  test('every name of the manifest has its files', () => {
    for (const name of PACK_NAMES) {
      const { imageUrl, framesUrl, bytes } = packs.packOf(name)
      expect(existsSync(fileOf(imageUrl))).toBe(true)
      expect(existsSync(fileOf(framesUrl))).toBe(true)
      expect(bytes).toBe(readFileSync(fileOf(imageUrl)).length + readFileSync(fileOf(framesUrl)).length)
    }
    for (const name of ICON_NAMES) expect(existsSync(fileOf(packs.iconUrl(name)))).toBe(true)
    for (const name of PICTURE_NAMES) expect(existsSync(fileOf(packs.pictureUrl(name)))).toBe(true)
  })

  test('addresses carry the hash of what they name', () => {
    expect(packs.iconUrl('tok')).toMatch(/^\/art\/tok\.[0-9a-f]{6}\.(png|webp)$/)
  })

  test('every frame that a fighter can ask for is in its pack, whatever it wears (row 39)', () => {
    for (const [houseId] of PETS_BY_HOUSE.entries()) {
      const looks = [
        { houseId, worn: {} },
        ...([0, 1, 2, 3, 4, 5] as const).map((rarity) => ({ houseId, worn: dressed(rarity) })),
        ...CROWN_PLACES.map((crown) => ({ houseId, worn: {}, crown })),
        ...CAPES.map((cape) => ({ houseId, worn: {}, cape })),
      ]
      for (const look of looks) {
        for (const layer of crownedLayers(look)) {
          const { frames } = framesOf(layer.pack)
          for (const frame of layer.faceFrames ? Object.values(layer.faceFrames) : [layer.frame]) {
            expect(frames, `${layer.pack} ${frame}`).toHaveProperty([frame])
          }
        }
      }
    }
  })

  test('the anchor of a part is the pivot of its bone', () => {
    const frame = framesOf('gear').frames['t3/weapon.weapon']
    expect(frame?.sourceSize).toEqual({
      w: Math.round(REST_BOX.width * TEXTURE_PX_PER_UNIT),
      h: REST_BOX.height * TEXTURE_PX_PER_UNIT,
    })
    expect(frame?.anchor.x).toBeCloseTo((BONES.weapon.x - REST_BOX.x) / REST_BOX.width, 4)
    expect(frame?.anchor.y).toBeCloseTo((BONES.weapon.y - REST_BOX.y) / REST_BOX.height, 4)
  })

  test('every effect, particle and land is in its pack (row 68, row 76)', () => {
    const { frames } = framesOf('vfx')
    for (const frame of EFFECT_NAMES.flatMap(effectFrames)) expect(frames).toHaveProperty([frame])
    for (const name of Object.keys(PARTICLES) as ParticleName[]) expect(frames).toHaveProperty([particleFrame(name)])
    for (const land of MAP_LANDS) expect(framesOf('map').frames).toHaveProperty([land.frame])
  })

  test('a pack names its own picture and that is as large as it says, no frame outside it', async () => {
    for (const name of PACK_NAMES) {
      const { frames, meta } = framesOf(name)
      expect(packs.packOf(name).imageUrl).toBe(`/art/${meta.image}`)
      const { width, height } = await sharp(fileOf(`/art/${meta.image}`)).metadata()
      expect({ w: width, h: height }).toEqual(meta.size)
      expect(Math.max(width ?? 0, height ?? 0)).toBeLessThanOrEqual(2048)
      for (const { frame } of Object.values(frames)) {
        expect(frame.x).toBeGreaterThan(0)
        expect(frame.x + frame.w).toBeLessThan(meta.size.w)
        expect(frame.y + frame.h).toBeLessThan(meta.size.h)
      }
    }
  })

  test('the first battle weighs under 800 kB without icons and special items: the heaviest pets and the heaviest of three arenas', () => {
    const heaviest = PETS_BY_HOUSE.map((pet) => bytesOf(`pet-${pet}.`)).sort((a, b) => b - a)
    const arena = Math.max(...[0, 1, 2].map((index) => bytesOf(`arena-${index}-`)))
    const battle = (heaviest[0] ?? 0) + (heaviest[1] ?? 0) + bytesOf('gear.') + bytesOf('vfx.') + arena
    expect(battle).toBeLessThan(800_000)
  })

  test('the map weighs under 250 kB, a pet under 40 kB, any icon under 20 kB', () => {
    expect(bytesOf('map.') + bytesOf('map-background.')).toBeLessThan(250_000)
    for (const pet of PETS_BY_HOUSE) expect(bytesOf(`pet-${pet}.`)).toBeLessThan(40_000)
    for (const icon of ICON_NAMES) expect(bytesOf(`${icon}.`), icon).toBeLessThan(20_000)
  })
})

describe('building again', () => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'house-kombat-art-'))
  afterAll(() => rmSync(scratch, { recursive: true, force: true }))

  test('nothing is rebuilt when nothing changed', async () => {
    expect((await buildAssets()).made).toBe(0)
  })

  test('the same drawings give the same bytes', async () => {
    for (const source of [packSource('pet-hamster'), iconSource('league-7')]) {
      const [first, second] = [await makeOutput(source), await makeOutput(source)]
      expect(second.map((file) => file.fileName)).toEqual(first.map((file) => file.fileName))
      for (const [index, file] of first.entries()) expect(second[index]?.data.equals(file.data)).toBe(true)
    }
  })

  test('drawing everything twice gives the same text, so that the cache finds it', () => {
    expect(JSON.stringify(allSources())).toBe(JSON.stringify(allSources()))
  })

  test('another drawing or another tool is another cache entry', () => {
    const key = cacheKey(iconSource('tok'), 'tools')
    expect(cacheKey(iconSource('tok'), 'tools')).toBe(key)
    expect(cacheKey(iconSource('star'), 'tools')).not.toBe(key)
    expect(cacheKey(iconSource('tok'), 'newer tools')).not.toBe(key)
  })

  test('a cache entry is found whole, a missing or broken one not at all', async () => {
    const file = { fileName: 'a.00000000.png', data: Buffer.from('picture') }
    expect(await readCached(scratch, 'entry')).toBeNull()
    await writeCached(scratch, 'entry', [file])
    await writeCached(scratch, 'entry', [{ ...file, data: Buffer.from('too late') }])
    expect(await readCached(scratch, 'entry')).toEqual([file])
    rmSync(path.join(scratch, 'entry', file.fileName))
    expect(await readCached(scratch, 'entry')).toBeNull()
  })
})
