import { MS_PER_DAY } from '#rules/units.ts'
import { formatDuration, formatNumber } from './format.ts'

const IN_DAYS_FROM_MS = 2 * MS_PER_DAY

/** For example '3h 05m'; from two days on in whole days: '20 days'. */
export const formatAbsence = (durationMs: number): string =>
  durationMs < IN_DAYS_FROM_MS
    ? formatDuration(durationMs)
    : formatNumber(Math.floor(durationMs / MS_PER_DAY), { style: 'unit', unit: 'day', unitDisplay: 'long' })
