export const VOTE = {
  /** Paid votes per player and UTC day, besides the free one. */
  paidADay: 5,
  priceStar: 5,
  winnersPercent: [20, 10, 5],
  winnersXpMax: 500,
  /**
   * Accounts invited by the same player may give at most this percentage of a guild's votes. They may always give
   * `inviterAlways` votes.
   */
  inviterPercent: 10,
  inviterAlways: 6,
} as const

export const VOTE_KINDS = ['free', 'star'] as const
export type VoteKind = (typeof VOTE_KINDS)[number]

/** The week's Monday (UTC), `YYYY-MM-DD`. */
export type VoteWeek = string & { readonly __of?: 'vote week' }

/**
 * True if one more vote by an account of this inviter may be cast (R37).
 * @param ofInviter the guild's votes this week by accounts of this inviter @param votes all the guild's votes this week
 */
export const isWithinInviterShare = (ofInviter: number, votes: number): boolean =>
  ofInviter + 1 <= Math.max(VOTE.inviterAlways, Math.floor(((votes + 1) * VOTE.inviterPercent) / 100))

/**
 * XP for a place in the week's vote: 20, 10 or 5 % of `giftXp`, at most 500, and 0 from the fourth place on (R37).
 * @param giftXp XP that the guild got from gifts in the same week
 */
export const voteXp = (place: number, giftXp: number): number =>
  Math.min(VOTE.winnersXpMax, Math.floor((giftXp * (VOTE.winnersPercent[place - 1] ?? 0)) / 100))
