import { beforeAll, describe, expect, test } from 'vitest'
import { GEAR_DRAWINGS } from '#assets/art/gear/all.ts'
import { SPECIAL_DRAWINGS } from '#assets/art/gear/specials/all.ts'
import { type DrawnPart, svgOf } from '#assets/art/kit/compose.ts'
import { withFreshIds } from '#assets/art/kit/svg.ts'
import { packSource } from '#assets/build/pack-sources.ts'
import { type FrameSource, type RasterFrame, rasterise } from '#assets/build/rasterise.ts'
import { specialItemSource } from '#assets/build/special-item-sources.ts'
import { fighterLayers, GEAR_SLOTS, packsOf, type Worn } from '#assets/manifest/fighter-layers.ts'
import { isNamedSlug, NAMED_ITEMS, wornWithSpecials } from '#assets/manifest/named-items.ts'
import { GEAR_PARTS, REST_BOX, TEXTURE_PX_PER_UNIT } from '#assets/manifest/rig.ts'
import { SPECIAL_ITEM_ICON_NAMES, SPECIAL_ITEMS } from '#assets/manifest/special-items.ts'
import { SET_SLOTS, SPECIAL_SETS, type SpecialSlug } from '#assets/manifest/special-slugs.ts'
import { BARE_COSMETIC } from '#workbench/fixtures/fighters.ts'

/** Items that can never be traded (B3, T22, row 108). */
const NON_TRADEABLE_SLUGS = [
  'doge-sword',
  'doge-shield',
  'wings-hamster',
  'wings-house-0',
  'wings-house-1',
  'wings-house-2',
  'wings-house-3',
  'wings-house-4',
  'wings-house-5',
  'wings-house-6',
  'wings-house-7',
  'necklace-halloween-referral-reward',
  'necklace-ss5-reward',
  'helmet-ss7-reward',
  'armor-guardian-ss8-reward',
  'boots-steelwalk-ss9-reward',
  'nft-seed-bird-penguin',
  'nft-seed-bird-owl',
  'nft-seed-bird-parrot',
  'nft-seed-bird-hawk',
  'nft-seed-bird-phoenix',
  'halloween-happy-bird',
]
const SLUGS = [...SPECIAL_ITEMS.keys()]
const RARITY_INDEXES = [0, 1, 2, 3, 4, 5] as const
const wearing = (slug: SpecialSlug): Worn => {
  const slot = SPECIAL_ITEMS.get(slug)?.slot
  return slot === undefined ? {} : { [slot]: { special: slug } }
}

describe('the named items (row 108, R32, T22)', () => {
  test('every item that can never be sold has a drawing of its own', () => {
    for (const slug of NON_TRADEABLE_SLUGS) expect(isNamedSlug(slug), slug).toBe(true)
    const unsold = [...NAMED_ITEMS.values()].filter((item) => !item.tradeable && !item.added)
    expect(unsold.map(({ slug }) => slug).sort()).toEqual([...NON_TRADEABLE_SLUGS].sort())
  })

  test.each([...SPECIAL_SETS])('the set "%s" has six pieces, one for each of its slots', (set) => {
    const pieces = SET_SLOTS.map((slot): SpecialSlug => `${set}-${slot}`)
    expect(pieces.map((slug) => SPECIAL_ITEMS.get(slug)?.slot)).toEqual([
      'sword',
      'shield',
      'wings',
      'helmet',
      'armor',
      'boots',
    ])
    for (const slug of pieces) expect(SPECIAL_ITEMS.get(slug)?.set).toBe(set)
  })

  test('a plain item of a rarity is not one of them', () => {
    expect(isNamedSlug('sword-common')).toBe(false)
    expect(isNamedSlug('toString')).toBe(false)
  })
})

describe('a fighter that wears them (row 39, row 91)', () => {
  test.each(SLUGS)(
    '%s hangs on the bones of its slot and is fitted as a plain item is, from the pack gear-special',
    (slug) => {
      const slot = SPECIAL_ITEMS.get(slug)?.slot
      const layers = fighterLayers({ houseId: 3, worn: wearing(slug) }).filter((layer) => layer.pack === 'gear-special')
      expect(new Set(layers.map((layer) => layer.frame))).toEqual(
        new Set(slot && GEAR_PARTS[slot].map((part) => `special/${slug}/${part.slot}.${part.bone}`)),
      )
      const plain = fighterLayers({ houseId: 3, worn: slot ? { [slot]: 0 } : {} }).filter(({ pack }) => pack === 'gear')
      expect(layers.map(({ slot, bone, fit }) => [slot, bone, fit])).toEqual(
        plain.map(({ slot, bone, fit }) => [slot, bone, fit]),
      )
    },
  )

  test('they hide signature accessories as plain gear does, and the pack is wanted by their wearer only', () => {
    const frames = fighterLayers({ houseId: 0, worn: wearing('helmet-ss7-reward') }).map((layer) => layer.frame)
    expect(frames).not.toContain('hamster/headFront.head')
    expect(packsOf(fighterLayers({ houseId: 0, worn: { helmet: 3 } }))).not.toContain('gear-special')
  })

  test('the wire names them by slug; in a slot that is not theirs their rarity counts', () => {
    const item = (slug: string) => ({ slug, image_url: '/x', rarity: 'prototype' as const })
    expect(
      wornWithSpecials({
        ...BARE_COSMETIC,
        sword: item('doge-sword'),
        shield: item('shield-prototype'),
        helmet: item('doge-shield'),
      }),
    ).toEqual({ sword: { special: 'doge-sword' }, shield: 0, helmet: 0 })
    expect(wornWithSpecials(BARE_COSMETIC)).toEqual({})
  })
})

