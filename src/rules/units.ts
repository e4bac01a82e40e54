declare const brand: unique symbol
type Branded<T, B extends string> = T & { readonly [brand]: B }

/** Points on the PvP ladder, 0 and up (R12). Not a place, not a tier (T6). */
export type RankPoints = Branded<number, 'RankPoints'>
/** Index of a league on the PvP ladder: 0 Bronze … 7 Mythic. */
export type Tier = Branded<number, 'Tier'>
/** Step of the army ladder by STAR spent: 0 (Pawn I) … 23 (Queen IV). */
export type ArmyStep = Branded<number, 'ArmyStep'>
/** Place on a board, 1 = best. */
export type Place = Branded<number, 'Place'>

/** Nano per TOK (and per TON): the scale of every amount on the wire and in the database (T5). */
export const NANO_PER_TOK = 1_000_000_000

/** TOK as a decimal number (at most nine decimals) → whole nano. `Math.round`, since 4.1 × 10⁹ is not whole in floating point (T5). */
export const tokToNano = (tok: number): number => Math.round(tok * NANO_PER_TOK)

export const MS_PER_SECOND = 1000
export const MS_PER_MINUTE = 60_000
export const MS_PER_HOUR = 3_600_000
export const MS_PER_DAY = 86_400_000
