import { type Selectable, sql } from 'kysely'
import type { VoteWeek } from '#rules/vote/vote.ts'
import type { Db } from '#server/db/database.ts'
import { execute, queryColumn, queryRows } from '#server/db/statements.ts'
import type { VotedGuild, VoteWeeksTable, VoteWinner } from '#server/db/tables/vote.ts'

export type VoteWeekRow = Selectable<VoteWeeksTable>

export const LISTED_GUILDS = 100

export const mostVoted = (db: Db, week: VoteWeek): Promise<readonly VotedGuild[]> =>
  queryRows(db)<VotedGuild>`
    select guild_id::float8 as guild_id, votes from guild_votes where week = ${week}::date and votes > 0
    order by votes desc, reached_at, guild_votes.guild_id limit ${sql.lit(LISTED_GUILDS)}`

export const unsettledWeeks = (db: Db, before: VoteWeek): Promise<readonly VoteWeek[]> =>
  queryColumn(db)<string>`
    select week::text as week from vote_weeks where settled_at is null and week < ${before}::date
    order by vote_weeks.week`

export const findWeek = (db: Db, week: VoteWeek): Promise<VoteWeekRow | undefined> =>
  db.selectFrom('vote_weeks').selectAll().where('week', '=', week).executeTakeFirst()

export const ensureWeek = (db: Db, week: VoteWeek): Promise<void> =>
  execute(db)`insert into vote_weeks (week, board) values (${week}, '[]') on conflict do nothing`

export const writeBoard = (db: Db, week: VoteWeek, board: readonly VotedGuild[], nowMs: number) =>
  execute(db)`
    update vote_weeks set board = ${JSON.stringify(board)}::jsonb, counted_at = ${new Date(nowMs)}::timestamptz
    where week = ${week}::date and board is distinct from ${JSON.stringify(board)}::jsonb`

export const writeWinners = (db: Db, week: VoteWeek, winners: readonly VoteWinner[], nowMs: number): Promise<void> =>
  execute(db)`
    update vote_weeks set winners = ${JSON.stringify(winners)}, settled_at = ${new Date(nowMs)} where week = ${week}`

export const settledWeeks = (db: Db, limit: number) =>
  queryRows(db)<{ week: string; winners: readonly VoteWinner[] }>`
    select week::text as week, winners from vote_weeks where settled_at is not null
    order by vote_weeks.week desc limit ${limit}`
