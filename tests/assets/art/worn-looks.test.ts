import { describe, expect, test } from 'vitest'
import { drawFighter } from '#assets/art/dressed.ts'
import { LOOK_DRAWINGS } from '#assets/art/looks/look-icons.ts'
import { rasterise } from '#assets/build/rasterise.ts'
import { CAPES } from '#assets/manifest/cape-layers.ts'
import { GEAR_SLOTS, type Worn } from '#assets/manifest/fighter-layers.ts'
import { LOOK_ICON_NAMES, lookIcon } from '#assets/manifest/look-icons.ts'
import { LOOK_POSES } from '#assets/manifest/look-poses.ts'
import { PETS_BY_HOUSE } from '#assets/manifest/pets.ts'
import { POSES } from '#assets/manifest/poses.ts'
import { REST_BOX } from '#assets/manifest/rig.ts'
import { LOOKS } from '#rules/wardrobe/looks.ts'

const PX_PER_UNIT = 0.2
const RARE: Worn = Object.fromEntries(GEAR_SLOTS.map((slot) => [slot, 2]))

const seen = (svg: string) => rasterise({ name: 'fighter', svg, box: REST_BOX, pxPerUnit: PX_PER_UNIT }, '')

describe('looks without power (R53, R58)', () => {
  test.each(Object.entries(LOOK_POSES))('%s fits the canvas of every pet, bare and in gear', (_name, pose) => {
    for (const [houseId, pet] of PETS_BY_HOUSE.entries())
      for (const worn of [{}, RARE])
        expect(() => seen(drawFighter(houseId, worn, pose, { cape: 'cape-gold' })), pet).not.toThrow()
  })

  test('a cape makes a pet wider and moves neither its feet nor its head', () => {
    for (const [houseId, pet] of PETS_BY_HOUSE.entries()) {
      const bare = seen(drawFighter(houseId, {}, POSES.idle)).trim
      const caped = seen(drawFighter(houseId, {}, POSES.idle, { cape: 'cape-rose' })).trim
      expect(caped.y, pet).toBe(bare.y)
      expect(Math.abs(caped.y + caped.height - bare.y - bare.height), pet).toBeLessThanOrEqual(2)
      expect(caped.width, pet).toBeGreaterThanOrEqual(bare.width)
    }
  })

  test('no two capes and no two looks have the same drawing', () => {
    const capes = CAPES.map((cape) => drawFighter(2, {}, POSES.idle, { cape }))
    expect(new Set(capes).size).toBe(CAPES.length)
    expect(new Set(LOOK_ICON_NAMES.map((name) => LOOK_DRAWINGS[name]())).size).toBe(LOOK_ICON_NAMES.length)
    expect(new Set(LOOKS.map(lookIcon)).size).toBe(LOOKS.length)
  })

  test('a frame is open in the middle, where the portrait is', () => {
    for (const name of LOOK_ICON_NAMES.filter((icon) => icon.startsWith('look-frame-'))) {
      const box = { x: 70, y: 70, width: 116, height: 116 }
      expect(() => rasterise({ name, svg: LOOK_DRAWINGS[name](), box, pxPerUnit: 0.5 }, ''), name).toThrow(
        /nothing|empty/i,
      )
    }
  })
})
