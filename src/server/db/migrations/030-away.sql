-- What a returning player reads: outcome and attacker of each attack, the place after the last act, and a boss's damage every three hours.
-- Null in older defences.
alter table defences add column kind text;
alter table defences add column won boolean;
alter table defences add column attacker_name text;
alter table defences add column attacker_house smallint;

create table last_places (
  player_id bigint primary key,
  place integer not null,
  at timestamptz not null
);

alter table boss_pools add column marks bigint[] not null default '{}';
