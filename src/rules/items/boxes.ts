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

/** Opens a box into materials (A9, R18, R34). */
export const openBox = (rng: Rng, kind: BoxKind): MaterialStack[] => {
  const { max, min } = BOX_CONTENTS[kind]
  const content: MaterialStack = { slug: `material-${kind}`, quantity: rng.int(min, max) }
  const hasAwakeStone = kind === 'titanium' && rng.chance(TITANIUM_BOX_AWAKE_STONE_PERCENT)
  return hasAwakeStone ? [content, { slug: 'material-awake-stone', quantity: 1 }] : [content]
}
