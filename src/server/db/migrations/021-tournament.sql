-- The daily tournament (R26). An entry keeps its loadout until it has a bracket. A bracket is one row from which its page and all its
-- fights follow. Both are partitioned by the month of their day.
create table tournament_days (
  day date primary key,
  seed text not null,
  seed_hash text not null,
  entered integer not null default 0,
  counted_at timestamptz,
  begun_at timestamptz,
  read_to bigint,
  read_at timestamptz,
  entrants integer not null default 0,
  entrants_hash text,
  brackets integer not null default 0,
  hashed_at timestamptz,
  drawn_to integer not null default 0,
  drawn_at timestamptz,
  rules_version text,
  paid_to bigint,
  paid_at timestamptz
);

create table tournament_entries (
  player_id bigint not null,
  day date not null,
  no smallint not null check (no between 1 and 3),
  entered_at timestamptz not null,
  entry_no integer,
  player_no integer,
  power integer,
  loadout text,
  bracket integer,
  seat smallint,
  place smallint,
  wins smallint not null default 0,
  lost_round smallint,
  lost_no smallint,
  people smallint,
  returned text check (returned in ('banned', 'no-bracket', 'alone')),
  primary key (player_id, day, no)
) partition by range (day);
create index tournament_entries_of_day on tournament_entries (day, player_id);
create table tournament_entries_rest partition of tournament_entries default;

create table tournament_brackets (
  no integer not null,
  day date not null,
  pool integer not null,
  seed text not null,
  people smallint not null,
  slice_size smallint not null,
  slice_lowest integer not null,
  slice_highest integer not null,
  slice_hash text not null,
  entrants jsonb not null,
  returned jsonb not null,
  winners text not null,
  marked boolean not null default false,
  primary key (no, day)
) partition by range (day);
create index tournament_brackets_of_day on tournament_brackets (day, no);
create table tournament_brackets_rest partition of tournament_brackets default;
