import { type Kysely, type Migration, sql } from 'kysely'

const makeFighters = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table boss_players (
      player_id bigint not null constraint boss_players_player_id_fkey references players,
      best_damage integer not null default 0 constraint boss_players_best_damage_check check (best_damage >= 0),
      run_id text,
      server_seed text,
      commitment text,
      constraint boss_players_next_check
        check ((run_id is null) = (server_seed is null) and (server_seed is null) = (commitment is null)),
      constraint boss_players_pkey primary key (player_id)
    )`.execute(db)
  await sql`
    create table boss_fighters (
      player_id bigint not null constraint boss_fighters_player_id_fkey references players,
      run_id text not null,
      damage bigint not null constraint boss_fighters_damage_check check (damage >= 0),
      best integer not null,
      fights integer not null,
      day text not null,
      fights_today integer not null constraint boss_fighters_fights_today_check check (fights_today between 0 and 3),
      reached_at timestamptz not null,
      chest_id uuid,
      fall_seen_at timestamptz,
      constraint boss_fighters_pkey primary key (player_id, run_id)
    )`.execute(db)
  await sql`
    create table boss_damage (
      player_id bigint not null constraint boss_damage_player_id_fkey references players,
      run_id text not null,
      guild_id bigint not null,
      damage bigint not null constraint boss_damage_damage_check check (damage >= 0),
      fights integer not null,
      constraint boss_damage_pkey primary key (player_id, run_id, guild_id)
    )`.execute(db)
}

const makePools = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table boss_feed (
      player_id bigint not null constraint boss_feed_player_id_fkey references players,
      fight_id uuid not null,
      run_id text not null,
      guild_id bigint not null,
      damage integer not null,
      at timestamptz not null,
      constraint boss_feed_pkey primary key (player_id, fight_id)
    )`.execute(db)
  await sql`create index boss_feed_at_idx on boss_feed (at)`.execute(db)
  await sql`
    create table boss_pools (
      guild_id bigint not null constraint boss_pools_guild_id_fkey references guilds,
      run_id text not null,
      hp bigint not null constraint boss_pools_hp_check check (hp > 0),
      damage bigint not null constraint boss_pools_damage_check check (damage >= 0),
      summed_at timestamptz not null,
      emptied_at timestamptz,
      constraint boss_pools_pkey primary key (guild_id, run_id)
    )`.execute(db)
  await sql`create index boss_pools_full_idx on boss_pools (run_id) where emptied_at is null`.execute(db)
  await sql`
    create table boss_pool_fighters (
      guild_id bigint not null,
      run_id text not null,
      player_id bigint not null,
      damage bigint not null,
      fights integer not null,
      chest text not null constraint boss_pool_fighters_chest_check check (chest in ('none', 'due', 'given')),
      constraint boss_pool_fighters_pool_fkey foreign key (guild_id, run_id) references boss_pools (guild_id, run_id),
      constraint boss_pool_fighters_pkey primary key (guild_id, run_id, player_id)
    )`.execute(db)
  await sql`
    create index boss_pool_fighters_due_idx on boss_pool_fighters (guild_id, run_id, player_id)
      where chest = 'due'`.execute(db)
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table fights drop constraint fights_kind_check`.execute(db)
  await sql`
    alter table fights add constraint fights_kind_check check (kind in ('match', 'challenge', 'boss')) not valid`.execute(
    db,
  )
  await sql`alter table inbox add column contents jsonb`.execute(db)
  await sql`alter table inbox add column opened jsonb`.execute(db)
  await sql`
    alter table inbox add constraint inbox_opened_check
      check (contents is null or (opened is null) = (claimed_at is null)) not valid`.execute(db)
  await makeFighters(db)
  await makePools(db)
}

/**
 * The bosses of the guilds (R25). What a player does to a boss lies with the player; each guild's pool is summed from it by a job,
 * which takes what it has added out of the feed. Rewards that wait may hold what is rolled when they are claimed: an older process
 * beside this one, which would claim them without that, is refused by the constraint, and the player's next try is served.
 *
 * Locks: none that lasts; the two constraints hold for new rows, and all older ones keep them.
 */
export const m029Bosses: Migration = { up }
