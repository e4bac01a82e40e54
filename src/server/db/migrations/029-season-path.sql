-- The season path (R53). Days before `counted_to` are in `points`; later ones are counted from what was done.
create table season_paths (
  player_id bigint not null references players,
  season integer not null,
  points integer not null check (points >= 0),
  counted_to timestamptz not null,
  steps integer not null default 0 check (steps between 0 and 268435455),
  due_at timestamptz,
  primary key (player_id, season)
);
create index season_paths_due on season_paths (due_at, player_id) where due_at is not null;
