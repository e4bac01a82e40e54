-- The shelf of win chests (R54): four places, each free or with a chest's id, its kind, and the end of its time once it has been started.
alter table players add column chest_0_id uuid;
alter table players add column chest_0_kind text;
alter table players add column chest_0_ready_at timestamptz;
alter table players add column chest_1_id uuid;
alter table players add column chest_1_kind text;
alter table players add column chest_1_ready_at timestamptz;
alter table players add column chest_2_id uuid;
alter table players add column chest_2_kind text;
alter table players add column chest_2_ready_at timestamptz;
alter table players add column chest_3_id uuid;
alter table players add column chest_3_kind text;
alter table players add column chest_3_ready_at timestamptz;
alter table players add column return_chest_season integer not null default 0;
-- @function fight.sql 1211ac3e6f5e92cb
