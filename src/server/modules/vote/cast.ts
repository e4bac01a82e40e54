import type { CallData } from '#contracts/schemas.ts'
import { dayKeyOf, weekKeyOf } from '#rules/days.ts'
import { isWithinInviterShare, VOTE, type VoteKind, type VoteWeek } from '#rules/vote/vote.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { balanceOf, postMovements } from '#server/db/ledger.ts'
import { burn } from '#server/db/movements.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { guildCardOf } from '#server/modules/guild/service.ts'
import { getPlayerLocked, type PlayerRow } from '#server/modules/players/service.ts'
import { entryNeedsOf } from '#server/modules/tournament/service.ts'
import { countVote, holdOffSettlement, insertVote, lockVotes, votesSince } from './store.ts'
import { givenOn, ownVotesOf, shownGuild, type VoteScope } from './view.ts'
import { ensureWeek, findWeek } from './week-store.ts'

type Scope = CallScope & VoteScope

const assertCanVote = (player: PlayerRow, scope: Scope): void => {
  const needs = entryNeedsOf(player, scope)
  if (needs) throw new ApiError(needs.fights > 0 ? 'vote-fights-needed' : 'vote-too-new')
}

const openWeek = async ({ db }: Scope, week: VoteWeek): Promise<void> => {
  await holdOffSettlement(db, week)
  const row = await findWeek(db, week)
  if (row?.settled_at) throw new ApiError('vote-week-over')
  if (!row) await ensureWeek(db, week)
}

const numberOf = (kind: VoteKind, { free, paid }: ReturnType<typeof givenOn>): number => {
  if (kind === 'free' && free > 0) throw new ApiError('vote-free-used')
  if (kind === 'star' && paid >= VOTE.paidADay) throw new ApiError('vote-limit')
  return kind === 'free' ? 0 : paid + 1
}

const pay = async ({ db, nowMs, entropy }: Scope, playerId: number, slug: string): Promise<void> => {
  if ((await balanceOf(db, playerId, 'star')) < BigInt(VOTE.priceStar)) {
    throw new ApiError('insufficient-star-balance', { cost: VOTE.priceStar })
  }
  const paid = burn({
    id: uuidV7(entropy, nowMs),
    from: playerId,
    asset: 'star',
    amount: BigInt(VOTE.priceStar),
    reason: 'guild-vote',
    ref: slug,
  })
  await postMovements(db, [paid], nowMs)
}

/**
 * One free vote and five for STAR a day (R37), in the caller's transaction. A vote that would not count is refused
 * before payment. @param slug of the guild @throws ApiError `player-not-found`, `vote-fights-needed`, `vote-too-new`,
 * `guild-not-found`, `vote-free-used`, `vote-limit`, `vote-one-circle`, `insufficient-star-balance` with the cost;
 * `vote-week-over` if another process's clock has closed the week
 */
export const castVote = async (
  scope: Scope,
  playerId: number,
  slug: string,
  kind: VoteKind,
): Promise<CallData<'vote.cast'>> => {
  const { db, nowMs } = scope
  const [week, day] = [weekKeyOf(nowMs), dayKeyOf(nowMs)]
  const player = await getPlayerLocked(db, playerId)
  assertCanVote(player, scope)
  await openWeek(scope, week)
  const card = await guildCardOf(db, slug)
  if (!card) throw new ApiError('guild-not-found')
  const no = numberOf(kind, givenOn(await votesSince(db, playerId, day), day))
  const inviterId = player.referrer_id
  const counted = await lockVotes(db, card.guild_id, week, inviterId, nowMs)
  if (inviterId !== null && !isWithinInviterShare(counted.ofInviter, counted.votes)) {
    throw new ApiError('vote-one-circle')
  }
  if (kind === 'star') await pay(scope, playerId, slug)
  await insertVote(db, playerId, { day, no, guild_id: card.guild_id, at: new Date(nowMs) })
  await countVote(db, { guildId: card.guild_id, week, inviterId, isPaid: kind === 'star' }, nowMs)
  return {
    own: await ownVotesOf(scope, player, await votesSince(db, playerId, week)),
    guild: { ...shownGuild(card), votes: counted.votes + 1 },
    stars: Number(await balanceOf(db, playerId, 'star')),
  }
}
