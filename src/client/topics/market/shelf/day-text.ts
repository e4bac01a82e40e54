import { spokenLanguage } from '../../../i18n/spoken.ts'

/** A UTC day of the market in the player's language: 'Nov 24'. */
export const dayText = (atMs: number): string =>
  new Intl.DateTimeFormat(spokenLanguage(), { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(atMs)
