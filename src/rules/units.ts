declare const brand: unique symbol
type Branded<T, B extends string> = T & { readonly [brand]: B }

/** PvP points, 0 or more (R12). Neither a place nor a league (T6). */
export type RankPoints = Branded<number, 'RankPoints'>
/** League, from 0 (Bronze) to 7 (Mythic). */
export type Tier = Branded<number, 'Tier'>
/** From 0 (Pawn I) to 23 (Queen IV), depending on STAR spent. */
export type ArmyStep = Branded<number, 'ArmyStep'>
/** Position on a board. 1 is best. */
export type Place = Branded<number, 'Place'>

/** Nano per TOK, and per TON. On the wire and in the database, TOK and TON are in nano (T5). */
export const NANO_PER_TOK = 1_000_000_000

/** For at most nine decimals. Rounded, because 4.1 × 10⁹, for example, is not whole in floating point (T5). */
export const tokToNano = (tok: number): number => Math.round(tok * NANO_PER_TOK)

/** TOK of fights is paid in steps of 0.01, so that the amount shown is exact. */
export const TOK_STEP_NANO = tokToNano(0.01)

export const MS_PER_SECOND = 1000
export const MS_PER_MINUTE = 60_000
export const MS_PER_HOUR = 3_600_000
export const MS_PER_DAY = 86_400_000
export const MS_PER_WEEK = 604_800_000
