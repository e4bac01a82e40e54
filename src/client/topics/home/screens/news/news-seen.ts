import { NOTICE_DAYS } from '../../../../../rules/constants.ts'
import { MS_PER_DAY, MS_PER_SECOND } from '../../../../../rules/units.ts'
import { readOwn, writeOwn } from '../../../../platform/player-store.ts'

const KEY = 'news-checked'
/** News expires after a week (A9). */
const NEWS_LAST_MS = NOTICE_DAYS * MS_PER_DAY

/** Returns the time of the newest opened news, seconds since the epoch; 0 before the first. */
export const newsCheckedAt = (): number => {
  const kept = Number(readOwn(KEY))
  return Number.isFinite(kept) ? kept : 0
}

/** Records that news of this time was opened. */
export const markNewsChecked = (at: number): void => writeOwn(KEY, String(at))

/** Returns whether 'Check News' shows (A4, A9, row 34): news newer than `checkedAt` and at most a week old. */
export const isNewsWaiting = (latestAt: number | null, checkedAt: number, nowMs: number): boolean =>
  latestAt !== null && latestAt > checkedAt && nowMs - latestAt * MS_PER_SECOND < NEWS_LAST_MS
