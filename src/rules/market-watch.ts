import { MS_PER_DAY } from './units.ts'

/** Wishes of a player at most (extra 13). */
export const WISHES_MAX = 10

/** A sale is compared with what its kind brought in this time before it, and with the other sales of the same two players. */
export const WATCHED_MS = 7 * MS_PER_DAY
/** A price above so many times the usual one, or below that part of it, is marked for the operator. */
const FAR_OFF_TIMES = 20
/** So many sales between the same two players within `WATCHED_MS` are marked for the operator. */
export const PAIR_SALES_MARKED = 3

/** Whether a price is so far off the usual one that somebody should look; both in nano. */
export const isFarOff = (price: number, usual: number): boolean =>
  price > usual * FAR_OFF_TIMES || price * FAR_OFF_TIMES < usual
