import { type Migration, sql } from 'kysely'
import { distributeInMigration } from '../distribute.ts'

/**
 * Purchases in Telegram Stars (R32, R49): orders, the messenger's charges by their ids, STAR owed after refunds, and the steps of orders.
 * None of them references a player: a charge may be of somebody who never played, and outlives the account.
 */
export const m042Payments: Migration = {
  up: async (db) => {
    await sql`
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
        primary key (player_id, id),
        constraint payment_orders_key unique (player_id, key),
        constraint payment_orders_granted_check
          check ((state in ('granted', 'refunded')) = (granted_at is not null and charge_id is not null))
      )`.execute(db)
    await sql`
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
        primary key (player_id, charge_id),
        constraint payment_charges_due_check check ((state = 'refund-due') = (due_at is not null))
      )`.execute(db)
    await sql`create index payment_charges_due on payment_charges (due_at) where due_at is not null`.execute(db)
    await sql`
      create table star_debts (
        player_id bigint not null,
        charge_id text not null,
        owed bigint not null constraint star_debts_owed_check check (owed > 0),
        paid bigint not null constraint star_debts_paid_check check (paid >= 0),
        at timestamptz not null,
        primary key (player_id, charge_id),
        constraint star_debts_rest_check check (paid <= owed)
      )`.execute(db)
    await sql`create index star_debts_open on star_debts (player_id) where paid < owed`.execute(db)
    await sql`
      create table payment_events (
        player_id bigint not null,
        id uuid not null,
        order_id uuid,
        step text not null,
        at timestamptz not null,
        primary key (player_id, id)
      )`.execute(db)
    await sql`create index payment_events_age on payment_events (at)`.execute(db)
    await distributeInMigration(db, ['payment_orders', 'payment_charges', 'star_debts', 'payment_events'])
  },
}
