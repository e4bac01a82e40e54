import { type Migration, sql } from 'kysely'

/**
 * What jobs look at has an instant and an index, so that nobody walks through everything: when a listener could be due for a message,
 * and whether a guild's card is out of date. The fill factor keeps a touched row on its page.
 */
export const m019Due: Migration = {
  up: async (db) => {
    await sql`
      create table listeners (
        player_id bigint primary key references players,
        due_at timestamptz,
        touch_no integer not null default 0
      ) with (fillfactor = 80);
      insert into listeners (player_id, due_at)
        select player_id, now() from preferences
        where value -> 'notifications' ->> 'write_access' = 'true' and value -> 'notifications' ->> 'kinds' <> '[]';
      create index listeners_due on listeners (due_at) where due_at is not null;
      alter table guilds add column card_stale boolean not null default true;
      create index guilds_card_stale on guilds (id) where card_stale;`.execute(db)
  },
}
