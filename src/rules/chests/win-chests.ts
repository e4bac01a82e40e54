import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'

/** From the most common to the rarest (R54). */
export const CHEST_KINDS = ['wood', 'iron', 'titanium'] as const
export type ChestKind = (typeof CHEST_KINDS)[number]

export const CHEST_PLACES = 4
export type ChestPlace = 0 | 1 | 2 | 3

export const CHEST_MS = {
  wood: MS_PER_HOUR,
  iron: 3 * MS_PER_HOUR,
  titanium: 8 * MS_PER_HOUR,
} as const satisfies Readonly<Record<ChestKind, number>>

export const isChestRunning = (readyMs: number | null, nowMs: number): boolean => readyMs !== null && readyMs > nowMs
export const isChestReady = (readyMs: number | null, nowMs: number): boolean => readyMs !== null && readyMs <= nowMs

/** Every n-th ranked win of a season brings a chest of this kind (R54). */
const WINS_A_CHEST = { wood: 3, iron: 9, titanium: 30 } as const satisfies Readonly<Record<ChestKind, number>>

export const SHELF_FROM_WINS = WINS_A_CHEST.wood

/** Kind for a returning player, at most once a season (R54). */
export const RETURN_CHEST: ChestKind = 'titanium'
/** Ranked wins, in all seasons together, that the chest for a returning player requires (R54). */
export const RETURN_WINS = 10
const RETURN_DAYS = 14
/** @param lastActMs the player's last activity before this one */
export const isReturn = (lastActMs: number, nowMs: number): boolean => nowMs - lastActMs >= RETURN_DAYS * MS_PER_DAY

/**
 * Chest that a ranked win brings: the rarest kind that is due. Null if none is.
 * @param win number of the win in the season, from 1
 */
export const chestOfWin = (win: number): ChestKind | null =>
  CHEST_KINDS.toReversed().find((kind) => win > 0 && win % WINS_A_CHEST[kind] === 0) ?? null

/** Wins until the next chest, 1 to 3. @param wins ranked wins of the season so far */
export const winsMissing = (wins: number): number => WINS_A_CHEST.wood - (wins % WINS_A_CHEST.wood)