const silhouette = (frame: RasterFrame): Set<number> => {
  const cells = new Set<number>()
  const { trim, pixels } = frame
  for (let y = 0; y < trim.height; y += 3) {
    for (let x = 0; x < trim.width; x += 3) {
      const alpha = pixels[(y * trim.width + x) * 4 + 3] ?? 0
      if (alpha > 128) cells.add(Math.floor((y + trim.y) / 3) * 1000 + Math.floor((x + trim.x) / 3))
    }
  }
  return cells
}

const likeness = (a: Set<number>, b: Set<number>): number => {
  const shared = [...a].filter((cell) => b.has(cell)).length
  return shared / (a.size + b.size - shared)
}

const wornFrame = (name: string, svg: string): FrameSource => ({
  name,
  svg,
  box: REST_BOX,
  pxPerUnit: TEXTURE_PX_PER_UNIT / 2,
})

describe('their drawings', () => {
  const shapes = new Map<string, { readonly slot: string; readonly cells: Set<number> }>()
  const companions: Set<number>[] = []

  beforeAll(() => {
    const shapeOf = (name: string, draw: () => readonly DrawnPart[]): Set<number> => {
      const parts = withFreshIds(draw)
      const svg = parts.map((part) => svgOf(part, 'idle')).join('')
      return silhouette(rasterise(wornFrame(name, svg), 'special-items.test'))
    }
    for (const [slug, { slot }] of SPECIAL_ITEMS)
      shapes.set(slug, { slot, cells: shapeOf(slug, SPECIAL_DRAWINGS[slug].worn) })
    for (const rarity of RARITY_INDEXES) {
      companions.push(shapeOf(`animal-${rarity}`, () => GEAR_DRAWINGS.animal.worn(rarity)))
    }
  }, 60_000)

  test.each([...GEAR_SLOTS])('no two named items of the slot %s have one silhouette', (slot) => {
    const own = [...shapes].filter(([, shape]) => shape.slot === slot)
    for (const [index, [name, shape]] of own.entries()) {
      for (const [other, { cells }] of own.slice(index + 1)) {
        expect(likeness(shape.cells, cells), `${name} and ${other}`).toBeLessThan(0.85)
      }
    }
  })

  test('the six companions have six bodies, each bigger than the one below it', () => {
    for (const [index, cells] of companions.entries()) {
      for (const other of companions.slice(index + 1)) expect(likeness(cells, other)).toBeLessThan(0.75)
    }
    const sizes = companions.map((cells) => cells.size)
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
  })

  test("ids are unique within a frame and a picture: a second one would take the first one's clip", () => {
    const pack = packSource('gear-special')
    const frames = [
      ...(pack.kind === 'pack' ? pack.frames : []),
      ...SPECIAL_ITEM_ICON_NAMES.map(specialItemSource).flatMap((source) =>
        source.kind === 'picture' ? [source.frame] : [],
      ),
    ]
    expect(frames.length).toBeGreaterThan(SLUGS.length + SPECIAL_ITEM_ICON_NAMES.length)
    for (const { name, svg } of frames) {
      const ids = [...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1])
      expect(new Set(ids).size, name).toBe(ids.length)
    }
  })

  test('pictures hold no text and no broken number, and stay inside their box', () => {
    for (const name of SPECIAL_ITEM_ICON_NAMES) {
      const source = specialItemSource(name)
      if (source.kind !== 'picture') throw new Error(`${name} is no picture`)
      expect(source.frame.svg).not.toMatch(/NaN|undefined|<text/)
      const { trim, pixels, width, height } = rasterise(source.frame, name)
      const edge: number[] = []
      for (let y = 0; y < trim.height; y += 1) {
        for (let x = 0; x < trim.width; x += 1) {
          const [left, top] = [x + trim.x, y + trim.y]
          if (left > 0 && top > 0 && left < width - 1 && top < height - 1) continue
          edge.push(pixels[(y * trim.width + x) * 4 + 3] ?? 0)
        }
      }
      // A glow may fade out at the edge of the box. Ink may not be cut off there.
      expect(Math.max(0, ...edge), name).toBeLessThan(90)
    }
  })
})
