import { sql } from 'kysely'
import type { VoteWeek } from '#rules/vote/vote.ts'
import { lockAlone, lockBeside } from '#server/db/advisory-locks.ts'
import type { Db } from '#server/db/database.ts'
import { countChanges, queryRows } from '#server/db/statements.ts'

const weekNumber = (week: VoteWeek): number => Number(week.replaceAll('-', ''))

/**
 * A shared lock until the transaction ends: holds off the settlement while votes are cast. Acquire before reading the
 * week.
 */
export const holdOffSettlement = (db: Db, week: VoteWeek): Promise<void> => lockBeside(db, 'votes', weekNumber(week))

/** An exclusive lock: waits for votes under way. Later votes see this transaction's changes. */
export const waitForVotes = (db: Db, week: VoteWeek): Promise<void> => lockAlone(db, 'votes', weekNumber(week))

export interface OwnVote {
  readonly day: string
  readonly no: number
  readonly guild_id: bigint
}

export const votesSince = (db: Db, playerId: number, day: string): Promise<readonly OwnVote[]> =>
  queryRows(db)<OwnVote>`
    select day::text as day, no, guild_id from votes where player_id = ${playerId}::bigint and day >= ${day}::date
    order by at desc, no desc`

export const insertVote = async (db: Db, playerId: number, vote: OwnVote & { readonly at: Date }): Promise<void> => {
  await db
    .insertInto('votes')
    .values({ ...vote, player_id: BigInt(playerId) })
    .execute()
}

/** Counts all votes for the guild, and those by accounts of one inviter. Locked until the transaction ends. */
export const lockVotes = async (
  db: Db,
  guildId: bigint,
  week: VoteWeek,
  inviterId: bigint | null,
  nowMs: number,
): Promise<{ readonly votes: number; readonly ofInviter: number }> => {
  await sql`
    insert into guild_votes (guild_id, week, votes, paid, reached_at)
    values (${guildId}::bigint, ${week}::date, 0, 0, ${new Date(nowMs)}) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ votes: number }>`
    select votes from guild_votes where guild_id = ${guildId}::bigint and week = ${week}::date for update`.execute(db)
  const { rows: theirs } = await sql<{ votes: number }>`
    select votes from guild_vote_inviters
    where guild_id = ${guildId}::bigint and week = ${week}::date and inviter_id = ${inviterId}::bigint`.execute(db)
  return { votes: rows[0]?.votes ?? 0, ofInviter: theirs[0]?.votes ?? 0 }
}

/** Requires `lockVotes`. */
export const countVote = async (
  db: Db,
  vote: {
    readonly guildId: bigint
    readonly week: VoteWeek
    readonly inviterId: bigint | null
    readonly isPaid: boolean
  },
  nowMs: number,
): Promise<void> => {
  const { guildId, week, inviterId, isPaid } = vote
  await sql`
    update guild_votes set votes = votes + 1, paid = paid + ${isPaid ? 1 : 0}::integer,
      reached_at = greatest(reached_at, ${new Date(nowMs)}::timestamptz)
    where guild_id = ${guildId}::bigint and week = ${week}::date`.execute(db)
  if (inviterId === null) return
  await sql`
    insert into guild_vote_inviters as i (guild_id, week, inviter_id, votes)
    values (${guildId}::bigint, ${week}::date, ${inviterId}::bigint, 1)
    on conflict (guild_id, week, inviter_id) do update set votes = i.votes + 1`.execute(db)
}

export interface VotesNow {
  readonly guild_id: bigint
  readonly votes: number
}

export const votesNow = async (db: Db, guildIds: readonly bigint[], week: VoteWeek): Promise<readonly VotesNow[]> => {
  if (guildIds.length === 0) return []
  return queryRows(db)<VotesNow>`
    select guild_id, votes from guild_votes
    where guild_id = any(${[...guildIds]}::bigint[]) and week = ${week}::date and votes > 0
    order by votes desc, reached_at, guild_id`
}

export const deleteVotesBefore = (db: Db, day: string): Promise<number> =>
  countChanges(db)`delete from votes where day < ${day}::date`
