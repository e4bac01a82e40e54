-- Guilds (R24) own rows as players do; their ids are above all player ids. Cards are small, shared by all machines, and found by the
-- beginning of any word of name, tag or slug (row 141). Words are separated by ASCII that is neither letter nor digit, whatever the
-- locale of the database is.
create sequence guild_ids minvalue 5000000000000001 maxvalue 9007199254740991;

create table guilds (
  id bigint primary key check (id between 5000000000000001 and 9007199254740991),
  slug text not null,
  name text not null,
  tag text not null,
  emblem jsonb not null,
  description text not null,
  group_link text,
  entry text not null check (entry in ('open', 'request')),
  min_rank integer not null check (min_rank >= 0),
  leader_id bigint,
  members integer not null,
  level integer not null check (level between 0 and 10),
  xp bigint not null check (xp >= 0),
  created_at timestamptz not null,
  reminded_at timestamptz,
  dissolved_at timestamptz,
  card_stale boolean not null default true,
  renamed_at timestamptz,
  announcement text,
  announced_at timestamptz,
  officer_rights text[],
  constraint guilds_members_check check (members between 0 and 20 + 2 * level),
  constraint guilds_dissolved_check check ((members = 0) = (dissolved_at is not null)),
  constraint guilds_leader_check check ((leader_id is null) = (dissolved_at is not null))
);
create index guilds_card_stale on guilds (id) where card_stale;

create table guild_members (
  guild_id bigint not null references guilds,
  player_id bigint not null,
  role text not null check (role in ('leader', 'officer', 'member')),
  joined_at timestamptz not null,
  seen_at timestamptz not null,
  given bigint not null default 0,
  given_week bigint not null default 0,
  week text,
  boss_run text,
  boss_damage bigint not null default 0,
  boss_day text,
  boss_fights integer not null default 0,
  primary key (guild_id, player_id)
);
create unique index guild_members_leader on guild_members (guild_id) where role = 'leader';

create table guild_requests (
  guild_id bigint not null references guilds,
  player_id bigint not null,
  at timestamptz not null,
  primary key (guild_id, player_id)
);

create table guild_log (
  guild_id bigint not null references guilds,
  id uuid not null,
  at timestamptz not null,
  event text not null,
  who_id bigint,
  whom_id bigint,
  amount bigint,
  level integer,
  phrase text,
  boss text,
  primary key (guild_id, id)
);
create index guild_log_at_idx on guild_log (at);

create table guild_reactions (
  guild_id bigint not null,
  log_id uuid not null,
  player_id bigint not null,
  reaction text not null,
  primary key (guild_id, log_id, player_id),
  constraint guild_reactions_log_fkey foreign key (guild_id, log_id) references guild_log (guild_id, id) on delete cascade
);

create table guild_xp (
  guild_id bigint not null references guilds,
  at timestamptz not null,
  id uuid not null,
  source text not null,
  amount bigint not null check (amount > 0),
  primary key (guild_id, at, id)
);

create table guild_memberships (
  player_id bigint primary key references players,
  guild_id bigint,
  joined_at timestamptz,
  left_at timestamptz,
  guilds_joined integer not null default 0,
  requested bigint[] not null default '{}',
  given_day text,
  given_today bigint not null default 0,
  said_at timestamptz,
  news text check (news in ('accepted', 'kicked')),
  news_at timestamptz,
  constraint guild_memberships_joined_check check ((guild_id is null) = (joined_at is null)),
  constraint guild_memberships_news_at_check check ((news is null) = (news_at is null))
);

create table guild_names (
  key text primary key,
  guild_id bigint not null,
  free_from timestamptz
);

create table guild_cards (
  guild_id bigint primary key,
  slug text not null unique,
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
  words tsvector not null generated always as (array_to_tsvector(array_remove(
    regexp_split_to_array(lower(name || ' ' || tag || ' ' || slug), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+'), ''))) stored,
  officers_admit boolean not null default true
);
create index guild_cards_top_idx on guild_cards (xp desc, guild_id);
create index guild_cards_new_idx on guild_cards (created_at desc, guild_id desc);
create index guild_cards_name_idx on guild_cards (lower(name) text_pattern_ops);
create index guild_cards_tag_idx on guild_cards (lower(tag) text_pattern_ops);
create index guild_cards_slug_idx on guild_cards (slug text_pattern_ops);
create index guild_cards_words_idx on guild_cards using gin (words);
