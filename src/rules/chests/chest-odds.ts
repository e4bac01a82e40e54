import type { MaterialSlug, MaterialStack } from '#rules/items/materials.ts'
import type { Rng } from '#rules/prng.ts'
import { type EquippedStone, STONE_TYPES } from '#rules/stones/stones.ts'
import type { ChestKind } from './win-chests.ts'

/** `quantity` is an inclusive range. Each amount in it is equally likely. */
export interface ChestLine {
  readonly slug: MaterialSlug
  readonly quantity: readonly [number, number]
}

/** Stored with each roll, so that the player can verify it later (R46). A chest's card shows the same odds. */
export interface ChestOdds {
  readonly materials: readonly ChestLine[]
  /** Chance of a level-1 stone of random type. */
  readonly stonePercent: number
}

export const CHEST_ODDS: Readonly<Record<ChestKind, ChestOdds>> = {
  wood: { materials: [{ slug: 'material-wood', quantity: [3, 5] }], stonePercent: 0 },
  iron: {
    materials: [
      { slug: 'material-wood', quantity: [3, 5] },
      { slug: 'material-iron', quantity: [1, 2] },
    ],
    stonePercent: 0,
  },
  titanium: {
    materials: [
      { slug: 'material-wood', quantity: [6, 10] },
      { slug: 'material-iron', quantity: [1, 2] },
      { slug: 'material-titanium', quantity: [1, 1] },
    ],
    stonePercent: 2,
  },
}

export const rollChest = (
  rng: Rng,
  { materials, stonePercent }: ChestOdds,
): { readonly materials: readonly MaterialStack[]; readonly stones: readonly EquippedStone[] } => ({
  materials: materials.map(({ slug, quantity: [least, most] }) => ({ slug, quantity: rng.int(least, most) })),
  stones: rng.chance(stonePercent) ? [{ type: rng.pick(STONE_TYPES), level: 1 }] : [],
})
