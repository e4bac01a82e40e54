import { spokenLanguage } from '#client/i18n/spoken.ts'

export const dayText = (atMs: number): string =>
  new Intl.DateTimeFormat(spokenLanguage(), { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(atMs)
