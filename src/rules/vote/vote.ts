import { dayKeyOf, mondayMs } from '../days.ts'
import { MS_PER_DAY } from '../units.ts'

/** The weekly vote for guilds (R37). */
export const VOTE = {
  /** Votes for STAR a player and UTC day, beside the free one. */
  paidADay: 5,
  priceStar: 5,
  /** Percent of the XP that the week's gifts brought, for the guilds with most votes. */
  winnersPercent: [20, 10, 5],
  winnersXpMax: 500,
  /** Percent of a guild's votes that may come from accounts of one inviter, of so many that always may. */
  inviterPercent: 10,
  inviterAlways: 6,
} as const

/** How a vote is paid for. */
export const VOTE_KINDS = ['free', 'star'] as const
export type VoteKind = (typeof VOTE_KINDS)[number]

const WEEK_MS = 7 * MS_PER_DAY

/** Monday (UTC) of a week of votes, `YYYY-MM-DD`. */
export type VoteWeek = string & { readonly __of?: 'vote week' }

/** The week to which a vote at an instant belongs. */
export const voteWeekAt = (nowMs: number): VoteWeek => dayKeyOf(mondayMs(nowMs))

/** When a week begins, and when it is over: from then on no vote belongs to it. */
export const voteWeekTimes = (week: VoteWeek): { readonly fromMs: number; readonly endsMs: number } => {
  const fromMs = Date.parse(`${week}T00:00:00Z`)
  return { fromMs, endsMs: fromMs + WEEK_MS }
}

/**
 * Whether one more vote from accounts of an inviter would still count for a guild (R37).
 * @param ofInviter votes of accounts of that inviter so far
 * @param votes votes of everybody for the guild so far
 */
export const isWithinInviterShare = (ofInviter: number, votes: number): boolean =>
  ofInviter + 1 <= Math.max(VOTE.inviterAlways, Math.floor(((votes + 1) * VOTE.inviterPercent) / 100))

/** XP of the guild in a place, 1 to 3, whose gifts brought so much in the week (R37). */
export const voteXp = (place: number, giftXp: number): number =>
  Math.min(VOTE.winnersXpMax, Math.floor((giftXp * (VOTE.winnersPercent[place - 1] ?? 0)) / 100))
