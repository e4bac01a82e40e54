-- Linked TON wallets, and prizes in TON that an operator has paid and noted (R35). A deleted account leaves amount and transaction.
create table wallets (
  player_id bigint primary key references players,
  address text,
  kind text constraint wallets_kind_check check (kind in ('v3r1', 'v3r2', 'v4r2', 'v5r1')),
  linked_at timestamptz not null,
  constraint wallets_linked_check check ((address is null) = (kind is null))
);

create table wallet_owners (address text primary key, player_id bigint not null);

create table wallet_challenges (
  player_id bigint primary key references players,
  payload text not null,
  expires_at timestamptz not null
);

create table ton_prizes (
  player_id bigint not null references players,
  transaction text not null,
  amount bigint not null,
  address text,
  at timestamptz not null,
  primary key (player_id, transaction),
  constraint ton_prizes_amount_check check (amount > 0)
);
