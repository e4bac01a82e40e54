import { sql } from 'kysely'
import { slotOf } from '#rules/boss/pool-marks.ts'
import type { Db } from '#server/db/database.ts'
import { changesOne, execute, queryRows } from '#server/db/statements.ts'

export interface FedDamage {
  readonly playerId: number
  readonly fightId: string
  readonly bossEventId: string
  readonly guildId: number
  readonly damage: number
  readonly atMs: number
}

export interface PoolKey {
  readonly guildId: number
  readonly bossEventId: string
}

const oldestFeed = async (db: Db, limit: number) =>
  db.selectFrom('boss_feed').select(['player_id', 'fight_id']).orderBy('at').limit(limit).execute()

/** Deletes and returns the oldest rows. Call it in the transaction that adds them to the pools. */
export const takeFeed = async (db: Db, limit: number): Promise<FedDamage[]> => {
  const due = await oldestFeed(db, limit)
  if (due.length === 0) return []
  // A cluster refuses `inMs` in `returning`, because it depends on the time zone.
  const fed = await queryRows(db)<Omit<FedDamage, 'atMs'> & { readonly at: Date }>`
    delete from boss_feed f
    using unnest(${due.map(({ player_id }) => player_id)}::bigint[], ${due.map(({ fight_id }) => fight_id)}::uuid[])
      as due (player_id, fight_id)
    where f.player_id = due.player_id and f.fight_id = due.fight_id
      and f.player_id = any(${due.map(({ player_id }) => player_id)}::bigint[])
    returning f.player_id::float8 as "playerId", f.fight_id as "fightId", f.run_id as "bossEventId",
      f.guild_id::float8 as "guildId", f.damage, f.at`
  return fed.map(({ at, ...fight }) => ({ ...fight, atMs: at.getTime() }))
}

export interface PoolGain extends PoolKey {
  readonly damage: number
  readonly hp: number
}

/**
 * `gains` must name each pool once. The `hp` of a defeated pool stays. @returns those pools that are defeated, and
 * since when
 */
export const addToPools = async (db: Db, gains: readonly PoolGain[], nowMs: number) => {
  const { rows } = await sql<{ guild_id: bigint; run_id: string; emptied_at: Date | null }>`
    insert into boss_pools (guild_id, run_id, hp, damage, summed_at, marks)
    select guild_id, run_id, hp, damage, ${new Date(nowMs)}::timestamptz, array[${slotOf(nowMs)}::bigint, 0]
    from unnest(${gains.map(({ guildId }) => guildId)}::bigint[], ${gains.map(({ bossEventId }) => bossEventId)}::text[],
      ${gains.map(({ hp }) => hp)}::bigint[], ${gains.map(({ damage }) => damage)}::bigint[])
      as gains (guild_id, run_id, hp, damage)
    on conflict (guild_id, run_id) do update
      set damage = boss_pools.damage + excluded.damage, summed_at = excluded.summed_at,
        hp = case when boss_pools.emptied_at is null then excluded.hp else boss_pools.hp end,
        marks = case when coalesce(boss_pools.marks[array_upper(boss_pools.marks, 1) - 1], -1) < excluded.marks[1]
          then boss_pools.marks || array[excluded.marks[1], boss_pools.damage] else boss_pools.marks end
    returning guild_id, run_id, emptied_at`.execute(db)
  return rows.flatMap(({ guild_id, run_id, emptied_at }) =>
    emptied_at === null ? [] : [{ guildId: Number(guild_id), bossEventId: run_id, emptiedMs: emptied_at.getTime() }],
  )
}

export interface PoolFighterGain extends PoolKey {
  readonly playerId: number
  readonly damage: number
  readonly fights: number
  /** True if the pool is already defeated and the player fought before that. */
  readonly isInTime: boolean
}

export const addPoolFighters = (db: Db, gains: readonly PoolFighterGain[]): Promise<void> =>
  execute(db)`
    insert into boss_pool_fighters (guild_id, run_id, player_id, damage, fights, chest)
    select * from unnest(${gains.map(({ guildId }) => guildId)}::bigint[], ${gains.map(({ bossEventId }) => bossEventId)}::text[],
      ${gains.map(({ playerId }) => playerId)}::bigint[], ${gains.map(({ damage }) => damage)}::bigint[],
      ${gains.map(({ fights }) => fights)}::integer[], ${gains.map(({ isInTime }) => (isInTime ? 'due' : 'none'))}::text[])
    on conflict (guild_id, run_id, player_id) do update
      set damage = boss_pool_fighters.damage + excluded.damage, fights = boss_pool_fighters.fights + excluded.fights,
        chest = case when boss_pool_fighters.chest = 'none' then excluded.chest else boss_pool_fighters.chest
        end`

/** At most `limit` undefeated pools with at least `hp` damage. @param of ids of the guilds to look at, null for all */
export const fullPools = async (
  db: Db,
  { bossEventId, of }: { readonly bossEventId: string; readonly of: readonly number[] | null },
  hp: number,
  limit: number,
): Promise<PoolKey[]> => {
  const those = of === null ? sql`` : sql`and guild_id = any(${of.map(String)}::bigint[])`
  const { rows } = await sql<{ guild_id: bigint }>`
    select guild_id from boss_pools where run_id = ${bossEventId} and emptied_at is null and damage >= ${hp}::bigint ${those}
    order by guild_id limit ${limit}`.execute(db)
  return rows.map(({ guild_id }) => ({ guildId: Number(guild_id), bossEventId }))
}

/** Every fighter of the pool is then due a chest. @returns false if the pool was already defeated */
export const emptyPool = async (db: Db, { guildId, bossEventId }: PoolKey, hp: number, nowMs: number) => {
  const isFirst = await changesOne(db)`
    update boss_pools set emptied_at = ${new Date(nowMs)}, hp = ${hp}::bigint
    where guild_id = ${guildId}::bigint and run_id = ${bossEventId} and emptied_at is null`
  if (!isFirst) return false
  await sql`
    update boss_pool_fighters set chest = 'due'
    where guild_id = ${guildId}::bigint and run_id = ${bossEventId} and chest = 'none'`.execute(db)
  return true
}

export interface DueChest extends PoolKey {
  readonly playerId: number
}

export const dueChests = (db: Db, limit: number): Promise<DueChest[]> =>
  queryRows(db)<DueChest>`
    select guild_id::float8 as "guildId", run_id as "bossEventId", player_id::float8 as "playerId"
    from boss_pool_fighters where chest = 'due' limit ${limit}`

export const setChestGiven = (db: Db, { guildId, bossEventId, playerId }: DueChest): Promise<void> =>
  execute(db)`
    update boss_pool_fighters set chest = 'given'
    where guild_id = ${guildId}::bigint and run_id = ${bossEventId} and player_id = ${playerId}::bigint`

export const lacksChest = async (db: Db, playerId: number, bossEventId: string): Promise<boolean> => {
  const { rows } = await sql`
    select from boss_fighters where player_id = ${playerId}::bigint and run_id = ${bossEventId}
      and chest_id is null`.execute(db)
  return rows.length === 1
}

export const setChest = (db: Db, playerId: number, bossEventId: string, inboxId: string): Promise<void> =>
  execute(db)`
    update boss_fighters set chest_id = ${inboxId}
    where player_id = ${playerId}::bigint and run_id = ${bossEventId}`
