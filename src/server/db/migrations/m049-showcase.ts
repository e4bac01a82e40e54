import { type Migration, sql } from 'kysely'
import { distributeInMigration } from '../distribute.ts'

/** Showcases (R36): what a player has put into them, and whom a player liked today. */
export const m049Showcase: Migration = {
  up: async (db) => {
    await sql`
      create table showcases (
        player_id bigint primary key references players,
        title text,
        places jsonb not null,
        likes integer not null default 0,
        arranged_at timestamptz not null,
        constraint showcases_likes_check check (likes >= 0)
      )`.execute(db)
    await sql`
      create table showcase_likes (
        player_id bigint not null references players,
        liked_id bigint not null,
        day date not null,
        primary key (player_id, liked_id)
      )`.execute(db)
    await distributeInMigration(db, ['showcases', 'showcase_likes'])
  },
}
