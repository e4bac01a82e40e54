-- Receipts: one Merkle root a week. 1,024 leaves are stored a row, so that a proof reads one row and the roots of the others.
create table receipt_weeks (
  week date primary key,
  version smallint not null,
  leaves integer not null default 0,
  source smallint not null default 0,
  read_to bigint not null default 0,
  read_no smallint not null default 0,
  shared jsonb not null default '[]',
  root bytea,
  sealed_at timestamptz,
  announced_at timestamptz,
  constraint receipt_weeks_sealed_check check ((root is null) = (sealed_at is null))
);

create table receipt_chunks (
  week date not null,
  no integer not null,
  leaves bytea not null,
  root bytea not null,
  at timestamptz not null,
  primary key (week, no)
);
-- Hashes do not compress, and a part of them is read.
alter table receipt_chunks alter column leaves set storage external;

create table receipts (
  player_id bigint not null,
  week date not null,
  kind text not null,
  period text not null,
  salt bytea not null,
  place integer,
  points integer not null,
  leaf integer not null,
  primary key (player_id, week, kind, period)
) partition by range (week);
create table receipts_rest partition of receipts default;
