import { type Migration, sql } from 'kysely'

/** The first seven days of who joins from now on. The index finds whose rewards go to the inbox. */
export const m028FirstDays: Migration = {
  up: async (db) => {
    await sql`
      create table first_days (
        player_id bigint primary key references players,
        begins_at timestamptz not null,
        claimed smallint not null default 0 check (claimed >= 0),
        due_at timestamptz
      );
      create index first_days_due on first_days (due_at, player_id) where due_at is not null;`.execute(db)
  },
}
