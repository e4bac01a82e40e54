import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'

export type TimeAgo = { readonly unit: 'now' } | { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number }

/** Whole units since `atMs`. 'now' also for a time in the future, because clocks differ. */
export const timeAgo = (atMs: number, nowMs: number): TimeAgo => {
  const agoMs = nowMs - atMs
  if (agoMs < MS_PER_MINUTE) return { unit: 'now' }
  if (agoMs < MS_PER_HOUR) return { unit: 'minutes', count: Math.floor(agoMs / MS_PER_MINUTE) }
  if (agoMs < MS_PER_DAY) return { unit: 'hours', count: Math.floor(agoMs / MS_PER_HOUR) }
  return { unit: 'days', count: Math.floor(agoMs / MS_PER_DAY) }
}
