import { spokenLanguage } from '#client/i18n/spoken.ts'
import { formatMonthDay } from './format.ts'

/** In the local time zone: 'Friday, Nov 20th'. Adds the year unless it is the current one (row 20). */
export const formatDay = (atMs: number, nowMs: number): string => {
  const date = new Date(atMs)
  const weekday = new Intl.DateTimeFormat(spokenLanguage(), { weekday: 'long' }).format(date)
  const year = date.getFullYear() === new Date(nowMs).getFullYear() ? '' : `, ${date.getFullYear()}`
  return `${weekday}, ${formatMonthDay(date)}${year}`
}
