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

const MINUTES_PER_DAY = 24 * 60

/**
 * When the player's clock shows this minute of the day next. Where it is set on the way, the next minute: the caller looks again
 * at each.
 */
const whenClockShows = (minute: number, afterMs: number, timeZone: string): number => {
  const thisMinuteMs = afterMs - (afterMs % MS_PER_MINUTE)
  const aheadMin = (minute - minuteOfDay(afterMs, timeZone) + MINUTES_PER_DAY - 1) % MINUTES_PER_DAY
  const atMs = thisMinuteMs + (aheadMin + 1) * MS_PER_MINUTE
  return minuteOfDay(atMs, timeZone) === minute ? atMs : thisMinuteMs + MS_PER_MINUTE
}

/** Whether the player wants this kind of message, lets the bot write, and is not in quiet hours. */
export const isWelcome = (choices: Choices, kind: NotificationKind, nowMs: number): boolean =>
  choices.write_access && choices.kinds.includes(kind) && !isQuietAt(choices, nowMs)

/** What the schedule goes by beside the choices and the occasions. */
export interface ScheduleFacts {
  readonly lastActMs: number
  /** Messages that went out in the last days. */
  readonly sent: readonly SentMessage[]
  readonly nowMs: number
}

/** Whether there were as many messages on the player's day as may be, at all or of this kind. */
const isDayFull = ({ time_zone }: Choices, kind: NotificationKind, { sent, nowMs }: ScheduleFacts): boolean => {
  if (sent.length === 0) return false
  const today = dayOf(nowMs, time_zone)
  const sentToday = sent.filter(({ atMs }) => dayOf(atMs, time_zone) === today)
  if (sentToday.length >= MAX_MESSAGES_PER_DAY) return true
  return ONCE_A_DAY.includes(kind) && sentToday.some((message) => message.kind === kind)
}

/**
 * The one occasion to write about now, or null (extra 8): of a wanted kind, fresh, not in quiet hours, not while the player
 * is active, at most two a day, of some kinds one, and never close together.
 * @param occasions the most urgent first, without those already sent
 */
export const occasionNow = (
  choices: Choices,
  occasions: readonly Occasion[],
  facts: ScheduleFacts,
): Occasion | null => {
  const { lastActMs, sent, nowMs } = facts
  if (nowMs - lastActMs < STILL_ACTIVE_MS) return null
  if (sent.some(({ atMs }) => nowMs - atMs < MIN_INTERVAL_MS)) return null
  const isDue = ({ atMs }: Occasion): boolean => atMs <= nowMs && nowMs - atMs < FRESH_MS
  return (
    occasions.find(
      (occasion) =>
        isDue(occasion) && isWelcome(choices, occasion.kind, nowMs) && !isDayFull(choices, occasion.kind, facts),
    ) ?? null
  )
}

/** Steps from one hindrance to the end of the next; more are taken where a clock is set, and then the last one is looked at again. */
const STEPS_MAX = 8

const earliestMs = (choices: Choices, { kind, atMs: occasionMs }: Occasion, facts: ScheduleFacts): number | null => {
  const { quiet_to_min: quietToMin, time_zone: zone } = choices
  if (!choices.write_access || !choices.kinds.includes(kind)) return null
  const intervalEnds = facts.sent.map(({ atMs }) => atMs + MIN_INTERVAL_MS)
  let atMs = Math.max(facts.nowMs, occasionMs, facts.lastActMs + STILL_ACTIVE_MS, ...intervalEnds)
  for (let step = 0; step < STEPS_MAX; step++) {
    if (atMs - occasionMs >= FRESH_MS) return null
    if (isQuietAt(choices, atMs)) atMs = whenClockShows(quietToMin, atMs, zone)
    else if (isDayFull(choices, kind, { ...facts, nowMs: atMs })) atMs = whenClockShows(0, atMs, zone)
    else return atMs
  }
  return atMs
}

/**
 * The earliest instant from now on at which `occasionNow` finds something if nothing happens meanwhile, to the minute where hours end;
 * never a later one. Null when it never does.
 */
export const nextOccasionMs = (
  choices: Choices,
  occasions: readonly Occasion[],
  facts: ScheduleFacts,
): number | null => {
  const instants = occasions.flatMap((occasion) => earliestMs(choices, occasion, facts) ?? [])
  return instants.length === 0 ? null : Math.min(...instants)
}
