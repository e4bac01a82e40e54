import type { CallData } from '#contracts/schemas.ts'

export type VoteData = CallData<'vote.get'>

export type VoteRow = VoteData['items'][number]

export type VotedGuild = Pick<VoteRow, 'id' | 'name' | 'tag' | 'emblem'>

export type VoteGap =
  | { readonly kind: 'overtake'; readonly votes: number; readonly place: number }
  | { readonly kind: 'leads'; readonly votes: number }
  | { readonly kind: 'level' | 'alone' }

/** Votes needed to overtake the guild ahead; for the first, its lead. On a tie the earlier one stays ahead (R37). */
export const gapOf = (items: readonly VoteRow[], { place, votes }: Pick<VoteRow, 'place' | 'votes'>): VoteGap => {
  const before = items.find((row) => row.place === place - 1)
  if (before) return { kind: 'overtake', votes: before.votes - votes + 1, place: before.place }
  const behind = items.find((row) => row.place === place + 1)
  if (!behind) return { kind: 'alone' }
  return behind.votes === votes ? { kind: 'level' } : { kind: 'leads', votes: votes - behind.votes }
}

export const ownVotesFor = ({ own }: Pick<VoteData, 'own'>, guildId: string): number =>
  own.guilds.find(({ id }) => id === guildId)?.votes ?? 0

export const canVote = ({ own }: Pick<VoteData, 'own'>): boolean =>
  own.needs === null && own.free_left + own.paid_left > 0
