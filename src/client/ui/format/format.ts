import { spokenLanguage } from '#client/i18n/spoken.ts'
import { NANO_PER_TOK } from '#rules/units.ts'

// Everything is formatted in the page's language. The examples in comments are English.
const NANO_DECIMALS = Math.log10(NANO_PER_TOK)

const formats = new Map<string, Intl.NumberFormat>()

export const formatNumber = (value: number, options: Intl.NumberFormatOptions): string => {
  const key = `${spokenLanguage()} ${JSON.stringify(options)}`
  const known = formats.get(key)
  // Kept, because creating a format costs much more than using it.
  const format = known ?? new Intl.NumberFormat(spokenLanguage(), options)
  if (!known) formats.set(key, format)
  return format.format(value)
}

const fixed = (value: number, decimals: number): string =>
  formatNumber(value === 0 ? 0 : value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** For texts and input fields. Amounts are stored and charged in nano (A9, T5). */
export const tokOf = (nano: number): number => nano / NANO_PER_TOK

/** Truncates in whole nano, because money is never rounded up (row 20). At most nine decimals. */
export const formatTok = (nano: number, decimals: number): string =>
  fixed(tokOf(nano - (nano % 10 ** (NANO_DECIMALS - decimals))), decimals)

/** Cut to two decimals (row 20): `12 345 678 900` nano → '12.34'. */
export const formatBalance = (nano: number): string => formatTok(nano, 2)

export const formatCost = (nano: number): string => formatTok(nano, 1)

const STEPS = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
] as const

/** Cuts to two decimals by digits, because 1.15 × 100 is 114.99… in binary. */
const cutToHundredths = (value: number): number => Number(value.toFixed(6).slice(0, -4))

/** 1234 → '1.23K', 5600000 → '5.6M', 2e9 → '2B' (row 20). Cut to at most two decimals. */
export const formatCompact = (value: number): string => {
  const [size, letter] = STEPS.find(([start]) => Math.abs(value) >= start) ?? [1, '']
  const cut = size === 1 ? cutToHundredths(value) : (value - (value % (size / 100))) / size
  return `${formatNumber(cut, { maximumFractionDigits: 2 })}${letter}`
}

export const formatCompactTok = (nano: number): string => formatCompact(tokOf(nano))

export const formatInteger = (value: number): string => formatNumber(Math.trunc(value), { maximumFractionDigits: 0 })

/** At most one decimal: 12.5 → '12.5%' (row 20). */
export const formatPercent = (percent: number): string =>
  formatNumber(percent, { style: 'unit', unit: 'percent', maximumFractionDigits: 1 })

/** First and last four characters (row 20). A short address stays whole. */
export const formatWallet = (address: string): string =>
  address.length <= 8 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`

const ORDINALS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
}
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' })

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Local time zone: 'Mar 3rd'. */
export const formatMonthDay = (date: Date): string => {
  const language = spokenLanguage()
  if (language !== 'en')
    return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(date).replaceAll(' ', '\u00a0')
  const month = new Intl.DateTimeFormat('en', { month: 'short' }).format(date)
  const day = date.getDate()
  return `${month} ${day}${ORDINALS[ordinalRules.select(day)]}`
}

/** Ms since the epoch, local time zone: 'Mar 3rd at 14:05' (A9, row 20). */
export const formatDate = (epochMs: number): string => {
  const date = new Date(epochMs)
  const clock = `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
  return `${formatMonthDay(date)}${spokenLanguage() === 'en' ? ' at' : ','} ${clock}`
}

const timePart = (value: number, unit: 'day' | 'hour' | 'minute' | 'second', digits: 1 | 2 = 1): string =>
  formatNumber(value, { style: 'unit', unit, unitDisplay: 'narrow', minimumIntegerDigits: digits, useGrouping: false })

/** '3h 05m', '5m 09s' or '9s'. A second that has begun counts as whole. */
export const formatDuration = (durationMs: number): string => {
  const allSeconds = Math.max(0, Math.ceil(durationMs / 1000))
  const hours = Math.floor(allSeconds / 3600)
  const minutes = Math.floor((allSeconds % 3600) / 60)
  const seconds = allSeconds % 60
  if (hours > 0) return `${timePart(hours, 'hour')} ${timePart(minutes, 'minute', 2)}`
  return minutes > 0 ? `${timePart(minutes, 'minute')} ${timePart(seconds, 'second', 2)}` : timePart(seconds, 'second')
}

const CLOCK_HOURS_MAX = 48

/** '5d 20:14:29', '2:59:07' or '04:09'. A second that has begun counts as whole. */
export const formatClock = (durationMs: number): string => {
  const allSeconds = Math.max(0, Math.ceil(durationMs / 1000))
  const hours = Math.floor(allSeconds / 3600)
  const rest = `${twoDigits(Math.floor((allSeconds % 3600) / 60))}:${twoDigits(allSeconds % 60)}`
  if (hours >= CLOCK_HOURS_MAX)
    return `${timePart(Math.floor(hours / 24), 'day')}\u00a0${twoDigits(hours % 24)}:${rest}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

/** '10000+' from `cap` on, and for a negative rank, which means that the player is not listed. */
export const cappedRank = (rank: number, cap: number): string => (rank < 0 || rank >= cap ? `${cap}+` : String(rank))
