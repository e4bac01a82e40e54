/** Stone kinds (B3) in the order of the inventory: flame, ice, curse (A9, row 139). */
export const STONE_TYPES = ['burning-hell', 'frost-prison', 'luck-leech'] as const
export type StoneType = (typeof STONE_TYPES)[number]

/** English names of the stones (B3). For display only. */
export const STONE_NAMES: Readonly<Record<StoneType, string>> = {
  'burning-hell': 'Flame Stone',
  'frost-prison': 'Ice Stone',
  'luck-leech': 'Curse Stone',
}

/** Levels of a stone. */
export const STONE_LEVELS = [1, 2, 3, 4] as const
/** A stone on the pet. */
export interface EquippedStone {
  readonly type: StoneType
  readonly level: (typeof STONE_LEVELS)[number]
}

/** Order of stones: flame, ice, curse, then the higher level first (B9, row 139). */
export const compareStones = (a: EquippedStone, b: EquippedStone): number =>
  STONE_TYPES.indexOf(a.type) - STONE_TYPES.indexOf(b.type) || b.level - a.level

/** Burning hell (R09): chance on each hit, and damage of a tick in percent of a plain hit of the attacker. */
export const BURNING_HELL = {
  chancePercent: { 1: 10, 2: 12, 3: 14, 4: 16 },
  tickPercent: { 1: 10, 2: 13, 3: 16, 4: 20 },
  ticks: 2,
} as const

/** Frost prison (R09): chance on each hit that the target loses its next action. */
export const FROST_PRISON = { chancePercent: { 1: 2, 2: 3, 3: 4, 4: 6 } } as const

/** Luck leech (R09): points taken from the enemy's critical rate and evasion; half is added to the own critical rate. */
export const LUCK_LEECH = { points: { 1: 1, 2: 1.5, 3: 2, 4: 3 }, ownShare: 0.5 } as const
