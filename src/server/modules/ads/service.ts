import type { CallData } from '#contracts/schemas.ts'
import {
  AD_CONFIRM_WITHIN_MS,
  AD_CREDITS_PER_DAY,
  AD_START_INTERVAL_MS,
  type AdPurpose,
  STAND_IN_AD_MS,
} from '#rules/ads/ads.ts'
import { BOOST_SOURCES, boostsLeft } from '#rules/boosts/boost-sources.ts'
import { dayStartMs } from '#rules/days.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { ServerConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { findPlayerLocked, getPlayerLocked } from '#server/modules/players/service.ts'
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

/** `stand-in` is local mode's fake ad. `off`: no ad could be confirmed. */
type AdMode = 'network' | 'stand-in' | 'off'

export const adModeOf = (config: Pick<ServerConfig, 'mode' | 'adRewardSecret' | 'client'>): AdMode => {
  if (config.mode === 'local') return 'stand-in'
  return config.adRewardSecret === null || config.client.adBlockId === '' ? 'off' : 'network'
}

const isLimitReached = async (db: Db, playerId: number, purpose: AdPurpose, nowMs: number): Promise<boolean> => {
  const counts = await countWatches(db, playerId, purpose, dayStartMs(nowMs))
  if (purpose === 'credit') return counts.rewardedSince >= AD_CREDITS_PER_DAY
  // A confirmed watch counts towards the limit before it is spent.
  const takenToday = counts.spentSince + counts.unspent
  return boostsLeft(BOOST_SOURCES.ad, takenToday) === 0
}

/**
 * Starts a watch (row 126, R21). @returns its id @throws ApiError `player-not-found`, `ads-off`, `ad-daily-limit`,
 * `ad-too-soon` within a minute of the last start
 */
export const startAd = async (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  purpose: AdPurpose,
  mode: AdMode,
): Promise<string> => {
  if (mode === 'off') throw new ApiError('ads-off')
  await getPlayerLocked(db, playerId)
  if (await isLimitReached(db, playerId, purpose, nowMs)) throw new ApiError('ad-daily-limit')
  const last = await newestWatch(db, playerId)
  if (last && nowMs - last.started_at.getTime() < AD_START_INTERVAL_MS) throw new ApiError('ad-too-soon')
  const id = uuidV7(entropy, nowMs)
  await insertWatch(db, { id, playerId, purpose, nowMs })
  return id
}

/**
 * The watch itself, or one that was confirmed after its start: the network's callback names no watch, so another one of
 * the player may have been confirmed instead.
 */
const confirmedWatch = async (db: Db, playerId: number, watchId: string) => {
  const watch = await findWatch(db, playerId, watchId)
  if (!watch || watch.rewarded_at !== null) return watch
  return findConfirmedSince(db, playerId, watch)
}

/** @throws ApiError `ad-not-found` if unknown or not confirmed yet */
export const adLogOf = async (db: Db, playerId: number, watchId: string): Promise<CallData<'ads.log'>> => {
  const watch = await confirmedWatch(db, playerId, watchId)
  if (!watch || watch.rewarded_at === null) throw new ApiError('ad-not-found')
  return { id: watchId, purpose: watch.purpose, rewarded_at: watch.rewarded_at.toISOString() }
}

/** Confirmed, unspent watches for a free re-roll (T17). */
export const adCreditsOf = async (db: Db, playerId: number, nowMs: number): Promise<number> =>
  (await countWatches(db, playerId, 'credit', dayStartMs(nowMs))).unspent

/** Pays a free re-roll (R21). @throws ApiError `ad-credit-needed` */
export const spendCredit = async (db: Db, playerId: number, nowMs: number): Promise<void> => {
  if (!(await spendOldest(db, playerId, 'credit', nowMs))) throw new ApiError('ad-credit-needed')
}

/** @throws ApiError `ad-not-found` if this id cannot be spent */
export const spendBoostWatch = async (db: Db, playerId: number, watchId: string | undefined, nowMs: number) => {
  const watch = watchId === undefined ? undefined : await confirmedWatch(db, playerId, watchId)
  if (!watch || !(await markSpent(db, { id: watch.id, playerId, purpose: 'boost', nowMs }))) {
    throw new ApiError('ad-not-found')
  }
  return watch.id
}

/**
 * The network's callback names only the player, so the oldest unconfirmed watch of the last ten minutes is confirmed
 * whose daily limit is not reached. Requires a transaction.
 */
export const confirmOldestAd = async (db: Db, playerId: number, nowMs: number): Promise<boolean> => {
  // Serializes callbacks, so that two never confirm the same ad.
  if (!(await findPlayerLocked(db, playerId))) return false
  for (const { id, purpose } of await unconfirmedWatches(db, playerId, nowMs - AD_CONFIRM_WITHIN_MS)) {
    // Checked again here, because more ads can be started than the daily limit allows.
    if (!(await isLimitReached(db, playerId, purpose, nowMs))) return markRewarded(db, playerId, id, nowMs)
  }
  return false
}

/** Confirms local mode's fake ad, five seconds after its start. @throws ApiError `ad-not-found` if unknown or not watched to the end */
export const confirmFakeAd = async (db: Db, playerId: number, watchId: string, nowMs: number): Promise<void> => {
  const watch = await findWatch(db, playerId, watchId)
  if (!watch || nowMs - watch.started_at.getTime() < STAND_IN_AD_MS) throw new ApiError('ad-not-found')
  await markRewarded(db, playerId, watchId, nowMs)
}

export const pruneAds = (db: Db, nowMs: number): Promise<number> => deleteUnrewarded(db, nowMs - MS_PER_DAY)
