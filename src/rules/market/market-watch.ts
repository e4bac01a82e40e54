import { MS_PER_DAY } from '#rules/units.ts'

export const WISHES_MAX = 10

/** Usual prices, and sales between the same two players, are taken from this last period. */
export const WATCHED_MS = 7 * MS_PER_DAY
/** A sale whose price differs by more than this factor from the usual one is marked for operators. */
const FAR_OFF_TIMES = 20
/** This many sales between the same two players within `WATCHED_MS` are marked for operators. */
export const PAIR_SALES_MARKED = 3

export const isFarOff = (price: number, usual: number): boolean =>
  price > usual * FAR_OFF_TIMES || price * FAR_OFF_TIMES < usual

const NEWCOMER_AGE_MS = 2 * MS_PER_DAY
/**
 * A crowd is at least this many suspicious accounts that together made more than this share of the seller's sales
 * within `WATCHED_MS`.
 */
const CROWD_ACCOUNTS = 3
const CROWD_PART = 1 / 4

export interface WatchedBuyer {
  readonly ageMs: number
  readonly isBrought: boolean
  /** `spentNano` is what the buyer paid this seller, `gotNano` what the buyer received from all sources. */
  readonly spentNano: number
  readonly gotNano: number
}

/**
 * True for a suspicious buyer: new, invited by the seller, or with more than half of the income spent on this seller.
 */
export const standsBy = ({ ageMs, isBrought, spentNano, gotNano }: WatchedBuyer): boolean =>
  ageMs < NEWCOMER_AGE_MS || isBrought || spentNano * 2 > gotNano

export const isCrowd = (accounts: number, theirSales: number, allSales: number): boolean =>
  accounts >= CROWD_ACCOUNTS && theirSales > allSales * CROWD_PART
