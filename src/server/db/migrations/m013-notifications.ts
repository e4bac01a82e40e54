import { type Migration, sql } from 'kysely'

/**
 * The bot's messages to players.
 */
export const m013Notifications: Migration = {
  up: async (db) => {
    await sql`
      create table notifications (
        player_id bigint not null references players,
        kind text not null check (kind in (
          'pocket-full', 'energy-full', 'hunt-done', 'attacked', 'refine-ready', 'sold', 'wish-met', 'guild', 'boss', 'news')),
        subject text not null,
        at timestamptz not null,
        state text not null check (state in ('waiting', 'sent', 'skipped', 'refused')),
        primary key (player_id, kind, subject)
      );
      create index notifications_of_player on notifications (player_id, at desc);
      create index notifications_age on notifications (at);`.execute(db)
  },
}
