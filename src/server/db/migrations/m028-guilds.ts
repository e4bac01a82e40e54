import { type Kysely, type Migration, sql } from 'kysely'

const makeGuilds = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create sequence guild_ids minvalue 5000000000000001 maxvalue 9007199254740991`.execute(db)
  await sql`
    create table guilds (
      id bigint not null constraint guilds_id_check check (id between 5000000000000001 and 9007199254740991),
      slug text not null,
      name text not null,
      tag text not null,
      emblem jsonb not null,
      description text not null,
      group_link text,
      entry text not null constraint guilds_entry_check check (entry in ('open', 'request')),
      min_rank integer not null constraint guilds_min_rank_check check (min_rank >= 0),
      leader_id bigint,
      members integer not null,
      level integer not null constraint guilds_level_check check (level between 0 and 10),
      xp bigint not null constraint guilds_xp_check check (xp >= 0),
      created_at timestamptz not null,
      reminded_at timestamptz,
      dissolved_at timestamptz,
      constraint guilds_members_check check (members between 0 and 20 + 2 * level),
      constraint guilds_dissolved_check check ((members = 0) = (dissolved_at is not null)),
      constraint guilds_leader_check check ((leader_id is null) = (dissolved_at is not null)),
      constraint guilds_pkey primary key (id)
    )`.execute(db)
  await sql`
    create table guild_members (
      guild_id bigint not null constraint guild_members_guild_id_fkey references guilds,
      player_id bigint not null,
      role text not null constraint guild_members_role_check check (role in ('leader', 'officer', 'member')),
      joined_at timestamptz not null,
      seen_at timestamptz not null,
      given bigint not null default 0,
      given_week bigint not null default 0,
      week text,
      boss_run text,
      boss_damage bigint not null default 0,
      boss_day text,
      boss_fights integer not null default 0,
      constraint guild_members_pkey primary key (guild_id, player_id)
    )`.execute(db)
  await sql`create unique index guild_members_leader on guild_members (guild_id) where role = 'leader'`.execute(db)
  await sql`
    create table guild_requests (
      guild_id bigint not null constraint guild_requests_guild_id_fkey references guilds,
      player_id bigint not null,
      at timestamptz not null,
      constraint guild_requests_pkey primary key (guild_id, player_id)
    )`.execute(db)
}

const makeRecords = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table guild_log (
      guild_id bigint not null constraint guild_log_guild_id_fkey references guilds,
      id uuid not null,
      at timestamptz not null,
      event text not null,
      who_id bigint,
      whom_id bigint,
      amount bigint,
      level integer,
      phrase text,
      boss text,
      constraint guild_log_pkey primary key (guild_id, id)
    )`.execute(db)
  await sql`create index guild_log_at_idx on guild_log (at)`.execute(db)
  await sql`
    create table guild_reactions (
      guild_id bigint not null,
      log_id uuid not null,
      player_id bigint not null,
      reaction text not null,
      constraint guild_reactions_pkey primary key (guild_id, log_id, player_id),
      constraint guild_reactions_log_fkey foreign key (guild_id, log_id) references guild_log (guild_id, id)
        on delete cascade
    )`.execute(db)
  await sql`
    create table guild_xp (
      guild_id bigint not null constraint guild_xp_guild_id_fkey references guilds,
      at timestamptz not null,
      id uuid not null,
      source text not null,
      amount bigint not null constraint guild_xp_amount_check check (amount > 0),
      constraint guild_xp_pkey primary key (guild_id, at, id)
    )`.execute(db)
}

const makeMemberships = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table guild_memberships (
      player_id bigint not null constraint guild_memberships_player_id_fkey references players,
      guild_id bigint,
      joined_at timestamptz,
      left_at timestamptz,
      guilds_joined integer not null default 0,
      requested bigint[] not null default '{}',
      given_day text,
      given_today bigint not null default 0,
      said_at timestamptz,
      told text constraint guild_memberships_told_check check (told in ('accepted', 'kicked')),
      told_at timestamptz,
      constraint guild_memberships_joined_check check ((guild_id is null) = (joined_at is null)),
      constraint guild_memberships_told_at_check check ((told is null) = (told_at is null)),
      constraint guild_memberships_pkey primary key (player_id)
    )`.execute(db)
}

const makeShared = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table guild_names (
      key text not null,
      guild_id bigint not null,
      free_from timestamptz,
      constraint guild_names_pkey primary key (key)
    )`.execute(db)
  await sql`
    create table guild_cards (
      guild_id bigint not null,
      slug text not null,
      name text not null,
      tag text not null,
      emblem jsonb not null,
      entry text not null,
      min_rank integer not null,
      level integer not null,
      xp bigint not null,
      members integer not null,
      capacity integer not null,
      requests integer not null,
      leader_id bigint not null,
      officers bigint[] not null,
      place integer,
      created_at timestamptz not null,
      constraint guild_cards_pkey primary key (guild_id),
      constraint guild_cards_slug_key unique (slug)
    )`.execute(db)
  await sql`create index guild_cards_top_idx on guild_cards (xp desc, guild_id)`.execute(db)
  await sql`create index guild_cards_new_idx on guild_cards (created_at desc, guild_id desc)`.execute(db)
  await sql`create index guild_cards_name_idx on guild_cards (lower(name) text_pattern_ops)`.execute(db)
  await sql`create index guild_cards_tag_idx on guild_cards (lower(tag) text_pattern_ops)`.execute(db)
  await sql`create index guild_cards_slug_idx on guild_cards (slug text_pattern_ops)`.execute(db)
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table notifications drop constraint notifications_kind_check`.execute(db)
  await sql`
    alter table notifications add constraint notifications_kind_check check (kind in (
      'pocket-full', 'energy-full', 'hunt-done', 'attacked', 'refine-ready', 'sold', 'wish-met', 'guild', 'boss',
      'news'))`.execute(db)
  await makeGuilds(db)
  await makeRecords(db)
  await makeMemberships(db)
  await makeShared(db)
}

/**
 * Guilds (R24): owners like players, in a range of ids above theirs. What a guild is and who is in it lies with the guild; which guild
 * a player is in also lies with the player; what everybody sees of guilds is small and shared. Also the bot's messages about guilds and
 * bosses. Locks: writing to `notifications` waits, which only a job does.
 */
export const m028Guilds: Migration = { up }
