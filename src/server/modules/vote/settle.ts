import { dayKeyOf, weekKeyOf, weekTimes } from '#rules/days.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { VOTE, type VoteWeek, voteXp } from '#rules/vote/vote.ts'
import type { CallScope, Scope } from '#server/calls/call-scope.ts'
import type { VotedGuild, VoteWinner } from '#server/db/tables/vote.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { addGuildXp, addToGuildLog, giftXpOf, guildCards } from '#server/modules/guild/service.ts'
import { deleteVotesBefore, waitForVotes } from './store.ts'
import { shownGuild } from './view.ts'
import { findWeek, mostVoted, unsettledWeeks, writeBoard, writeWinners } from './week-store.ts'

/** XP is computed for this many first guilds: three win, and the next ones may overtake them. */
const WITH_XP = 6
/** Votes older than this week's are not needed; the rest is a margin. */
const KEPT_DAYS = 35

const winnersOf = async ({ db }: Pick<CallScope, 'db'>, week: VoteWeek) => {
  const { fromMs, endsMs } = weekTimes(week)
  const voted = await mostVoted(db, week)
  const ids = voted.map(({ guild_id }) => BigInt(guild_id))
  const cards = await guildCards(db, ids)
  const standing = voted.flatMap(({ guild_id, votes }) => {
    const card = cards.find((row) => row.guild_id === BigInt(guild_id))
    return card ? [{ card, votes }] : []
  })
  const winners: { readonly guildId: number; readonly shown: VoteWinner }[] = []
  for (const [index, { card, votes }] of standing.slice(0, VOTE.winnersPercent.length).entries()) {
    const guildId = Number(card.guild_id)
    const place = index + 1
    const xp = voteXp(place, await giftXpOf(db, guildId, { fromMs, untilMs: endsMs }))
    winners.push({ guildId, shown: { ...shownGuild(card), place, votes, xp } })
  }
  return winners
}

/** Settles a week once: XP and the mark that it is settled are one transaction. */
const settleWeek = (scope: CallScope, week: VoteWeek): Promise<boolean> =>
  inTransaction(scope.db, async (trx) => {
    const inside = { ...scope, db: trx }
    await waitForVotes(trx, week)
    if ((await findWeek(trx, week))?.settled_at) return false
    const winners = await winnersOf(inside, week)
    // In id order, as every call locks guilds, against deadlocks.
    for (const { guildId, shown } of winners.toSorted((one, other) => one.guildId - other.guildId)) {
      if (shown.xp === 0) continue
      await addToGuildLog(inside, guildId, { event: 'vote-won', amount: shown.xp, level: shown.place })
      await addGuildXp({ ...inside, nowMs: inside.nowMs + 1 }, guildId, 'vote', shown.xp)
    }
    await writeBoard(trx, week, await mostVoted(trx, week), scope.nowMs)
    const shown = winners.map(({ shown }) => shown)
    await writeWinners(trx, week, shown, scope.nowMs)
    return true
  })

/** Settles the oldest week first, also after a downtime (R37). @returns how many */
export const settleVotes = async (scope: CallScope): Promise<number> => {
  let settled = 0
  for (const week of await unsettledWeeks(scope.db, weekKeyOf(scope.nowMs))) {
    if (await settleWeek(scope, week)) settled += 1
  }
  return settled
}

export const refreshVoteBoard = async ({ db, nowMs }: Scope): Promise<void> => {
  const week = weekKeyOf(nowMs)
  const { fromMs, endsMs } = weekTimes(week)
  const board: VotedGuild[] = [...(await mostVoted(db, week))]
  for (const [index, row] of board.slice(0, WITH_XP).entries()) {
    board[index] = { ...row, gift_xp: await giftXpOf(db, row.guild_id, { fromMs, untilMs: endsMs }) }
  }
  await writeBoard(db, week, board, nowMs)
}

export const pruneVotes = ({ db, nowMs }: Scope): Promise<number> =>
  deleteVotesBefore(db, dayKeyOf(nowMs - KEPT_DAYS * MS_PER_DAY))
