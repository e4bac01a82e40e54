import { describe, expect, test } from 'vitest'
import { drawHomeIsland } from '#assets/art/map/home-islands.ts'
import { ISLAND_SHAPES } from '#assets/art/map/island-shapes.ts'
import { HOME_ISLAND_BOX as BOX, ISLAND_LIFE } from '#assets/manifest/home-islands.ts'
import { PETS_BY_HOUSE } from '#assets/manifest/pets.ts'

const shapes = Object.entries(ISLAND_SHAPES)

/** Radius of an outline at an angle, so that outlines with different corners can be compared. */
const reachAt = (outline: readonly (readonly [number, number])[], angle: number): number => {
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  let reach = 0
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay]
    const across = x * (by - ay) - y * (bx - ax)
    if (across === 0) return
    const along = (ax * (by - ay) - ay * (bx - ax)) / across
    const share = (ax * y - ay * x) / across
    if (along > 0 && share >= 0 && share <= 1) reach = Math.max(reach, along)
  })
  return reach
}
const ANGLES = Array.from({ length: 36 }, (_, index) => (index * Math.PI) / 18 + 0.01)
/** Mean distance of two islands' outlines, top plus underside, as a share of half the island. */
const distance = (one: (typeof shapes)[number][1], other: (typeof shapes)[number][1]): number =>
  ANGLES.reduce(
    (sum, angle) =>
      sum +
      Math.abs(reachAt(one.rim, angle) - reachAt(other.rim, angle)) +
      Math.abs(reachAt([...one.under, [-1, 0], [1, 0]], angle) - reachAt([...other.under, [-1, 0], [1, 0]], angle)),
    0,
  ) / ANGLES.length

describe('the eight islands', () => {
  test('no two have the same outline or the same spikes', () => {
    for (const [name, shape] of shapes)
      for (const [otherName, other] of shapes) {
        if (name < otherName) expect(distance(shape, other), `${name} and ${otherName}`).toBeGreaterThan(0.06)
      }
  })

  test('every home island has its own drawing', () => {
    const drawn = PETS_BY_HOUSE.map(drawHomeIsland)
    expect(new Set(drawn).size).toBe(PETS_BY_HOUSE.length)
  })

  test('what lives on one lies on its picture, moves by day or by night, and lights go on', () => {
    for (const pet of PETS_BY_HOUSE) {
      const { lights, smoke, falls, air } = ISLAND_LIFE[pet]
      expect(lights.length, pet).toBeGreaterThan(0)
      expect(smoke.length + falls.length + (air.day ? 1 : 0) + (air.night ? 1 : 0), pet).toBeGreaterThan(0)
      for (const { x, y } of [
        ...lights,
        ...smoke,
        ...falls,
        ...falls.map((fall) => ({ x: fall.x, y: fall.y + fall.length })),
      ]) {
        expect(x, pet).toBeGreaterThan(BOX.x)
        expect(x, pet).toBeLessThan(BOX.x + BOX.width)
        expect(y, pet).toBeGreaterThan(BOX.y)
        expect(y, pet).toBeLessThan(BOX.y + BOX.height)
      }
    }
  })
})
