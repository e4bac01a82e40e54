-- Purchases in Telegram Stars (R32, R49): orders, charges, STAR owed after refunds, and the steps of orders. Payment tables do not
-- reference players: a charge may belong to a stranger, and outlives the account.
-- `unlisted_since`: a charge known from an update alone is unproven until the messenger's own list has it.
create table shop_bought (
  player_id bigint not null references players,
  type text not null,
  period date not null,
  pieces integer not null constraint shop_bought_pieces_check check (pieces > 0),
  bought_at timestamptz not null,
  primary key (player_id, type)
);

create table payment_orders (
  player_id bigint not null,
  id uuid not null,
  type text not null,
  quantity integer not null constraint payment_orders_quantity_check check (quantity > 0),
  price_xtr integer not null constraint payment_orders_price_check check (price_xtr > 0),
  state text not null constraint payment_orders_state_check
    check (state in ('open', 'approved', 'granted', 'refunded', 'closed')),
  key uuid,
  invoice_url text,
  created_at timestamptz not null,
  approved_at timestamptz,
  granted_at timestamptz,
  charge_id text,
  goods jsonb,
  confirmed_at timestamptz,
  primary key (player_id, id),
  constraint payment_orders_key unique (player_id, key),
  constraint payment_orders_granted_check
    check ((state in ('granted', 'refunded')) = (granted_at is not null and charge_id is not null))
);
create index payment_orders_times on payment_orders (created_at, state);

create table payment_charges (
  player_id bigint not null,
  charge_id text not null,
  order_id uuid,
  amount_xtr integer not null,
  at timestamptz not null,
  state text not null constraint payment_charges_state_check
    check (state in ('granted', 'refund-due', 'refunded', 'refused')),
  reason text,
  due_at timestamptz,
  attempts integer not null default 0,
  settled_at timestamptz,
  told_at timestamptz,
  taken jsonb,
  unlisted_since timestamptz,
  primary key (player_id, charge_id),
  constraint payment_charges_due_check check ((state = 'refund-due') = (due_at is not null))
);
create index payment_charges_due on payment_charges (due_at) where due_at is not null;
create index payment_charges_id on payment_charges (charge_id);
create index payment_charges_unlisted on payment_charges (unlisted_since) where unlisted_since is not null;

create table star_debts (
  player_id bigint not null,
  charge_id text not null,
  owed bigint not null constraint star_debts_owed_check check (owed > 0),
  paid bigint not null constraint star_debts_paid_check check (paid >= 0),
  at timestamptz not null,
  primary key (player_id, charge_id),
  constraint star_debts_rest_check check (paid <= owed)
);
create index star_debts_open on star_debts (player_id) where paid < owed;

create table payment_events (
  player_id bigint not null,
  id uuid not null,
  order_id uuid,
  step text not null,
  at timestamptz not null,
  primary key (player_id, id)
);
create index payment_events_age on payment_events (at);
