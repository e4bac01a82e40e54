import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'

/** From the most common to the rarest (R54). */
export const CHEST_KINDS = ['wood', 'iron', 'titanium'] as const
export type ChestKind = (typeof CHEST_KINDS)[number]

/** R54. */
export const CHEST_PLACES = 4
/** From 0. */
export type ChestPlace = 0 | 1 | 2 | 3

/** Time that a chest takes to open (R54). */
export const CHEST_MS = {
  wood: MS_PER_HOUR,
  iron: 3 * MS_PER_HOUR,
  titanium: 8 * MS_PER_HOUR,
} as const satisfies Readonly<Record<ChestKind, number>>

export const isChestRunning = (readyMs: number | null, nowMs: number): boolean => readyMs !== null && readyMs > nowMs
export const isChestReady = (readyMs: number | null, nowMs: number): boolean => readyMs !== null && readyMs <= nowMs

/** Ranked wins per chest of each kind, counted within a season (R54). */
const WINS_A_CHEST = { wood: 3, iron: 9, titanium: 30 } as const satisfies Readonly<Record<ChestKind, number>>

/** The shelf shows from this ranked win of the season on (R54). */
export const SHELF_FROM_WINS = WINS_A_CHEST.wood

/** A returning player gets this kind, at most once a season (R54). */
export const RETURN_CHEST: ChestKind = 'titanium'
/** Ranked wins of all seasons that a returning player needs (R54). */
export const RETURN_WINS = 10
const RETURN_DAYS = 14
/** @param lastActMs of the player, before the return */
export const isReturn = (lastActMs: number, nowMs: number): boolean => nowMs - lastActMs >= RETURN_DAYS * MS_PER_DAY

/**
 * Chest of a season's ranked win; the rarest kind counts. @param win number in the season, from 1
 * @returns null for a win that brings none
 */
export const chestOfWin = (win: number): ChestKind | null =>
  CHEST_KINDS.toReversed().find((kind) => win > 0 && win % WINS_A_CHEST[kind] === 0) ?? null

/** Further wins until the next chest, 1–3. @param wins the season's ranked wins so far */
export const winsMissing = (wins: number): number => WINS_A_CHEST.wood - (wins % WINS_A_CHEST.wood)
