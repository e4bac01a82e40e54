import { NOTICE_DAYS } from '../../../rules/constants.ts'
import { MS_PER_DAY, MS_PER_SECOND } from '../../../rules/units.ts'
import { readOwn, writeOwn } from '../../platform/player-store.ts'

const KEY = 'news-checked'
/** News is news for a week (A9). */
const NEWS_LAST_MS = NOTICE_DAYS * MS_PER_DAY

/** Time of the newest news that the player has opened, seconds since the epoch; 0 before the first. */
export const newsCheckedAt = (): number => {
  const kept = Number(readOwn(KEY))
  return Number.isFinite(kept) ? kept : 0
}

/** The player has opened news of this time. */
export const markNewsChecked = (at: number): void => writeOwn(KEY, String(at))

/** Whether 'Check News' shows (A4, A9, row 34): the latest news is newer than the stored time, and not older than a week. */
export const isNewsWaiting = (latestAt: number | null, checkedAt: number, nowMs: number): boolean =>
  latestAt !== null && latestAt > checkedAt && nowMs - latestAt * MS_PER_SECOND < NEWS_LAST_MS
