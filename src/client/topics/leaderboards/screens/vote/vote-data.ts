import type { CallData } from '../../../../../contracts/schemas.ts'

/** The week's board of votes as the server answers it. */
export type VoteData = CallData<'vote.get'>

/** A guild on it. */
export type VoteRow = VoteData['items'][number]

/** What a ballot shows of its guild. */
export type VotedGuild = Pick<VoteRow, 'id' | 'name' | 'tag' | 'emblem'>

/** What can be said of a place: how far it is to the next better one, or how far ahead the first is. */
export type VoteGap =
  | { readonly kind: 'overtake'; readonly votes: number; readonly place: number }
  | { readonly kind: 'leads'; readonly votes: number }
  | { readonly kind: 'level' | 'alone' }

/** How a guild of the board stands in the race: votes to overtake the one before it (on a tie the earlier one is ahead, R37). */
export const gapOf = (items: readonly VoteRow[], { place, votes }: Pick<VoteRow, 'place' | 'votes'>): VoteGap => {
  const before = items.find((row) => row.place === place - 1)
  if (before) return { kind: 'overtake', votes: before.votes - votes + 1, place: before.place }
  const behind = items.find((row) => row.place === place + 1)
  if (!behind) return { kind: 'alone' }
  return behind.votes === votes ? { kind: 'level' } : { kind: 'leads', votes: votes - behind.votes }
}

/** How many votes the caller has given a guild in this week. */
export const ownVotesFor = ({ own }: Pick<VoteData, 'own'>, guildId: string): number =>
  own.guilds.find(({ id }) => id === guildId)?.votes ?? 0

/** Whether the caller can vote at all just now. */
export const canVote = ({ own }: Pick<VoteData, 'own'>): boolean =>
  own.needs === null && own.free_left + own.paid_left > 0
