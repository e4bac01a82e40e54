import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table players (
      id bigint primary key,
      npc boolean not null default false,
      username text,
      first_name text not null,
      photo_url text,
      language_code text not null default 'en',
      start_param text,
      referrer_id bigint,
      house_id smallint not null check (house_id between 0 and 7),
      active_skill text not null,
      created_at timestamptz not null,
      last_claim_at timestamptz not null,
      rank_points integer not null default 0 check (rank_points >= 0),
      best_rank_points integer not null default 0 check (best_rank_points >= rank_points),
      win_streak integer not null default 0 check (win_streak >= 0),
      fights integer not null default 0 check (fights >= wins),
      wins integer not null default 0 check (wins >= 0),
      energy smallint not null check (energy >= 0),
      energy_refill_at timestamptz,
      energy_burned_at timestamptz,
      first_win_day text,
      common_drop_day text,
      streak_day text,
      streak_paid_nano bigint not null default 0 check (streak_paid_nano >= 0),
      army_stars_spent integer not null default 0 check (army_stars_spent >= 0),
      power integer not null check (power > 0)
    )`.execute(db)
  await sql`create index players_matchmaking on players (rank_points, power)`.execute(db)
  await sql`
    create table upgrades (
      player_id bigint not null references players,
      upgrade_type text not null check (upgrade_type in ('pocket-size', 'mining-tok', 'honor')),
      level smallint not null check (level > 0),
      bought_at timestamptz not null,
      primary key (player_id, upgrade_type, level)
    )`.execute(db)
  await sql`
    create table boosts (
      id uuid primary key,
      player_id bigint not null references players,
      type text not null check (type in ('mining-speed-scale-up', 'mining-speed-scale-down')),
      val double precision not null check (val > 0),
      at timestamptz not null
    )`.execute(db)
  await sql`create index boosts_of_player on boosts (player_id, at)`.execute(db)
  await sql`
    create table balances (
      owner_id bigint not null references players,
      asset text not null,
      amount bigint not null check (amount >= 0),
      primary key (owner_id, asset)
    )`.execute(db)
  await sql`
    create table ledger (
      id uuid not null,
      at timestamptz not null,
      from_account bigint not null,
      to_account bigint not null check (to_account <> from_account),
      asset text not null,
      amount bigint not null check (amount > 0),
      reason text not null,
      ref text,
      primary key (at, id)
    ) partition by range (at)`.execute(db)
  await sql`create index ledger_to on ledger (to_account, at)`.execute(db)
  await sql`create index ledger_from on ledger (from_account, at)`.execute(db)
  await sql`create table ledger_rest partition of ledger default`.execute(db)
  await sql`
    create table items (
      id uuid primary key,
      owner_id bigint not null references players,
      slug text not null,
      name text not null,
      type text not null,
      rarity text not null,
      status text not null check (status in ('equipped', 'inventory', 'on-sale')),
      locked boolean not null default false,
      stats jsonb not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index items_of_owner on items (owner_id, status)`.execute(db)
  await sql`create unique index items_one_worn_per_slot on items (owner_id, type) where status = 'equipped'`.execute(db)
  await sql`
    create table equipped_stones (
      player_id bigint not null references players,
      type text not null check (type in ('burning-hell', 'frost-prison', 'luck-leech')),
      level smallint not null check (level between 1 and 4),
      primary key (player_id, type)
    )`.execute(db)
  await sql`
    create table pending_matches (
      player_id bigint primary key references players,
      match_id uuid not null,
      opponent_id bigint references players,
      is_bot boolean not null,
      own jsonb not null,
      opponent jsonb not null,
      server_seed text not null,
      commitment text not null,
      found_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`
    create table fights (
      id uuid not null,
      at timestamptz not null,
      attacker_id bigint not null references players,
      defender_id bigint references players,
      server_seed text not null,
      client_key text not null,
      rules_version text not null,
      inputs jsonb not null,
      result jsonb not null,
      primary key (id, at)
    ) partition by range (at)`.execute(db)
  await sql`create index fights_of_attacker on fights (attacker_id, at desc)`.execute(db)
  await sql`create index fights_of_defender on fights (defender_id, at desc)`.execute(db)
  await sql`create table fights_rest partition of fights default`.execute(db)
  await sql`
    create table user_seasons (
      player_id bigint primary key references players,
      season integer not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      claimed_at timestamptz
    )`.execute(db)
  await sql`
    create table idempotency (
      player_id bigint not null,
      key uuid not null,
      call text not null,
      body_hash text not null,
      answer jsonb,
      at timestamptz not null,
      primary key (player_id, key)
    )`.execute(db)
  await sql`create index idempotency_age on idempotency (at)`.execute(db)
  await sql`create table world_facts (key text primary key, value jsonb not null)`.execute(db)
}

/** Tables of the first playable: players, mining, money, items, matches and fights, seasons. */
export const m001FirstPlayable: Migration = { up }
