/** In inventory order (A9, B3, row 139). */
export const STONE_TYPES = ['burning-hell', 'frost-prison', 'luck-leech'] as const
export type StoneType = (typeof STONE_TYPES)[number]

export const STONE_NAMES: Readonly<Record<StoneType, string>> = {
  'burning-hell': 'Flame Stone',
  'frost-prison': 'Ice Stone',
  'luck-leech': 'Curse Stone',
}

export const STONE_LEVELS = [1, 2, 3, 4] as const
export interface EquippedStone {
  readonly type: StoneType
  readonly level: (typeof STONE_LEVELS)[number]
}

export const compareStones = (a: EquippedStone, b: EquippedStone): number =>
  STONE_TYPES.indexOf(a.type) - STONE_TYPES.indexOf(b.type) || b.level - a.level

/**
 * Chance per hit to set the target on fire for `ticks` of its actions. A tick's damage is in percent of the attacker's
 * plain hit (R09).
 */
export const BURNING_HELL = {
  chancePercent: { 1: 10, 2: 12, 3: 14, 4: 16 },
  tickPercent: { 1: 10, 2: 13, 3: 16, 4: 20 },
  ticks: 2,
} as const

/** Chance per hit that the target loses its next action (R09). */
export const FROST_PRISON = { chancePercent: { 1: 2, 2: 3, 3: 4, 4: 6 } } as const

/**
 * Percent points taken from the enemy's critical rate and evasion. `ownShare` of them is added to the wearer's critical
 * rate (R09).
 */
export const LUCK_LEECH = { points: { 1: 1, 2: 1.5, 3: 2, 4: 3 }, ownShare: 0.5 } as const
