import { readOwn, writeOwn } from '#client/platform/player-store.ts'
import { NOTICE_DAYS } from '#rules/constants.ts'
import { mondayMs } from '#rules/days.ts'
import { MS_PER_DAY } from '#rules/units.ts'

const KEY = 'shop-notice-seen'

export const shopNoticeSeenMs = (): number | null => {
  const kept = Number(readOwn(KEY) ?? Number.NaN)
  return Number.isFinite(kept) ? kept : null
}

export const markShopNoticeSeen = (nowMs: number): void => writeOwn(KEY, String(nowMs))

/** True until the first tap, then again after 7 days or from the next Monday 00:00 UTC (A4, rows 40, 190). */
export const isShopNoticeActive = (seenMs: number | null, nowMs: number): boolean =>
  seenMs === null || nowMs - seenMs >= NOTICE_DAYS * MS_PER_DAY || mondayMs(nowMs) > mondayMs(seenMs)
