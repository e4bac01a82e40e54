import { type Kysely, type Migration, sql } from 'kysely'

const EVERY_PARTITION = sql`
  select c.oid, c.relname, pg_get_expr(c.relpartbound, c.oid) as bounds
  from pg_inherits join pg_class c on c.oid = inhrelid`

/** How many sums by account and asset differ between the old ledger and the new one. */
const differences = async (db: Kysely<unknown>): Promise<number> => {
  const { rows } = await sql<{ differences: bigint }>`
    with sides as (
      select to_account as account, asset, amount from ledger_before.ledger where to_account <> 0
      union all select from_account, asset, -amount from ledger_before.ledger where from_account <> 0
    ), before as (select account, asset, sum(amount) as amount from sides group by account, asset),
    after as (select account, asset, sum(amount) as amount from ledger group by account, asset)
    select count(*) as differences from before full join after using (account, asset)
    where before.amount is distinct from after.amount`.execute(db)
  return Number(rows[0]?.differences ?? 0)
}

/*
 * A copy by months instead of an update in place: an update would leave the ledger at twice its size, and every row
 * changes its key. All of it is one transaction, so a failure leaves the old ledger; the old and the new one lie on the
 * disk together until it commits.
 */
const up = async (db: Kysely<unknown>): Promise<void> => {
  // Processes of older builds finish what they write, then wait here; meanwhile players get 503 (`closeForMigration`).
  await sql`lock table ledger, balances in access exclusive mode`.execute(db)
  await sql`create schema ledger_before`.execute(db)
  await sql`
    do $$ declare part record; begin
      for part in ${EVERY_PARTITION} where inhparent = 'ledger'::regclass loop
        execute format('alter table %s set schema ledger_before', part.oid::regclass);
      end loop;
    end $$`.execute(db)
  await sql`alter table ledger set schema ledger_before`.execute(db)
  await sql`
    create table ledger (
      account bigint not null,
      at timestamptz not null,
      id uuid not null,
      asset text not null,
      amount bigint not null constraint ledger_amount_not_zero check (amount <> 0),
      reason text not null,
      ref text
    ) partition by range (at)`.execute(db)
  await sql`
    do $$ declare part record; begin
      for part in ${EVERY_PARTITION} where inhparent = 'ledger_before.ledger'::regclass loop
        execute format('create table %I partition of ledger %s', part.relname, part.bounds);
      end loop;
    end $$`.execute(db)
  await sql`
    insert into ledger (account, at, id, asset, amount, reason, ref)
    select to_account, at, id, asset, amount, reason, ref from ledger_before.ledger where to_account <> 0
    union all
    select from_account, at, id, asset, -amount, reason, ref from ledger_before.ledger where from_account <> 0`.execute(
    db,
  )
  // After the copy: an index is built from sorted rows far faster than row by row.
  await sql`alter table ledger add constraint ledger_pkey primary key (account, at, id)`.execute(db)
  const wrong = await differences(db)
  if (wrong > 0)
    throw new Error(`${wrong} balances would not be the same after the ledger's migration: nothing was changed.`)
  await sql`drop schema ledger_before cascade`.execute(db)
}

/** The ledger has one row a side, by account; the game's own side is not written. Balances stay as they are. */
export const m009LedgerSides: Migration = { up }
