import { describe, expect, test } from 'vitest'
import { ARENA_PALETTES, inPalette } from '#assets/art/arena/palette.ts'
import { drawFighter } from '#assets/art/dressed.ts'
import { drawLeague } from '#assets/art/icons/leagues.ts'
import { seededRandom, withFreshIds } from '#assets/art/kit/svg.ts'
import { fromLch, INK, mix, toLch, tone } from '#assets/art/kit/tone.ts'
import { drawLand } from '#assets/art/map/lands.ts'
import { ICON_NAMES } from '#assets/build/icon-sources.ts'
import {
  ARENA_EDGES,
  ARENA_LAYERS,
  ARENA_PICTURE_NAMES,
  arenaOfTier,
  arenaPicture,
} from '#assets/manifest/arena-layers.ts'
import { GEAR_ICON_NAMES } from '#assets/manifest/gear-icons.ts'
import { MAP_LANDS, MAP_SIZE } from '#assets/manifest/map-regions.ts'
import { PACK_NAMES, PICTURE_NAMES } from '#assets/manifest/names.ts'
import { POSES } from '#assets/manifest/poses.ts'

describe('colour', () => {
  test.each(['#1d1038', '#ffc93c', '#36d6ff', '#000000', '#ffffff'])('%s survives the way to OKLCH and back', (hex) => {
    expect(fromLch(toLch(hex))).toBe(hex)
  })

  test('a shadow is darker and pulled to violet, a light is lighter', () => {
    const violetHue = 300
    const [lightness, , hue] = toLch('#3ddc84')
    const [shadow, , shadowHue] = toLch(tone('#3ddc84', -0.2))
    expect(shadow).toBeLessThan(lightness)
    expect(Math.abs(violetHue - ((shadowHue + 360) % 360))).toBeLessThan(Math.abs(violetHue - hue))
    expect(toLch(tone('#3ddc84', 0.1))[0]).toBeGreaterThan(lightness)
  })

  test('mixing goes from one colour to the other', () => {
    expect([mix('#000000', '#ffffff', 0), mix('#000000', '#ffffff', 0.5), mix('#000000', '#ffffff', 1)]).toEqual([
      '#000000',
      '#808080',
      '#ffffff',
    ])
  })

  test('an arena turns the violets of its masonry and keeps ink, fire and gold', () => {
    const dusk = ARENA_PALETTES[1]
    expect(inPalette('#7d59c9', dusk)).not.toBe('#7d59c9')
    for (const kept of [INK, '#ff6a1f', '#ffcf3f', '#ffffff']) expect(inPalette(kept, dusk)).toBe(kept)
  })
})

describe('the arenas (row 75)', () => {
  test('what goes on beyond the pictures has the colours at their edges', () => {
    for (const index of [0, 1, 2, 3] as const) {
      const palette = ARENA_PALETTES[index]
      expect(ARENA_EDGES[index].above).toBe(palette.sky[0]?.[1])
      expect(ARENA_EDGES[index].below).toBe(index === 0 ? '#2c1763' : inPalette('#2c1763', palette))
    }
  })

  test('the leagues share four arenas: Bronze and Silver, Gold and Emerald, Diamond, Champion and above', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(arenaOfTier)).toEqual([0, 0, 1, 1, 2, 3, 3, 3])
  })

  test('nearer layers move more, and only the last stands in front of the fighters', () => {
    const factors = ARENA_LAYERS.map((layer) => layer.parallax)
    expect(factors).toEqual([...factors].sort((a, b) => a - b))
    expect(ARENA_LAYERS.filter((layer) => layer.inFront).map((layer) => layer.name)).toEqual(['fore'])
    for (const arena of [2, 3] as const)
      for (const layer of ARENA_LAYERS) expect(ARENA_PICTURE_NAMES).toContain(arenaPicture(arena, layer.name))
  })
})

describe('the map (row 68)', () => {
  test('there is one land for each house, in the order of their ids', () => {
    expect(MAP_LANDS.map((land) => land.houseId)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(MAP_LANDS.map((land) => land.land)).toEqual([
      'meadow',
      'crystal',
      'desert',
      'citadel',
      'blossom',
      'frost',
      'forest',
      'volcano',
    ])
  })

  test('regions lie on the map and hold their own centre and no other', () => {
    const holds = (polygon: (typeof MAP_LANDS)[number]['polygon'], x: number, y: number): boolean => {
      let inside = false
      for (const [index, a] of polygon.entries()) {
        const b = polygon[(index + 1) % polygon.length] ?? a
        if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
      }
      return inside
    }
    for (const land of MAP_LANDS) {
      for (const { x, y } of [...land.polygon, land.label]) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(MAP_SIZE.width)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(MAP_SIZE.height)
      }
      const holders = MAP_LANDS.filter((other) => holds(other.polygon, land.center.x, land.center.y))
      expect(holders.map((other) => other.houseId)).toEqual([land.houseId])
    }
  })
})

describe('drawings', () => {
  test('ids restart for each output and are unique within it', () => {
    const draw = () => drawFighter(5, { helmet: 4, armor: 2 }, POSES.idle)
    const svg = withFreshIds(draw)
    expect(withFreshIds(draw)).toBe(svg)
    const ids = [...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('no drawing contains NaN, and none contains text, which could not be translated', () => {
    const svgs = [
      ...MAP_LANDS.map((land) => drawLand(land.land, land.radius)),
      ...MAP_LANDS.map((land) => drawFighter(land.houseId, { sword: 5, shield: 5, wings: 5, animal: 5 }, POSES.attack)),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map(drawLeague),
    ]
    for (const svg of svgs) {
      expect(svg).not.toMatch(/NaN|undefined/)
      expect(svg).not.toContain('<text')
    }
  })

  test('there is no league beyond Mythic', () => {
    expect(() => drawLeague(8)).toThrow(RangeError)
  })

  test('names of outputs are all different, since they share one folder', () => {
    const names = [...PACK_NAMES, ...ICON_NAMES, ...PICTURE_NAMES, ...GEAR_ICON_NAMES, ...ARENA_PICTURE_NAMES]
    expect(new Set<string>(names).size).toBe(names.length)
  })

  test('scattered things fall the same way every time, within 0 and 1', () => {
    const [a, b] = [seededRandom(7), seededRandom(7)]
    for (let index = 0; index < 100; index += 1) {
      const value = a()
      expect(value).toBe(b())
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThan(1)
    }
  })
})
