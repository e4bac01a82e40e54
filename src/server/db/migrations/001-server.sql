-- World facts, the stored answers of idempotent calls by day, and the outbox: effects of calls on other players, applied by a job.
-- A day of answers is dropped whole once no client may repeat its calls.
create table world_facts (key text primary key, value jsonb not null);

create table idempotency (
  player_id bigint not null,
  key uuid not null,
  at timestamptz not null,
  call text not null,
  body_hash text not null,
  answer jsonb not null,
  primary key (player_id, key, at)
) partition by range (at);
create table idempotency_rest partition of idempotency default;

create table outbox (
  player_id bigint not null,
  id uuid not null,
  target_id bigint not null,
  kind text not null,
  payload jsonb not null,
  at timestamptz not null,
  due_at timestamptz not null,
  attempts smallint not null default 0,
  primary key (player_id, id)
);
create index outbox_due on outbox (due_at);
create index outbox_lanes on outbox ((target_id & 15), due_at);
