import { describe, expect, test } from 'vitest'
import { BUILDS } from '#assets/manifest/builds.ts'
import type { Cape } from '#assets/manifest/cape-layers.ts'
import { crownedLayers } from '#assets/manifest/crowned-layers.ts'
import {
  fighterLayers,
  GEAR_SLOTS,
  packsOf,
  type RARITIES,
  type RarityIndex,
  type Worn,
  wornFromCosmetic,
} from '#assets/manifest/fighter-layers.ts'
import type { PackName } from '#assets/manifest/names.ts'
import { HELMET_FIT, PETS_BY_HOUSE, petOfHouse } from '#assets/manifest/pets.ts'
import { SLOT_ORDER } from '#assets/manifest/rig.ts'
import { BARE_COSMETIC } from '#workbench/fixtures/fighters.ts'

const dressed = (rarity: RarityIndex): Worn => Object.fromEntries(GEAR_SLOTS.map((slot) => [slot, rarity])) as Worn
const houses = PETS_BY_HOUSE.map((_, houseId) => houseId)
const frames = (houseId: number, worn: Worn): string[] => fighterLayers({ houseId, worn }).map((layer) => layer.frame)

describe('the layers of a fighter (row 39, row 73, row 91)', () => {
  test('house ids 0 to 7 have the pets of the specification', () => {
    expect(houses.map(petOfHouse)).toEqual(['hamster', 'moonbix', 'not', 'major', 'blum', 'cats', 'seed', 'dogs'])
  })

  test.each([-1, 8, 1.5, Number.NaN])('house %s does not exist and is refused', (houseId) => {
    expect(() => fighterLayers({ houseId, worn: {} })).toThrow(RangeError)
  })

  test('layers come back to front for every pet in every rarity', () => {
    for (const houseId of houses) {
      for (const rarity of [0, 1, 2, 3, 4, 5] as const) {
        const depths = fighterLayers({ houseId, worn: dressed(rarity) }).map((layer) => SLOT_ORDER.indexOf(layer.slot))
        expect(depths).toEqual([...depths].sort((a, b) => a - b))
      }
    }
  })

  test('an undressed pet needs its own pack only, a dressed one the gear as well', () => {
    expect(packsOf(fighterLayers({ houseId: 6, worn: {} }))).toEqual(['pet-seed'])
    expect(new Set(packsOf(fighterLayers({ houseId: 6, worn: { sword: 0 } })))).toEqual(new Set(['pet-seed', 'gear']))
  })

  test('a crown sits over helmet and ears and behind what the hands hold, and fits each head as its helmet does (R30)', () => {
    for (const [houseId, pet] of PETS_BY_HOUSE.entries()) {
      for (const worn of [{}, dressed(5)]) {
        const layers = crownedLayers({ houseId, worn, crown: 3 })
        const at = layers.findIndex(({ frame }) => frame === 'crown/3/crown.helmet')
        expect(layers[at]).toMatchObject({ pack: 'crowns', bone: 'helmet', fit: HELMET_FIT[pet] })
        expect(layers.slice(0, at).map(({ slot }) => slot)).not.toContain('weapon')
        expect(layers.slice(at).map(({ slot }) => slot)).not.toContain('helmet')
        expect(layers.slice(at).map(({ slot }) => slot)).not.toContain('ears')
      }
    }
  })

  test('a cape hangs over the wings and behind the body, its collar over armour and under a necklace (R58)', () => {
    for (const houseId of houses) {
      const slots = crownedLayers({ houseId, worn: dressed(5), cape: 'cape-crimson' }).map(({ slot }) => slot)
      expect(slots.indexOf('cape')).toBe(slots.lastIndexOf('wings') + 1)
      expect(slots.indexOf('collar')).toBe(slots.lastIndexOf('armor') + 1)
      expect(slots[slots.indexOf('collar') + 1]).toBe('neck')
    }
  })

  test('a player who wears a cape loads either the dyed capes or those of the season; a player without one loads neither', () => {
    const capesOf = (cape?: Cape): PackName[] =>
      packsOf(crownedLayers({ houseId: 6, worn: {}, cape })).filter((pack) => pack.endsWith('capes'))
    expect(capesOf('cape-rose')).toEqual(['capes'])
    expect(capesOf('season-cape-4')).toEqual(['season-capes'])
    expect(capesOf()).toEqual([])
  })

  test('a player without a crown does not load the crowns', () => {
    expect(packsOf(crownedLayers({ houseId: 6, worn: {}, crown: null }))).not.toContain('crowns')
  })

  test('every pet has one face with five expressions', () => {
    for (const houseId of houses) {
      const faces = fighterLayers({ houseId, worn: {} }).filter((layer) => layer.faceFrames)
      expect(faces).toHaveLength(1)
      expect(Object.keys(faces[0]?.faceFrames ?? {})).toEqual(['idle', 'attack', 'hit', 'ko', 'win'])
      expect(faces[0]?.frame).toBe(faces[0]?.faceFrames?.idle)
    }
  })

  test('the headband and the cap go when a helmet is worn', () => {
    expect(frames(0, {})).toContain('hamster/headFront.head')
    expect(frames(0, { helmet: 1 })).not.toContain('hamster/headFront.head')
    expect(frames(3, { helmet: 1 })).not.toContain('major/headFront.head')
  })

  test('collars go when a necklace or armour is worn, and stay under a helmet', () => {
    expect(frames(5, { helmet: 1 })).toContain('cats/neck.torso')
    expect(frames(5, { necklace: 1 })).not.toContain('cats/neck.torso')
    expect(frames(7, { armor: 1 })).not.toContain('dogs/neck.torso')
  })

  test.each([
    [0, 'hamster/headBack.earN'],
    [1, 'moonbix/headBack.earF'],
    [5, 'cats/headBack.earN'],
    [6, 'seed/headBack.head'],
    [7, 'dogs/head.earF'],
  ])('house %s is known in any helmet by %s, which is drawn over it', (houseId, frame) => {
    const slotOf = (worn: Worn) => fighterLayers({ houseId, worn }).find((layer) => layer.frame === frame)?.slot
    expect(slotOf({ helmet: 2 })).toBe('ears')
    expect(slotOf({})).not.toBe('ears')
  })

  test('the helmet is fitted by the pet that wears it, everything else on the body by its body type', () => {
    const fits = new Map(fighterLayers({ houseId: 3, worn: dressed(4) }).map((layer) => [layer.frame, layer.fit]))
    expect(fits.get('t4/helmet.helmet')).toEqual(HELMET_FIT.major)
    expect(fits.get('t4/armor.torso')).toEqual(BUILDS.sturdy.fits.torso)
    expect(fits.get('t4/armor.torso')).toEqual(fits.get('major/torso.torso'))
    expect(fits.get('t4/boots.legN')).toEqual(fits.get('major/legN.legN'))
    for (const unfitted of ['major/head.head', 't4/weapon.weapon', 't4/wings.wings', 't4/companion.companion'])
      expect(fits.get(unfitted)).toBeUndefined()
  })

  test('a shoulder pad is drawn over the arm that it protects', () => {
    const names = frames(0, { armor: 3 })
    expect(names.indexOf('t3/armF.armF')).toBe(names.indexOf('hamster/armF.armF') + 1)
  })

  test('the wire names what is worn: rarities become their number of stars, empty slots stay empty', () => {
    const item = (rarity: (typeof RARITIES)[number]) => ({ slug: 'x', image_url: '/x', rarity })
    expect(wornFromCosmetic(BARE_COSMETIC)).toEqual({})
    expect(wornFromCosmetic({ ...BARE_COSMETIC, sword: item('prototype'), animal: item('legendary') })).toEqual({
      sword: 0,
      animal: 5,
    })
  })
})
