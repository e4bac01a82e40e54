import type { NotificationKind, Preferences } from '../../../contracts/wire.ts'
import { MS_PER_HOUR, MS_PER_MINUTE } from '../../../rules/units.ts'
import type { Occasion } from '../../occasion.ts'

/** Most messages a day, by the player's own calendar (extra 8). */
export const MAX_MESSAGES_PER_DAY = 2
/** Kinds of which there is at most one message a day: a boss may leave on the evening of which another comes in the night. */
const ONCE_A_DAY: readonly NotificationKind[] = ['boss']
/** Least time between two messages to a player. */
const MIN_INTERVAL_MS = 2 * MS_PER_HOUR
/** A player who acted within this time is still in the game and needs no message. */
const STILL_ACTIVE_MS = 15 * MS_PER_MINUTE
/** Older events are not written about. */
const FRESH_MS = 12 * MS_PER_HOUR

/** A message that went out, or waits to. */
export type SentMessage = Pick<Occasion, 'kind' | 'atMs'>

type Choices = Preferences['notifications']

const formats = new Map<string, Intl.DateTimeFormat>()

const localParts = (atMs: number, timeZone: string): Readonly<Record<string, string>> => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
  formats.set(timeZone, format)
  return Object.fromEntries(format.formatToParts(atMs).map(({ type, value }) => [type, value]))
}

const minuteOfDay = (atMs: number, timeZone: string): number => {
  const { hour, minute } = localParts(atMs, timeZone)
  return Number(hour) * 60 + Number(minute)
}

const dayOf = (atMs: number, timeZone: string): string => {
  const { day, month, year } = localParts(atMs, timeZone)
  return `${year}-${month}-${day}`
}

/** Whether it is within the player's quiet hours: from the first minute up to the second, over midnight too; equal ones mean never. */
export const isQuietAt = (
  { quiet_from_min: from, quiet_to_min: to, time_zone }: Pick<Choices, 'quiet_from_min' | 'quiet_to_min' | 'time_zone'>,
  nowMs: number,
): boolean => {
  if (from === to) return false
  const minute = minuteOfDay(nowMs, time_zone)
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

/** Whether the player wants this kind of message, lets the bot write, and is not in quiet hours. */
export const isWelcome = (choices: Choices, kind: NotificationKind, nowMs: number): boolean =>
  choices.write_access && choices.kinds.includes(kind) && !isQuietAt(choices, nowMs)

/**
 * The one occasion to write about now, or null (extra 8): of a wanted kind, fresh, not in quiet hours, not while the player
 * is active, at most two a day, of some kinds one, and never close together.
 * @param occasions the most urgent first, without those already sent
 * @param sent messages that went out in the last days
 */
export const occasionNow = (
  choices: Choices,
  occasions: readonly Occasion[],
  {
    lastActMs,
    sent,
    nowMs,
  }: { readonly lastActMs: number; readonly sent: readonly SentMessage[]; readonly nowMs: number },
): Occasion | null => {
  if (nowMs - lastActMs < STILL_ACTIVE_MS) return null
  if (sent.some(({ atMs }) => nowMs - atMs < MIN_INTERVAL_MS)) return null
  const today = dayOf(nowMs, choices.time_zone)
  const sentToday = sent.filter(({ atMs }) => dayOf(atMs, choices.time_zone) === today)
  if (sentToday.length >= MAX_MESSAGES_PER_DAY) return null
  const isEnough = ({ kind }: Occasion): boolean =>
    ONCE_A_DAY.includes(kind) && sentToday.some((message) => message.kind === kind)
  const isDue = ({ atMs }: Occasion): boolean => atMs <= nowMs && nowMs - atMs < FRESH_MS
  return (
    occasions.find((occasion) => isDue(occasion) && !isEnough(occasion) && isWelcome(choices, occasion.kind, nowMs)) ??
    null
  )
}
