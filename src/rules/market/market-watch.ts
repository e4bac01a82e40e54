import { MS_PER_DAY } from '../units.ts'

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

/** Accounts younger than this are newcomers to the watch. */
const NEWCOMER_AGE_MS = 2 * MS_PER_DAY
/** So many accounts that stand by a seller are a crowd, where their sales are more than this part of all of `WATCHED_MS`. */
const CROWD_ACCOUNTS = 3
const CROWD_PART = 1 / 4

/** A buyer, as the watch sees one of a seller. */
export interface WatchedBuyer {
  /** At the sale. */
  readonly ageMs: number
  /** The seller has invited the buyer. */
  readonly isBrought: boolean
  /** What the buyer has paid this seller, and all TOK that the buyer ever got, in nano. */
  readonly spentNano: number
  readonly gotNano: number
}

/** Whether an account may exist to pay this seller: a newcomer, one that the seller brought, or one that gives the seller most of what it has. */
export const standsBy = ({ ageMs, isBrought, spentNano, gotNano }: WatchedBuyer): boolean =>
  ageMs < NEWCOMER_AGE_MS || isBrought || spentNano * 2 > gotNano

/** Whether so many accounts, with so many of a seller's sales within `WATCHED_MS`, are marked for the operator (R22). */
export const isCrowd = (accounts: number, theirSales: number, allSales: number): boolean =>
  accounts >= CROWD_ACCOUNTS && theirSales > allSales * CROWD_PART
