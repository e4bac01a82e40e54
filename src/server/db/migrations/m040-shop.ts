import { type Migration, sql } from 'kysely'
import { distributeInMigration } from '../distribute.ts'

/** How much of each offer a player has bought in its last period: a row an offer, which the next period takes over (R26, R32). */
export const m040Shop: Migration = {
  up: async (db) => {
    await sql`
      create table shop_bought (
        player_id bigint not null references players,
        type text not null,
        period date not null,
        pieces integer not null constraint shop_bought_pieces_check check (pieces > 0),
        bought_at timestamptz not null,
        primary key (player_id, type)
      )`.execute(db)
    await distributeInMigration(db, ['shop_bought'])
  },
}
