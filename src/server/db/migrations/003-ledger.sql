-- Money. A movement has one row a side; the side of the game itself is not written. The inbox holds gifts that a balance cannot take.
-- `watched` balances are high on the TOK board: their movements are noted in `tok_moved`.
create table balances (
  owner_id bigint not null references players,
  asset text not null,
  amount bigint not null check (amount >= 0),
  changed_at timestamptz,
  watched boolean,
  primary key (owner_id, asset)
) with (fillfactor = 80);

create table ledger (
  account bigint not null,
  at timestamptz not null,
  id uuid not null,
  asset text not null,
  amount bigint not null constraint ledger_amount_not_zero check (amount <> 0),
  reason text not null,
  ref text,
  primary key (account, at, id)
) partition by range (at);
create table ledger_rest partition of ledger default;

create table ledger_archived (
  account bigint not null,
  month text not null,
  asset text not null,
  gained bigint not null,
  lost bigint not null,
  primary key (account, month, asset)
);

create table inbox (
  id uuid,
  player_id bigint not null references players,
  at timestamptz not null,
  reason text not null,
  tok bigint not null check (tok between 0 and 9007199254740991),
  star bigint not null check (star between 0 and 9007199254740991),
  materials jsonb not null,
  claimed_at timestamptz,
  contents jsonb,
  opened jsonb,
  constraint inbox_opened_check check (contents is null or (opened is null) = (claimed_at is null)),
  primary key (player_id, id)
);
create index inbox_of_player on inbox (player_id, at desc);
