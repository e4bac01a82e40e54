import { type Kysely, type Migration, sql } from 'kysely'

/** 32 bytes of the database's strong randomness as hex: each uuid has 122 random bits, and three of them fill a SHA-256. */
const STRONG_SEED = sql`
  encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex')`

const addItemColumns = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table items add column bound boolean not null default false`.execute(db)
  await sql`alter table items add column refine_failures smallint not null default 0`.execute(db)
  await sql`alter table items add column reroll_day text`.execute(db)
  await sql`alter table items add column rerolls smallint not null default 0`.execute(db)
  await sql`alter table items add column free_reroll_day text`.execute(db)
  await sql`alter table items add column free_rerolls smallint not null default 0`.execute(db)
  // The welcome sword was given for nothing (R47).
  await sql`
    update items set bound = true from welcome_swords
    where items.owner_id = welcome_swords.player_id and items.id = welcome_swords.item_id`.execute(db)
}

const addPlayerColumns = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table players add column items_seen_at timestamptz`.execute(db)
  await sql`alter table players add column items_refined integer not null default 0`.execute(db)
  await sql`alter table players add column items_awakened integer not null default 0`.execute(db)
}

const makeLuck = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table luck_chains (
      player_id bigint not null constraint luck_chains_player_id_fkey references players,
      no integer not null constraint luck_chains_no_check check (no > 0),
      server_seed text not null constraint luck_chains_server_seed_check check (server_seed ~ '^[0-9a-f]{64}$'),
      client_seed text not null,
      first_number integer not null,
      next_number integer not null constraint luck_chains_next_number_check check (next_number >= first_number),
      begun_at timestamptz not null,
      revealed_at timestamptz,
      constraint luck_chains_pkey primary key (player_id, no)
    )`.execute(db)
  await sql`create unique index luck_chains_current on luck_chains (player_id) where revealed_at is null`.execute(db)
  await sql`
    create table luck_rolls (
      player_id bigint not null,
      at timestamptz not null,
      number integer not null,
      chain_no integer not null,
      name text not null,
      item_id uuid,
      odds jsonb not null,
      outcome jsonb not null,
      shown_from timestamptz not null,
      constraint luck_rolls_pkey primary key (player_id, at, number)
    ) partition by range (at)`.execute(db)
  await sql`create table luck_rolls_rest partition of luck_rolls default`.execute(db)
  await sql`
    insert into luck_chains (player_id, no, server_seed, client_seed, first_number, next_number, begun_at)
    select id, 1, ${STRONG_SEED}, left(replace(gen_random_uuid()::text, '-', ''), 16), 1, 1, now()
    from players where not npc and deleted_at is null`.execute(db)
}

const makePresets = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table item_presets (
      player_id bigint not null constraint item_presets_player_id_fkey references players,
      number smallint not null constraint item_presets_number_check check (number between 1 and 2),
      item_ids uuid[] not null,
      saved_at timestamptz not null,
      constraint item_presets_pkey primary key (player_id, number)
    )`.execute(db)
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  await addItemColumns(db)
  await makeLuck(db)
  await makePresets(db)
  await addPlayerColumns(db)
}

/**
 * What an item remembers (bound, failures of refining, re-rolls of the day), what a player has seen and made, presets, and the chain
 * of each player's luck with its rolls (R46), whose hash so stands before the first roll. A player who joins by an older process
 * while this runs gets a chain at the first look.
 */
export const m019ItemsAndLuck: Migration = { up }
