import { type Migration, sql } from 'kysely'
import { distributeInMigration } from '../distribute.ts'

/** Prizes in TON that an operator has paid by hand and noted (R35). */
export const m048TonPrizes: Migration = {
  up: async (db) => {
    await sql`
      create table ton_prizes (
        player_id bigint not null references players,
        transaction text not null,
        amount bigint not null,
        address text not null,
        at timestamptz not null,
        primary key (player_id, transaction),
        constraint ton_prizes_amount_check check (amount > 0)
      )`.execute(db)
    await distributeInMigration(db, ['ton_prizes'])
  },
}
