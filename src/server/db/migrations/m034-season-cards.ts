import { type Migration, sql } from 'kysely'
import { distributeInMigration } from '../distribute.ts'

/** "My season": a row a player and season, written once; and how far the job has come that writes it for who does not look. */
export const m034SeasonCards: Migration = {
  up: async (db) => {
    await sql`
      create table season_cards (
        player_id bigint not null references players,
        season integer not null,
        written_at timestamptz not null,
        figures jsonb not null,
        primary key (player_id, season)
      )`.execute(db)
    await sql`alter table season_ends add column cards_to bigint`.execute(db)
    await sql`alter table season_ends add column cards_at timestamptz`.execute(db)
    await distributeInMigration(db, ['season_cards'])
  },
}
