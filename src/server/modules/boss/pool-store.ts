import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { inMs } from '../../db/player-view.ts'

/** A guild with the pool of its boss. */
export interface GuildPool {
  readonly guildId: number
  readonly slug: string
  readonly level: number
  /** Null before the job has summed the first fight. */
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

/** A guild that stands, with the pool of a stay; undefined for a dissolved one. */
export const findGuildPool = async (
  db: Kysely<Database>,
  guildId: number,
  runId: string,
): Promise<GuildPool | undefined> => {
  const { rows } = await sql<PoolRow>`
    select slug, level, hp, damage, ${inMs('summed_at')} as "summedMs", ${inMs('emptied_at')} as "emptiedMs"
    from guild_cards left join boss_pools on boss_pools.guild_id = ${guildId}::bigint and run_id = ${runId}
    where guild_cards.guild_id = ${guildId}::bigint`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const { slug, level, hp, damage, summedMs, emptiedMs } = row
  const pool = hp === null ? null : { hp: Number(hp), damage: Number(damage), summedMs, emptiedMs }
  return { guildId, slug, level, pool }
}
