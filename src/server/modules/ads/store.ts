import { type Selectable, sql } from 'kysely'
import type { AdPurpose } from '#rules/ads/ads.ts'
import type { Db } from '#server/db/database.ts'
import { changesOne, countChanges, execute, queryRow, queryRows, queryValue } from '#server/db/statements.ts'
import type { AdWatchesTable } from '#server/db/tables/ads.ts'

type WatchRow = Selectable<AdWatchesTable>

export const insertWatch = (
  db: Db,
  watch: { readonly id: string; readonly playerId: number; readonly purpose: AdPurpose; readonly nowMs: number },
): Promise<void> =>
  execute(db)`
    insert into ad_watches (id, player_id, purpose, started_at)
    values (${watch.id}, ${watch.playerId}, ${watch.purpose}, ${new Date(watch.nowMs)})`

export const findWatch = (db: Db, playerId: number, id: string): Promise<WatchRow | undefined> =>
  queryRow(db)<WatchRow>`select * from ad_watches where player_id = ${playerId} and id = ${id}`

export const newestWatch = (db: Db, playerId: number): Promise<WatchRow | undefined> =>
  queryRow(db)<WatchRow>`select * from ad_watches where player_id = ${playerId} order by started_at desc limit 1`

export const unconfirmedWatches = (db: Db, playerId: number, sinceMs: number): Promise<WatchRow[]> =>
  queryRows(db)<WatchRow>`
    select * from ad_watches
    where player_id = ${playerId} and started_at >= ${new Date(sinceMs)} and rewarded_at is null
    order by started_at, id`

export const findConfirmedSince = (
  db: Db,
  playerId: number,
  { purpose, started_at }: Pick<WatchRow, 'purpose' | 'started_at'>,
): Promise<WatchRow | undefined> =>
  queryRow(db)<WatchRow>`
    select * from ad_watches
    where player_id = ${playerId} and purpose = ${purpose} and rewarded_at >= ${started_at} and spent_at is null
    order by rewarded_at, started_at limit 1`

export const markRewarded = (db: Db, playerId: number, id: string, nowMs: number): Promise<boolean> =>
  changesOne(db)`
    update ad_watches set rewarded_at = greatest(started_at, ${new Date(nowMs)})
    where player_id = ${playerId} and id = ${id} and rewarded_at is null`

/** False if the watch is unknown, unconfirmed or already spent. The date is never before its confirmation. */
export const markSpent = (
  db: Db,
  watch: { readonly id: string; readonly playerId: number; readonly purpose: AdPurpose; readonly nowMs: number },
): Promise<boolean> =>
  changesOne(db)`
    update ad_watches set spent_at = greatest(rewarded_at, ${new Date(watch.nowMs)})
    where id = ${watch.id} and player_id = ${watch.playerId} and purpose = ${watch.purpose}
      and rewarded_at is not null and spent_at is null`

/** False if there is no watch to spend. Requires the player's lock. */
export const spendOldest = async (db: Db, playerId: number, purpose: AdPurpose, nowMs: number): Promise<boolean> => {
  const id = await queryValue<string | null>(db, null)`
    select id from ad_watches
    where player_id = ${playerId} and purpose = ${purpose} and rewarded_at is not null and spent_at is null
    order by started_at limit 1`
  return id !== null && markSpent(db, { id, playerId, purpose, nowMs })
}

export const countWatches = async (
  db: Db,
  playerId: number,
  purpose: AdPurpose,
  sinceMs: number,
): Promise<{ readonly rewardedSince: number; readonly spentSince: number; readonly unspent: number }> => {
  const since = new Date(sinceMs)
  // No older rows are needed: a watch confirmed since then is either unspent or was spent since then.
  const { rows } = await sql<{ rewarded: bigint; spent: bigint; unspent: bigint }>`
    select count(*) filter (where rewarded_at >= ${since}) as rewarded, count(spent_at) as spent,
      count(*) filter (where spent_at is null) as unspent
    from (
      select rewarded_at, spent_at from ad_watches
      where player_id = ${playerId}::bigint and purpose = ${purpose} and rewarded_at is not null and spent_at is null
      union all
      select rewarded_at, spent_at from ad_watches
      where player_id = ${playerId}::bigint and purpose = ${purpose} and rewarded_at is not null
        and spent_at >= ${since}) as watched`.execute(db)
  const [row] = rows
  return {
    rewardedSince: Number(row?.rewarded ?? 0),
    spentSince: Number(row?.spent ?? 0),
    unspent: Number(row?.unspent ?? 0),
  }
}

export const deleteUnrewarded = (db: Db, beforeMs: number): Promise<number> =>
  countChanges(db)`delete from ad_watches where rewarded_at is null and started_at < ${new Date(beforeMs)}`
