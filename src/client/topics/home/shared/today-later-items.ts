import type { CallData } from '#contracts/schemas.ts'
import type { Cosmetic } from '#contracts/wire.ts'
import { LINE_COUNT } from '#rules/items/items.ts'
import { inOrder, type TodayItem, todayItem } from './today-items.ts'

/**
 * Adds the free re-roll (R20). Here and below, an answer that may be null is undefined while loading and null after a
 * failure.
 */
export const withFreeReroll = (
  items: readonly TodayItem[],
  worn: Cosmetic | undefined,
  freeRerolls: number | null | undefined,
): readonly TodayItem[] => {
  const hasLines = Object.values(worn ?? {}).some(
    (shown) => typeof shown === 'object' && shown !== null && 'rarity' in shown && LINE_COUNT[shown.rarity] > 0,
  )
  if (!hasLines) return items
  const state = freeRerolls === null ? 'missing' : (freeRerolls ?? 0) > 0 ? 'done' : 'open'
  return inOrder([...items, todayItem('reroll', state)])
}

export const withMetWishes = (items: readonly TodayItem[], count: number): readonly TodayItem[] =>
  count === 0 ? items : inOrder([...items, todayItem('wishes', 'open', { count })])

export const withBoss = (items: readonly TodayItem[], fightsLeft: number | null | undefined): readonly TodayItem[] => {
  if (fightsLeft === undefined) return items
  if (fightsLeft === null) return inOrder([...items, todayItem('boss', 'missing')])
  return inOrder([...items, todayItem('boss', fightsLeft > 0 ? 'open' : 'done', { count: fightsLeft })])
}

export type TodayTournament = Pick<
  CallData<'tournament.get'>,
  'closes_at' | 'entries' | 'needs' | 'phase' | 'results_at' | 'tickets'
>

/** Only for players who have fights to watch, have entered or can enter (R26). */
export const withTournament = (
  items: readonly TodayItem[],
  page: TodayTournament | null | undefined,
  hasFightsToWatch = false,
): readonly TodayItem[] => {
  if (hasFightsToWatch) return inOrder([...items, todayItem('tournament', 'ready')])
  if (page === undefined) return items
  if (page === null) return inOrder([...items, todayItem('tournament', 'missing')])
  const count = page.entries.length
  if (count === 0) {
    const canEnter = page.needs === null && page.phase === 'open'
    return canEnter
      ? inOrder([...items, todayItem('tournament', 'open', { untilMs: Date.parse(page.closes_at) })])
      : items
  }
  const untilMs = Date.parse(page.phase === 'open' ? page.closes_at : page.results_at)
  return inOrder([...items, todayItem('tournament', 'waiting', { count, untilMs })])
}

export type TodayVote = Pick<CallData<'vote.get'>['own'], 'free_left' | 'needs'>

/** Only for players who can vote (R37). */
export const withVote = (items: readonly TodayItem[], own: TodayVote | null | undefined): readonly TodayItem[] => {
  if (own === undefined) return items
  if (own === null) return inOrder([...items, todayItem('vote', 'missing')])
  if (own.needs !== null) return items
  return inOrder([...items, todayItem('vote', own.free_left > 0 ? 'open' : 'done')])
}
