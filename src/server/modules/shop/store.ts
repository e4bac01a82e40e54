import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { rowsOf } from '../../db/player-view.ts'

/** What a player has bought of an offer in the last period in which it was. */
export interface BoughtOffer {
  readonly type: string
  /** First UTC day of the period. */
  readonly period: string
  readonly pieces: number
}

/** What a player has bought, by offer; offers never bought are left out. */
export const boughtPart = (playerId: number): RawBuilder<readonly BoughtOffer[]> =>
  rowsOf(sql<BoughtOffer>`select type, period, pieces from shop_bought where player_id = ${playerId}::bigint`)

/** Counts pieces that a player has bought in a period, which is never earlier than the one before. The caller holds the player's lock. */
export const addBought = async (
  db: Kysely<Database>,
  playerId: number,
  { type, period, pieces }: BoughtOffer,
  nowMs: number,
): Promise<void> => {
  await sql`
    insert into shop_bought (player_id, type, period, pieces, bought_at)
    values (${playerId}::bigint, ${type}, ${period}::date, ${pieces}, ${new Date(nowMs)})
    on conflict (player_id, type) do update set
      pieces = excluded.pieces + case when shop_bought.period = excluded.period then shop_bought.pieces else 0 end,
      period = excluded.period, bought_at = excluded.bought_at`.execute(db)
}
