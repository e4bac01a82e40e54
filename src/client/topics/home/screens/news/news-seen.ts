import { readOwn, writeOwn } from '#client/platform/player-store.ts'
import { NOTICE_DAYS } from '#rules/constants.ts'
import { MS_PER_DAY, MS_PER_SECOND } from '#rules/units.ts'

const KEY = 'news-checked'
const NEWS_LAST_MS = NOTICE_DAYS * MS_PER_DAY

export const newsCheckedAt = (): number => {
  const kept = Number(readOwn(KEY))
  return Number.isFinite(kept) ? kept : 0
}

export const markNewsChecked = (at: number): void => writeOwn(KEY, String(at))

/** Returns whether 'Check News' shows (A4, A9, row 34): news newer than `checkedAt` and at most a week old. */
export const isNewsWaiting = (latestAt: number | null, checkedAt: number, nowMs: number): boolean =>
  latestAt !== null && latestAt > checkedAt && nowMs - latestAt * MS_PER_SECOND < NEWS_LAST_MS
