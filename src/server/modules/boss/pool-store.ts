import { sql } from 'kysely'
import type { PoolMark } from '#rules/boss/pool-marks.ts'
import type { Db } from '#server/db/database.ts'
import { inMs } from '#server/db/player-view.ts'
import { queryRows } from '#server/db/statements.ts'

export interface GuildPool {
  readonly guildId: number
  readonly slug: string
  readonly level: number
  readonly pool: {
    readonly hp: number
    readonly damage: number
    readonly summedMs: number
    readonly emptiedMs: number | null
  } | null
}

interface PoolRow {
  readonly slug: string
  readonly level: number
  readonly hp: bigint | null
  readonly damage: bigint
  readonly summedMs: number
  readonly emptiedMs: number | null
}

export const findGuildPool = async (db: Db, guildId: number, bossEventId: string): Promise<GuildPool | undefined> => {
  const { rows } = await sql<PoolRow>`
    select slug, level, hp, damage, ${inMs('summed_at')} as "summedMs", ${inMs('emptied_at')} as "emptiedMs"
    from guild_cards left join boss_pools on boss_pools.guild_id = ${guildId}::bigint and run_id = ${bossEventId}
    where guild_cards.guild_id = ${guildId}::bigint`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const { slug, level, hp, damage, summedMs, emptiedMs } = row
  const pool = hp === null ? null : { hp: Number(hp), damage: Number(damage), summedMs, emptiedMs }
  return { guildId, slug, level, pool }
}

export interface MarkedPool {
  readonly hp: number
  readonly damage: number
  readonly emptiedMs: number | null
  readonly marks: readonly PoolMark[]
}

const pairsOf = (flat: readonly string[]): readonly PoolMark[] =>
  flat.flatMap((slot, index) => (index % 2 === 0 ? [{ slot: Number(slot), damage: Number(flat[index + 1] ?? 0) }] : []))

export const markedPools = async (
  db: Db,
  guildId: number,
  bossEventIds: readonly string[],
): Promise<ReadonlyMap<string, MarkedPool>> => {
  const { rows } = await sql<{
    run_id: string
    hp: bigint
    damage: bigint
    emptiedMs: number | null
    marks: readonly string[]
  }>`
    select run_id, hp, damage, ${inMs('emptied_at')} as "emptiedMs", marks from boss_pools
    where guild_id = ${guildId}::bigint and run_id = any(${[...bossEventIds]}::text[])`.execute(db)
  return new Map(
    rows.map(({ run_id, hp, damage, emptiedMs, marks }) => [
      run_id,
      { hp: Number(hp), damage: Number(damage), emptiedMs, marks: pairsOf(marks) },
    ]),
  )
}

export interface PoolLine {
  readonly slug: string
  readonly hp: number
  readonly damage: number
  readonly emptiedMs: number | null
  readonly fighters: number
}

export const poolsOfBossEvent = (db: Db, bossEventId: string, limit: number): Promise<PoolLine[]> =>
  queryRows(db)<PoolLine>`
    select slug, hp::float8 as hp, boss_pools.damage::float8 as damage, ${inMs('emptied_at')} as "emptiedMs",
      (select count(*)::integer from boss_pool_fighters f where f.guild_id = boss_pools.guild_id and f.run_id = boss_pools.run_id)
        as fighters
    from boss_pools join guilds on guilds.id = boss_pools.guild_id
    where run_id = ${bossEventId} order by boss_pools.damage desc, slug limit ${limit}`
