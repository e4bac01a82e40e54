-- Friendships by inviter. `inviters` counts the qualified friends of each, so that neither board nor missions count friendships.
create table start_params (
  user_id bigint primary key,
  start_param text not null,
  at timestamptz not null
);

create table friendships (
  inviter_id bigint not null references players,
  friend_id bigint not null,
  joined_at timestamptz not null,
  qualified_at timestamptz,
  earned_nano bigint not null default 0 check (earned_nano >= 0),
  primary key (inviter_id, friend_id)
);
create index friendships_newest on friendships (inviter_id, joined_at desc, friend_id desc);

create table inviters (
  player_id bigint not null references players,
  qualified integer not null check (qualified > 0),
  since timestamptz not null,
  primary key (player_id)
);
create index inviters_board on inviters (qualified desc, since, player_id);
