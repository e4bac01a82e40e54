import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table notifications (
      player_id bigint not null references players,
      kind text not null check (kind in ('pocket-full', 'energy-full', 'hunt-done', 'attacked', 'news')),
      subject text not null,
      at timestamptz not null,
      state text not null check (state in ('waiting', 'sent', 'skipped', 'refused')),
      primary key (player_id, kind, subject)
    )`.execute(db)
  await sql`create index notifications_of_player on notifications (player_id, at desc)`.execute(db)
  await sql`create index notifications_age on notifications (at)`.execute(db)
  // The few who want messages are found without reading everybody's choices.
  await sql`
    create index preferences_wanting_messages on preferences (player_id)
    where value -> 'notifications' ->> 'write_access' = 'true' and value -> 'notifications' ->> 'kinds' <> '[]'
    `.execute(db)
}

/** The bot's messages to players. */
export const m007Notifications: Migration = { up }
