import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { queryRows } from '#server/db/statements.ts'
import { type LeagueKey, POINTS, SPECIAL_NO } from './store.ts'

const nextSums = ({ season, week }: LeagueKey, afterId: bigint, limit: number): RawBuilder<unknown> =>
  week === SPECIAL_NO
    ? sql`
      select player_id, sum(${POINTS})::int as points from league_weeks
      where season = ${season} and player_id > ${afterId}::bigint group by player_id order by player_id limit ${limit}`
    : sql`
      select player_id, ${POINTS} as points from league_weeks
      where season = ${season} and week = ${week} and player_id > ${afterId}::bigint order by player_id limit ${limit}`

/**
 * In order of ids; fewer than `limit` only at the end. Walks an index, so its cost does not depend on how many have a
 * reward.
 */
export const playersAfter = (db: Db, key: LeagueKey, afterId: bigint, limit: number) => {
  const { season, week } = key
  return queryRows(db)<{ playerId: bigint; place: number | null; points: number }>`
    select sums.player_id as "playerId", places.place, sums.points from (${nextSums(key, afterId, limit)}) as sums
    left join league_places as places
      on places.player_id = sums.player_id and places.season = ${season} and places.week = ${week}
    order by sums.player_id`
}

export const takeForInbox = async (
  db: Db,
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

export const saveRewardProgress = async (
  db: Db,
  { season, week }: LeagueKey,
  to: { readonly inboxed_to: bigint | null; readonly inboxed_at: Date | null },
): Promise<void> => {
  await db.updateTable('league_boards').set(to).where('season', '=', season).where('week', '=', week).execute()
}
