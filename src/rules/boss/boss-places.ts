import type { Rarity } from '#rules/items/rarities.ts'
import { tokToNano } from '#rules/units.ts'

export const BOSS_BOARDS = ['individual', 'guild'] as const
export type BossBoard = (typeof BOSS_BOARDS)[number]

/** Places that are listed and known exactly. All players beyond have this number as their rank (R35, row 145). */
export const BOSS_LISTED_PLACES = 10_000
export const NO_BOSS_RANK = -1

export interface BossPlaceReward {
  readonly tokNano: number
  /** Number of level-1 stones of random type. */
  readonly stones: number
  readonly awakeStones: number
  readonly items: readonly Rarity[]
}

type TokByPlace = readonly (readonly [lastPlace: number, tok: number])[]

const INDIVIDUAL_TOK: TokByPlace = [
  [1, 100],
  [3, 60],
  [10, 30],
  [50, 15],
  [100, 8],
]
const GUILD_TOK: TokByPlace = [
  [1, 40],
  [3, 25],
  [10, 12],
]
const STONE_UNTIL = 100
export const AWAKE_STONE_UNTIL = 50
const EPIC_UNTIL = 10
const LEGENDARY_UNTIL = 1

export const REWARDED_PLACES = { individual: 100, guild: 10 } as const satisfies Readonly<Record<BossBoard, number>>

const withPerk = (tok: number, perkPercent: number): number => Math.floor((tokToNano(tok) * (100 + perkPercent)) / 100)

const tokOf = (table: TokByPlace, place: number): number | undefined =>
  table.find(([lastPlace]) => place <= lastPlace)?.[1]

/**
 * Null beyond the hundredth place (R25). @param perkPercent percentage that the perk of the player's guild adds to TOK
 * (R24)
 */
export const bossPlaceReward = (place: number, perkPercent: number): BossPlaceReward | null => {
  const tok = tokOf(INDIVIDUAL_TOK, place)
  if (tok === undefined) return null
  return {
    tokNano: withPerk(tok, perkPercent),
    stones: place <= STONE_UNTIL ? 1 : 0,
    awakeStones: place <= AWAKE_STONE_UNTIL ? 1 : 0,
    items: [
      ...(place <= EPIC_UNTIL ? (['epic'] as const) : []),
      ...(place <= LEGENDARY_UNTIL ? (['legendary'] as const) : []),
    ],
  }
}

/** Nano TOK for each member who fought. Null beyond the tenth place (R25). */
export const bossGuildReward = (place: number, perkPercent: number): number | null => {
  const tok = tokOf(GUILD_TOK, place)
  return tok === undefined ? null : withPerk(tok, perkPercent)
}
