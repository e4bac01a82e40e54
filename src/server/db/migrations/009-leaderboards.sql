-- The boards. `tok_ranked` is the last known order of high balances, `tok_watch` the step from which balances are watched.
create table boards (
  board text primary key,
  rebuilt_at timestamptz not null,
  marks jsonb not null
);

create table board_places (
  board text not null references boards,
  place integer not null check (place > 0),
  player_id bigint not null,
  value bigint not null,
  people_place integer,
  primary key (board, place),
  unique (board, player_id)
);

create table tok_moved (
  owner_id bigint not null,
  id uuid not null,
  primary key (owner_id, id)
);

create table tok_ranked (
  player_id bigint primary key,
  value bigint not null,
  since timestamptz not null
);
create index tok_ranked_board on tok_ranked (value desc, since, player_id);

create table tok_watch (
  board text primary key,
  step integer,
  swept_at timestamptz not null,
  banned text not null
);
