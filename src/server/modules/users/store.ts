import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The pocket levels of these players, by id; players without one are left out. */
export const pocketLevels = async (
  db: Kysely<Database>,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> => {
  const rows = await db
    .selectFrom('upgrades')
    .select(['player_id', (eb) => eb.fn.max('level').as('level')])
    .where('player_id', '=', sql<bigint>`any(${playerIds}::bigint[])`)
    .where('upgrade_type', '=', 'pocket-size')
    .groupBy('player_id')
    .execute()
  return new Map(rows.map((row) => [row.player_id, row.level]))
}

/** What a claim was computed from, and what it changes; the arguments are those of migration 016. */
interface Claim {
  readonly nowMs: number
  /** The instant of the last claim, and how many levels and boosts there were. */
  readonly seen: { readonly last_claim: string; readonly upgrades: number; readonly boosts: number }
  readonly gifts: RawBuilder<unknown>
  readonly messages: RawBuilder<unknown>
  readonly key: RawBuilder<unknown>
  /** What is stored beside the balance. */
  readonly answer: RawBuilder<unknown>
}

/** Moves the last claim and pays; null, and nothing has changed, when what was seen no longer holds. @returns the balance of TOK (nano) */
export const settleClaim = async (
  db: Kysely<Database>,
  playerId: number,
  { nowMs, seen, gifts, messages, key, answer }: Claim,
): Promise<number | null> => {
  const { rows } = await sql<{ tok: bigint | null }>`
    select settle_claim(${playerId}::bigint, ${new Date(nowMs)}::timestamptz, ${JSON.stringify(seen)}::jsonb, ${gifts},
      ${messages}, ${key}, ${answer}) as tok`.execute(db)
  const tok = rows[0]?.tok ?? null
  return tok === null ? null : Number(tok)
}
