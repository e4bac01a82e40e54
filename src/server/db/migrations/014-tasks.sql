-- Check-in, the first seven days, and the tasks of Earn. Each claim has a unique key of its own.
create table check_ins (
  player_id bigint primary key references players,
  streak integer not null check (streak > 0),
  best_streak integer not null check (best_streak >= streak),
  last_claim_at timestamptz not null,
  last_frozen_at timestamptz
);

create table first_days (
  player_id bigint primary key references players,
  begins_at timestamptz not null,
  claimed smallint not null default 0 check (claimed >= 0),
  due_at timestamptz
);
create index first_days_due on first_days (due_at, player_id) where due_at is not null;

create table task_runs (
  id uuid,
  player_id bigint not null references players,
  task_id text not null,
  state text not null check (state in ('waiting', 'done', 'refused')),
  repeats integer check ((state = 'done') = (repeats is not null)),
  started_at timestamptz not null,
  decided_at timestamptz,
  primary key (player_id, id)
);
create index task_runs_age on task_runs (started_at);
create unique index task_runs_one_waiting on task_runs (player_id, task_id) where state = 'waiting';

create table task_rewards (
  player_id bigint not null references players,
  task_id text not null,
  repeat smallint not null check (repeat > 0),
  paid_at timestamptz not null,
  primary key (player_id, task_id, repeat)
);

create table channel_members (
  player_id bigint not null references players,
  chat text not null,
  seen_at timestamptz not null,
  primary key (player_id, chat)
);
