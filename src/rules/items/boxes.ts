import type { Rng } from '#rules/prng.ts'
import type { MaterialStack } from './materials.ts'

export const BOX_KINDS = ['wood', 'iron', 'titanium'] as const
export type BoxKind = (typeof BOX_KINDS)[number]

/** Inclusive (A9, row 171). */
export const BOX_CONTENTS: Readonly<Record<BoxKind, { readonly min: number; readonly max: number }>> = {
  wood: { min: 60, max: 100 },
  iron: { min: 25, max: 35 },
  titanium: { min: 7, max: 10 },
}

export const TITANIUM_BOX_AWAKE_STONE_PERCENT = 2

/** Each amount is equally likely. Stored with the roll. */
export interface BoxOdds {
  readonly slug: MaterialStack['slug']
  readonly min: number
  readonly max: number
  readonly awakeStonePercent: number
}

export const boxOdds = (kind: BoxKind): BoxOdds => ({
  slug: `material-${kind}`,
  ...BOX_CONTENTS[kind],
  awakeStonePercent: kind === 'titanium' ? TITANIUM_BOX_AWAKE_STONE_PERCENT : 0,
})

/** A9, R18, R34. */
export const openBox = (rng: Rng, { slug, min, max, awakeStonePercent }: BoxOdds): MaterialStack[] => {
  const content: MaterialStack = { slug, quantity: rng.int(min, max) }
  const hasAwakeStone = awakeStonePercent > 0 && rng.chance(awakeStonePercent)
  return hasAwakeStone ? [content, { slug: 'material-awake-stone', quantity: 1 }] : [content]
}
