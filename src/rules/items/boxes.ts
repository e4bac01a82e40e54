import type { Rng } from '#rules/prng.ts'
import type { MaterialSlug, MaterialStack } from './materials.ts'

/** Each amount from `min` to `max`, both included, is equally likely (A9, row 171). Stored with the roll (R46). */
export interface BoxOdds {
  readonly slug: MaterialSlug
  readonly min: number
  readonly max: number
  readonly awakeStonePercent: number
}

interface Box extends BoxOdds {
  readonly price: { readonly XTR: number; readonly STAR: number; readonly TOK?: number }
}

export const BOXES = {
  wood: { slug: 'material-wood', min: 60, max: 100, awakeStonePercent: 0, price: { XTR: 50, STAR: 120, TOK: 40 } },
  iron: { slug: 'material-iron', min: 25, max: 35, awakeStonePercent: 0, price: { XTR: 100, STAR: 240 } },
  titanium: { slug: 'material-titanium', min: 7, max: 10, awakeStonePercent: 2, price: { XTR: 150, STAR: 360 } },
} as const satisfies Readonly<Record<string, Box>>

export type BoxKind = keyof typeof BOXES
export const BOX_KINDS = Object.keys(BOXES) as readonly BoxKind[]

/** A weapon box holds an item instead of materials (`weapon-box.ts`). */
export const ANY_BOX_KINDS = [...BOX_KINDS, 'weapon'] as const
export type AnyBoxKind = (typeof ANY_BOX_KINDS)[number]

export const boxOdds = (kind: BoxKind): BoxOdds => {
  const { price: _, ...odds } = BOXES[kind]
  return odds
}

/** The box's material, and by chance an awake stone (A9, R18, R34). */
export const openBox = (rng: Rng, { slug, min, max, awakeStonePercent }: BoxOdds): MaterialStack[] => {
  const content: MaterialStack = { slug, quantity: rng.int(min, max) }
  const hasAwakeStone = awakeStonePercent > 0 && rng.chance(awakeStonePercent)
  return hasAwakeStone ? [content, { slug: 'material-awake-stone', quantity: 1 }] : [content]
}
