import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type LeagueKey, SPECIAL_NO } from './store.ts'

interface BookedSum {
  readonly player_id: bigint
  readonly points: number
  readonly at: Date
}

/**
 * Sums that a week lacks: rows that an older build has booked beside this one, which knows no sums. At most `limit`. Reads the week's
 * rows by the index on their instant.
 */
export const missingSums = async (
  db: Kysely<Database>,
  { season, week }: LeagueKey,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
  limit: number,
): Promise<readonly BookedSum[]> => {
  const { rows } = await sql<BookedSum>`
    select sums.player_id, sums.points, sums.at from (
      select player_id, sum(amount)::int as points, max(at) as at from league_points
      where at >= ${new Date(fromMs)} and at < ${new Date(toMs)} group by player_id) as sums
    left join league_weeks as weeks
      on weeks.player_id = sums.player_id and weeks.season = ${season} and weeks.week = ${week}
    where coalesce(weeks.extra_points, 0) < sums.points order by sums.player_id limit ${limit}`.execute(db)
  return rows
}

/** Never lowers a sum, because later bookings are already in it. */
export const raiseSums = async (
  db: Kysely<Database>,
  { season, week }: LeagueKey,
  sums: readonly BookedSum[],
): Promise<void> => {
  await sql`
    insert into league_weeks (player_id, season, week, extra_points, reached_at)
    select player_id, ${season}::int, ${week}::smallint, points, at
    from unnest(${sums.map(({ player_id }) => player_id)}::bigint[], ${sums.map(({ points }) => points)}::int[],
      ${sums.map(({ at }) => at)}::timestamptz[]) as sums (player_id, points, at)
    on conflict (player_id, season, week) do update set
      extra_points = greatest(league_weeks.extra_points, excluded.extra_points),
      reached_at = greatest(league_weeks.reached_at, excluded.reached_at)`.execute(db)
}

export interface Payee {
  readonly playerId: bigint
  readonly place: number | null
  readonly points: number
}

const POINTS = sql`fight_points + extra_points`

const nextSums = ({ season, week }: LeagueKey, afterId: bigint, limit: number): RawBuilder<unknown> =>
  week === SPECIAL_NO
    ? sql`
      select player_id, sum(${POINTS})::int as points from league_weeks
      where season = ${season} and player_id > ${afterId}::bigint group by player_id order by player_id limit ${limit}`
    : sql`
      select player_id, ${POINTS} as points from league_weeks
      where season = ${season} and week = ${week} and player_id > ${afterId}::bigint order by player_id limit ${limit}`

/** By id, `limit` unless they are the last. Walks an index, independent of how many have a reward. */
export const playersAfter = async (
  db: Kysely<Database>,
  key: LeagueKey,
  afterId: bigint,
  limit: number,
): Promise<readonly Payee[]> => {
  const { season, week } = key
  const { rows } = await sql<{ player_id: bigint; place: number | null; points: number }>`
    select sums.player_id, places.place, sums.points from (${nextSums(key, afterId, limit)}) as sums
    left join league_places as places
      on places.player_id = sums.player_id and places.season = ${season} and places.week = ${week}
    order by sums.player_id`.execute(db)
  return rows.map(({ player_id, place, points }) => ({ playerId: player_id, place, points }))
}

export const takeForInbox = async (
  db: Kysely<Database>,
  { season, week }: LeagueKey,
  playerIds: readonly bigint[],
  nowMs: number,
): Promise<ReadonlySet<bigint>> => {
  if (playerIds.length === 0) return new Set()
  const { rows } = await sql<{ player_id: bigint }>`
    insert into league_claims (player_id, season, week, at, inboxed)
    select player_id, ${season}::int, ${week}::smallint, ${new Date(nowMs)}::timestamptz, true
    from unnest(${[...playerIds]}::bigint[]) as taken (player_id)
    on conflict do nothing returning player_id`.execute(db)
  return new Set(rows.map(({ player_id }) => player_id))
}

export const moveOn = async (
  db: Kysely<Database>,
  { season, week }: LeagueKey,
  to: { readonly inboxed_to: bigint | null; readonly inboxed_at: Date | null },
): Promise<void> => {
  await db.updateTable('league_boards').set(to).where('season', '=', season).where('week', '=', week).execute()
}
