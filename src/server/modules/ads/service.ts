import type { Kysely } from 'kysely'
import type { CallData } from '../../../contracts/schemas.ts'
import {
  AD_CONFIRM_WITHIN_MS,
  AD_CREDITS_PER_DAY,
  AD_START_INTERVAL_MS,
  type AdPurpose,
  STAND_IN_AD_MS,
} from '../../../rules/ads/ads.ts'
import { BOOST_SOURCES, boostsLeft } from '../../../rules/boosts/boost-sources.ts'
import { dayStartMs } from '../../../rules/days.ts'
import { MS_PER_DAY } from '../../../rules/units.ts'
import type { CallScope } from '../../call-scope.ts'
import type { ServerConfig } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { uuidV7 } from '../../entropy.ts'
import { Refusal } from '../../refusal.ts'
import { findPlayerLocked, getPlayerLocked } from '../players/service.ts'
import {
  countWatches,
  deleteUnrewarded,
  findConfirmedSince,
  findWatch,
  insertWatch,
  markRewarded,
  markSpent,
  newestWatch,
  spendOldest,
  unconfirmedWatches,
} from './store.ts'

/** Where ads come from: the network, the stand-in of local mode, or `off` where none could be confirmed. */
type AdMode = 'network' | 'stand-in' | 'off'

/** Where ads come from in this configuration (R21, R45). */
export const adModeOf = (config: Pick<ServerConfig, 'mode' | 'adRewardSecret' | 'client'>): AdMode => {
  if (config.mode === 'local') return 'stand-in'
  return config.adRewardSecret === null || config.client.adBlockId === '' ? 'off' : 'network'
}

const isLimitReached = async (
  db: Kysely<Database>,
  playerId: number,
  purpose: AdPurpose,
  nowMs: number,
): Promise<boolean> => {
  const counts = await countWatches(db, playerId, purpose, dayStartMs(nowMs))
  if (purpose === 'credit') return counts.rewardedSince >= AD_CREDITS_PER_DAY
  // A confirmed watch that is not spent counts for the day's limit already.
  const takenToday = counts.spentSince + counts.unspent
  return boostsLeft(BOOST_SOURCES.ad, takenToday) === 0
}

/**
 * Starts an ad and returns its watch id (row 126, R21).
 * @throws Refusal `ads-off` where no network is configured, `ad-daily-limit`, `ad-too-soon` within a minute of the last start
 */
export const startAd = async (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  purpose: AdPurpose,
  mode: AdMode,
): Promise<string> => {
  if (mode === 'off') throw new Refusal('ads-off')
  await getPlayerLocked(db, playerId)
  if (await isLimitReached(db, playerId, purpose, nowMs)) throw new Refusal('ad-daily-limit')
  const last = await newestWatch(db, playerId)
  if (last && nowMs - last.started_at.getTime() < AD_START_INTERVAL_MS) throw new Refusal('ad-too-soon')
  const id = uuidV7(entropy, nowMs)
  await insertWatch(db, { id, playerId, purpose, nowMs })
  return id
}

/**
 * The confirmed ad of this id; or the one that was confirmed in its place, when the player left an older one of the same purpose
 * before its end.
 */
const confirmedWatch = async (db: Kysely<Database>, playerId: number, watchId: string) => {
  const watch = await findWatch(db, playerId, watchId)
  if (!watch || watch.rewarded_at !== null) return watch
  return findConfirmedSince(db, playerId, watch)
}

/** The log of a confirmed ad. @throws Refusal `ad-not-found` until the network has confirmed it */
export const adLogOf = async (
  db: Kysely<Database>,
  playerId: number,
  watchId: string,
): Promise<CallData<'ads.log'>> => {
  const watch = await confirmedWatch(db, playerId, watchId)
  if (!watch || watch.rewarded_at === null) throw new Refusal('ad-not-found')
  return { id: watchId, purpose: watch.purpose, rewarded_at: watch.rewarded_at.toISOString() }
}

/** Unspent credits for free re-rolls, earned by ads (T17). */
export const adCreditsOf = async (db: Kysely<Database>, playerId: number, nowMs: number): Promise<number> =>
  (await countWatches(db, playerId, 'credit', dayStartMs(nowMs))).unspent

/** Spends a credit for a free re-roll (R21). @throws Refusal `ad-credit-needed` when there is none */
export const spendCredit = async (db: Kysely<Database>, playerId: number, nowMs: number): Promise<void> => {
  if (!(await spendOldest(db, playerId, 'credit', nowMs))) throw new Refusal('ad-credit-needed')
}

/** Spends a confirmed watch for a boost. @throws Refusal `ad-not-found` when there is none of this id to spend */
export const spendBoostWatch = async (
  db: Kysely<Database>,
  playerId: number,
  watchId: string | undefined,
  nowMs: number,
): Promise<string> => {
  const watch = watchId === undefined ? undefined : await confirmedWatch(db, playerId, watchId)
  if (!watch || !(await markSpent(db, { id: watch.id, playerId, purpose: 'boost', nowMs }))) {
    throw new Refusal('ad-not-found')
  }
  return watch.id
}

/**
 * Confirms one ad of a player: the network's callback names the player only, so it is the oldest that was started at most ten
 * minutes ago, is not confirmed, and brings something today. Without one nothing happens. Runs in a transaction.
 * @returns whether an ad was confirmed now
 */
export const confirmOldestAd = async (db: Kysely<Database>, playerId: number, nowMs: number): Promise<boolean> => {
  // Two callbacks at once confirm two ads, or the second none.
  if (!(await findPlayerLocked(db, playerId))) return false
  for (const { id, purpose } of await unconfirmedWatches(db, playerId, nowMs - AD_CONFIRM_WITHIN_MS)) {
    // More may have been started than a day brings.
    if (!(await isLimitReached(db, playerId, purpose, nowMs))) return markRewarded(db, playerId, id, nowMs)
  }
  return false
}

/**
 * Confirms a stand-in ad of local mode once it was watched for five seconds.
 * @throws Refusal `ad-not-found` for an unknown ad, or one that was not watched to its end
 */
export const confirmStandInAd = async (
  db: Kysely<Database>,
  playerId: number,
  watchId: string,
  nowMs: number,
): Promise<void> => {
  const watch = await findWatch(db, playerId, watchId)
  if (!watch || nowMs - watch.started_at.getTime() < STAND_IN_AD_MS) throw new Refusal('ad-not-found')
  await markRewarded(db, playerId, watchId, nowMs)
}

/** Deletes ads of yesterday and before that were never confirmed. Returns how many. */
export const pruneAds = (db: Kysely<Database>, nowMs: number): Promise<number> =>
  deleteUnrewarded(db, nowMs - MS_PER_DAY)
