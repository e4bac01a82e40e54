import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/player-view.ts'
import { execute } from '#server/db/statements.ts'

/** Pieces bought in the last period with a purchase. */
export interface BoughtOffer {
  readonly type: string
  /** The period's first UTC day. */
  readonly period: string
  readonly pieces: number
}

export const boughtSelect = (playerId: number): RawBuilder<readonly BoughtOffer[]> =>
  rowsOf(sql<BoughtOffer>`select type, period, pieces from shop_bought where player_id = ${playerId}::bigint`)

/** Another period replaces the stored one, so the caller must not pass an earlier one. Requires the player's lock. */
export const addBought = (db: Db, playerId: number, { type, period, pieces }: BoughtOffer, nowMs: number) =>
  execute(db)`
    insert into shop_bought (player_id, type, period, pieces, bought_at)
    values (${playerId}::bigint, ${type}, ${period}::date, ${pieces}, ${new Date(nowMs)})
    on conflict (player_id, type) do update set
      pieces = excluded.pieces + case when shop_bought.period = excluded.period then shop_bought.pieces else 0 end,
      period = excluded.period, bought_at = excluded.bought_at`
