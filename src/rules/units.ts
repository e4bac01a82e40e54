declare const brand: unique symbol
type Branded<T, B extends string> = T & { readonly [brand]: B }

/** PvP points, 0 and up (R12). Neither a place nor a tier (T6). */
export type RankPoints = Branded<number, 'RankPoints'>
/** 0 Bronze … 7 Mythic. */
export type Tier = Branded<number, 'Tier'>
/** 0 (Pawn I) … 23 (Queen IV), by STAR spent. */
export type ArmyStep = Branded<number, 'ArmyStep'>
/** 1 is best. */
export type Place = Branded<number, 'Place'>

/** Also per TON. Scale of every amount on the wire and in the database (T5). */
export const NANO_PER_TOK = 1_000_000_000

/** At most nine decimals. Rounds, because 4.1 × 10⁹ is not whole in floating point (T5). */
export const tokToNano = (tok: number): number => Math.round(tok * NANO_PER_TOK)

export const MS_PER_SECOND = 1000
export const MS_PER_MINUTE = 60_000
export const MS_PER_HOUR = 3_600_000
export const MS_PER_DAY = 86_400_000
