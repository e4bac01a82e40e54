import type { Preferences } from '#contracts/wire.ts'
import type { NotificationKind } from '#rules/notifications/notification-kinds.ts'
import { MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'
import { KINDS, type KindTrigger } from './kinds.ts'

/** Days are by the player's calendar (extra 8). */
export const MAX_MESSAGES_PER_DAY = 2
const MIN_INTERVAL_MS = 2 * MS_PER_HOUR
/** A player active within this time needs no message. */
const STILL_ACTIVE_MS = 15 * MS_PER_MINUTE
/** Older events are not notified. */
const FRESH_MS = 12 * MS_PER_HOUR

export type SentMessage = Pick<KindTrigger, 'kind' | 'atMs'>

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

/** True from the start, inclusive, to the end, exclusive, also across midnight. Equal values mean no quiet hours. */
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
 * Next time at which the player's clock shows this minute. If daylight saving time begins or ends in between, it
 * returns the next minute instead, and callers check again.
 */
const whenClockShows = (minute: number, afterMs: number, timeZone: string): number => {
  const thisMinuteMs = afterMs - (afterMs % MS_PER_MINUTE)
  const aheadMin = (minute - minuteOfDay(afterMs, timeZone) + MINUTES_PER_DAY - 1) % MINUTES_PER_DAY
  const atMs = thisMinuteMs + (aheadMin + 1) * MS_PER_MINUTE
  return minuteOfDay(atMs, timeZone) === minute ? atMs : thisMinuteMs + MS_PER_MINUTE
}

export const isWelcome = (choices: Choices, kind: NotificationKind, nowMs: number): boolean =>
  choices.write_access && choices.kinds.includes(kind) && !isQuietAt(choices, nowMs)

export interface ScheduleFacts {
  readonly lastActMs: number
  readonly sent: readonly SentMessage[]
  readonly nowMs: number
}

const isDayFull = ({ time_zone }: Choices, kind: NotificationKind, { sent, nowMs }: ScheduleFacts): boolean => {
  if (sent.length === 0) return false
  const today = dayOf(nowMs, time_zone)
  const sentToday = sent.filter(({ atMs }) => dayOf(atMs, time_zone) === today)
  if (sentToday.length >= MAX_MESSAGES_PER_DAY) return true
  return KINDS[kind].isOnceADay === true && sentToday.some((message) => message.kind === kind)
}

/**
 * Returns the most urgent trigger that preferences, the trigger's age, quiet hours, activity, daily limits and spacing
 * allow (extra 8). @param triggers unsent, most urgent first
 */
export const triggerNow = (
  choices: Choices,
  triggers: readonly KindTrigger[],
  facts: ScheduleFacts,
): KindTrigger | null => {
  const { lastActMs, sent, nowMs } = facts
  if (nowMs - lastActMs < STILL_ACTIVE_MS) return null
  if (sent.some(({ atMs }) => nowMs - atMs < MIN_INTERVAL_MS)) return null
  const isDue = ({ atMs }: KindTrigger): boolean => atMs <= nowMs && nowMs - atMs < FRESH_MS
  return (
    triggers.find(
      (trigger) =>
        isDue(trigger) && isWelcome(choices, trigger.kind, nowMs) && !isDayFull(choices, trigger.kind, facts),
    ) ?? null
  )
}

/**
 * Enough steps unless daylight saving time begins or ends. Then the last instant found is returned; it is checked again
 * when it comes.
 */
const STEPS_MAX = 8

const earliestMs = (choices: Choices, { kind, atMs: triggerMs }: KindTrigger, facts: ScheduleFacts): number | null => {
  const { quiet_to_min: quietToMin, time_zone: zone } = choices
  if (!choices.write_access || !choices.kinds.includes(kind)) return null
  const intervalEnds = facts.sent.map(({ atMs }) => atMs + MIN_INTERVAL_MS)
  let atMs = Math.max(facts.nowMs, triggerMs, facts.lastActMs + STILL_ACTIVE_MS, ...intervalEnds)
  for (let step = 0; step < STEPS_MAX; step++) {
    if (atMs - triggerMs >= FRESH_MS) return null
    if (isQuietAt(choices, atMs)) atMs = whenClockShows(quietToMin, atMs, zone)
    else if (isDayFull(choices, kind, { ...facts, nowMs: atMs })) atMs = whenClockShows(0, atMs, zone)
    else return atMs
  }
  return atMs
}

/**
 * Earliest time at which `triggerNow` may return something without new events. It may be too early, but never too late.
 * Null for never.
 */
export const nextTriggerMs = (
  choices: Choices,
  triggers: readonly KindTrigger[],
  facts: ScheduleFacts,
): number | null => {
  const instants = triggers.flatMap((trigger) => earliestMs(choices, trigger, facts) ?? [])
  return instants.length === 0 ? null : Math.min(...instants)
}
