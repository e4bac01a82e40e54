-- The weekly vote for guilds (R37).
create table votes (
  player_id bigint not null references players,
  day date not null,
  no smallint not null,
  guild_id bigint not null,
  at timestamptz not null,
  primary key (player_id, day, no),
  constraint votes_no_check check (no between 0 and 5)
);

create table guild_votes (
  guild_id bigint not null references guilds,
  week date not null,
  votes integer not null,
  paid integer not null,
  reached_at timestamptz not null,
  primary key (guild_id, week),
  constraint guild_votes_paid_check check (paid >= 0 and paid <= votes)
);
create index guild_votes_board on guild_votes (week, votes desc, reached_at, guild_id);

create table guild_vote_inviters (
  guild_id bigint not null references guilds,
  week date not null,
  inviter_id bigint not null,
  votes integer not null,
  primary key (guild_id, week, inviter_id)
);

create table vote_weeks (
  week date primary key,
  board jsonb not null default '[]',
  counted_at timestamptz,
  winners jsonb,
  settled_at timestamptz,
  constraint vote_weeks_settled_check check ((winners is null) = (settled_at is null))
);
