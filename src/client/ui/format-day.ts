import { spokenLanguage } from '../i18n/spoken.ts'

/** A day in the player's own time zone and language: 'Friday, November 20'; with its year when that is another one. */
export const formatDay = (atMs: number, nowMs: number): string => {
  const isOtherYear = new Date(atMs).getFullYear() !== new Date(nowMs).getFullYear()
  return new Intl.DateTimeFormat(spokenLanguage(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isOtherYear ? { year: 'numeric' } : {}),
  }).format(new Date(atMs))
}
