import { describe, expect, test } from 'vitest'
import { drawFighter } from '#assets/art/dressed.ts'
import { rasterise } from '#assets/build/rasterise.ts'
import { BUILD_NAMES } from '#assets/manifest/builds.ts'
import { GEAR_SLOTS, RARITIES, type RarityIndex, type Worn } from '#assets/manifest/fighter-layers.ts'
import { PET_BUILDS, PETS_BY_HOUSE } from '#assets/manifest/pets.ts'
import { POSES } from '#assets/manifest/poses.ts'
import { REST_BOX } from '#assets/manifest/rig.ts'

const PX_PER_UNIT = 0.16
/** Minimum opacity of an outline pixel, so that the glow of high rarities does not count. */
const SOLID = 200

const dressedIn = (rarity: RarityIndex): Worn => Object.fromEntries(GEAR_SLOTS.map((slot) => [slot, rarity])) as Worn

const silhouette = (houseId: number, worn: Worn): boolean[] => {
  const svg = drawFighter(houseId, worn, POSES.idle)
  const { trim, pixels, width, height } = rasterise({ name: 'fighter', svg, box: REST_BOX, pxPerUnit: PX_PER_UNIT }, '')
  const covered = new Array<boolean>(width * height).fill(false)
  for (let y = 0; y < trim.height; y += 1)
    for (let x = 0; x < trim.width; x += 1)
      covered[(y + trim.y) * width + x + trim.x] = (pixels[(y * trim.width + x) * 4 + 3] ?? 0) >= SOLID
  return covered
}

const difference = (a: readonly boolean[], b: readonly boolean[]): number => {
  let [either, one] = [0, 0]
  for (const [index, covered] of a.entries()) {
    if (covered || b[index]) either += 1
    if (covered !== b[index]) one += 1
  }
  return one / either
}

const mostAlike = (worn: Worn): { readonly share: number; readonly pair: string } => {
  const all = PETS_BY_HOUSE.map((_, houseId) => silhouette(houseId, worn))
  let most = { share: 1, pair: '' }
  for (const [a, first] of all.entries())
    for (const [b, second] of all.entries()) {
      if (b <= a) continue
      const share = difference(first, second)
      if (share < most.share) most = { share, pair: `${PETS_BY_HOUSE[a]} and ${PETS_BY_HOUSE[b]}` }
    }
  return most
}

describe('each pet is known by its outline', () => {
  test('every body type is worn by two pets or more', () => {
    for (const name of BUILD_NAMES)
      expect(Object.values(PET_BUILDS).filter((own) => own === name).length).toBeGreaterThanOrEqual(2)
  })

  test('bare, any two differ by a seventh', () => {
    const { share, pair } = mostAlike({})
    expect(share, pair).toBeGreaterThan(1 / 7)
  })

  test.each(RARITIES.map((rarity, index) => [rarity, index as RarityIndex] as const))(
    'in full gear of rarity %s, the same on both, any two differ by a sixteenth',
    (_, rarity) => {
      const { share, pair } = mostAlike(dressedIn(rarity))
      expect(share, pair).toBeGreaterThan(1 / 16)
    },
  )
})
