import { describe, expect, it } from 'vitest'
import { TIERS } from '#assets/art/gear/tiers.ts'
import { RARITIES, type Rarity } from '#rules/items/rarities.ts'
import { COLOUR_VISION, differenceOf, seenThrough } from '#tests/helpers/colour-vision.ts'
import { readTokens, uiSheet } from '#tests/helpers/design-tokens.ts'

const tokens = readTokens(uiSheet('tokens.css'))
const palette = uiSheet('palette.css')

const tintOf = (rarity: Rarity, name: string): string => {
  const rule = new RegExp(`\\[data-rarity="${rarity}"\\] \\{([^}]*)\\}`).exec(palette)?.[1] ?? ''
  const value = new RegExp(`--${name}: ([^;]+);`).exec(rule)?.[1] ?? `no --${name} of ${rarity}`
  return tokens.get(/^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? '') ?? value
}

const lookAlikes = (colourOf: (rarity: Rarity) => string, atLeast: number): string[] =>
  Object.entries(COLOUR_VISION).flatMap(([vision, matrix]) =>
    RARITIES.flatMap((one, index) =>
      RARITIES.slice(index + 1).flatMap((other) => {
        const difference = differenceOf(seenThrough(matrix, colourOf(one)), seenThrough(matrix, colourOf(other)))
        return difference >= atLeast ? [] : [`${one} and ${other} with ${vision}: ${difference.toFixed(1)}`]
      }),
    ),
  )

describe('the colours of the rarities (B3)', () => {
  it('measures differences as CIEDE2000 does, by pairs of its authors', () => {
    expect(differenceOf([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4)
    expect(differenceOf([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4)
    expect(differenceOf([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619])).toBeCloseTo(2.0373, 4)
    expect(differenceOf([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4)
  })

  it('are told apart by their edges, of whatever colours a player sees', () => {
    expect(lookAlikes((rarity) => tintOf(rarity, 'tint'), 11)).toEqual([])
  })

  it('are told apart by the light behind their pictures', () => {
    expect(lookAlikes((rarity) => tintOf(rarity, 'tint-glow'), 10)).toEqual([])
  })

  // A lower bound than for edges: letters must be light enough to read, and they spell the rarity.
  it('are told apart by their names', () => {
    expect(lookAlikes((rarity) => tintOf(rarity, 'tint-text'), 8)).toEqual([])
  })

  it('are those that the gear itself is painted with', () => {
    expect(Object.values(TIERS).map(({ main }) => main)).toEqual(RARITIES.map((rarity) => tintOf(rarity, 'tint')))
  })

  it('fails with the blue and violet that were one blue without green', () => {
    const before = { uncommon: '#36a5ff', rare: '#b65cff' } as const
    const colourOf = (rarity: Rarity): string =>
      rarity === 'uncommon' || rarity === 'rare' ? before[rarity] : tintOf(rarity, 'tint')
    expect(lookAlikes(colourOf, 11)).toContain('uncommon and rare with deuteranopia (Machado): 5.0')
  })
})
