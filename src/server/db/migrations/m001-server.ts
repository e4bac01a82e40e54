import { type Migration, sql } from 'kysely'

/**
 * What the server keeps for itself: facts of the world, the answers of calls by day, and what calls do to other players until a job
 * has done it. A day whose answers nobody may ask for any more is dropped whole.
 */
export const m001Server: Migration = {
  up: async (db) => {
    await sql`
      create table world_facts (key text primary key, value jsonb not null);
      create table idempotency (
        player_id bigint not null,
        key uuid not null,
        at timestamptz not null,
        call text not null,
        body_hash text not null,
        answer jsonb not null,
        primary key (player_id, key, at)
      ) partition by range (at);
      create table idempotency_rest partition of idempotency default;
      create table outbox (
        player_id bigint not null,
        id uuid not null,
        target_id bigint not null,
        kind text not null,
        payload jsonb not null,
        at timestamptz not null,
        due_at timestamptz not null,
        attempts smallint not null default 0,
        primary key (player_id, id)
      );
      create index outbox_due on outbox (due_at);`.execute(db)
  },
}
