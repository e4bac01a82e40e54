import type { Rng } from '../prng.ts'
import type { MaterialStack } from './materials.ts'

/** Boxes of material (A9). */
export const BOX_KINDS = ['wood', 'iron', 'titanium'] as const
export type BoxKind = (typeof BOX_KINDS)[number]

/** Amount of material in a box, inclusive (A9, row 171). */
export const BOX_CONTENTS: Readonly<Record<BoxKind, { readonly min: number; readonly max: number }>> = {
  wood: { min: 60, max: 100 },
  iron: { min: 25, max: 35 },
  titanium: { min: 7, max: 10 },
}

/** Chance in percent of an additional awake stone in a titanium box (R18). */
export const TITANIUM_BOX_AWAKE_STONE_PERCENT = 2

/** The odds of a box: each amount alike, and perhaps an awake stone. A roll is stored with its odds. */
export interface BoxOdds {
  readonly slug: MaterialStack['slug']
  readonly min: number
  readonly max: number
  readonly awakeStonePercent: number
}

/** The odds of a kind of box (A9, R18). */
export const boxOdds = (kind: BoxKind): BoxOdds => ({
  slug: `material-${kind}`,
  ...BOX_CONTENTS[kind],
  awakeStonePercent: kind === 'titanium' ? TITANIUM_BOX_AWAKE_STONE_PERCENT : 0,
})

/** Opens a box into materials (A9, R18, R34). */
export const openBox = (rng: Rng, { slug, min, max, awakeStonePercent }: BoxOdds): MaterialStack[] => {
  const content: MaterialStack = { slug, quantity: rng.int(min, max) }
  const hasAwakeStone = awakeStonePercent > 0 && rng.chance(awakeStonePercent)
  return hasAwakeStone ? [content, { slug: 'material-awake-stone', quantity: 1 }] : [content]
}
