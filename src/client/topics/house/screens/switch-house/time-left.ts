import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'

/** Splits a wait into days and hours, rounded up. */
export const daysLeft = (leftMs: number): { readonly days: number; readonly hours: number } => {
  const allHours = Math.ceil(Math.max(0, leftMs) / MS_PER_HOUR)
  const hoursPerDay = MS_PER_DAY / MS_PER_HOUR
  return { days: Math.floor(allHours / hoursPerDay), hours: allHours % hoursPerDay }
}
