import { type Kysely, sql } from 'kysely'
import type { LedgerReason } from '../../contracts/ledger-reasons.ts'
import type { MaterialSlug } from '../../rules/items/materials.ts'
import type { StoneType } from '../../rules/items/stones.ts'
import { Refusal } from '../refusal.ts'
import type { Database } from './database.ts'

/** The game itself: what it mints comes from here, what is burnt goes here. */
export const GAME_ACCOUNT = 0

/** Highest balance that a JSON number carries exactly (T5). */
export const BALANCE_LIMIT = BigInt(Number.MAX_SAFE_INTEGER)

/** Everything that can be owned: TOK in nano, all else in whole units. Equipment counts items, one row each in `items`. */
export type Asset = 'tok' | 'star' | 'equipment' | MaterialSlug | `stone:${StoneType}:${number}`

/** A transfer of an asset from an account to another. */
export interface Transfer {
  readonly id: string
  readonly from: number
  readonly to: number
  readonly asset: Asset
  /** Above zero; nano for TOK. */
  readonly amount: bigint
  /** Reason shown on the ledger screen. */
  readonly reason: LedgerReason
  /** What it belongs to: a fight's or an item's id. */
  readonly ref: string | null
}

interface Delta {
  readonly owner: number
  readonly asset: Asset
  readonly amount: bigint
}

const netDeltas = (transfers: readonly Transfer[]): Delta[] => {
  const net = new Map<string, Delta>()
  const add = (owner: number, asset: Asset, amount: bigint) => {
    if (owner === GAME_ACCOUNT) return
    const key = `${owner} ${asset}`
    net.set(key, { owner, asset, amount: (net.get(key)?.amount ?? 0n) + amount })
  }
  for (const { from, to, asset, amount } of transfers) {
    add(from, asset, -amount)
    add(to, asset, amount)
  }
  // One lock order for every caller, against deadlocks.
  return [...net.values()].sort((a, b) => a.owner - b.owner || (a.asset < b.asset ? -1 : 1))
}

// A transfer must lock both rows in the common order: a deadlock otherwise.
const lockBalances = async (db: Kysely<Database>, deltas: readonly Delta[]): Promise<void> => {
  await sql`
    select 1 from balances join unnest(
      ${deltas.map((delta) => delta.owner)}::bigint[],
      ${deltas.map((delta) => delta.asset)}::text[]) as wanted(owner_id, asset) using (owner_id, asset)
    order by owner_id, asset collate "C" for update of balances`.execute(db)
}

const debit = async (db: Kysely<Database>, deltas: readonly Delta[], nowMs: number): Promise<void> => {
  for (const { owner, asset, amount } of deltas) {
    const result = await sql`
      update balances set amount = amount + ${amount}::bigint, changed_at = ${new Date(nowMs)}
      where owner_id = ${owner} and asset = ${asset} and amount + ${amount}::bigint >= 0`.execute(db)
    if (result.numAffectedRows !== 1n) throw new Refusal('insufficient-balance')
  }
}

/** A balance that a posting has raised, as it stands afterwards. */
export interface RaisedBalance {
  readonly owner: number
  readonly asset: string
  readonly amount: bigint
}

/** Ledger rows and credits in one statement; returns the balances that grew. */
const record = async (
  db: Kysely<Database>,
  transfers: readonly Transfer[],
  credits: readonly Delta[],
  nowMs: number,
): Promise<RaisedBalance[]> => {
  const { rows } = await sql<{ owner_id: bigint; asset: string; amount: bigint }>`
    with noted as (
      insert into ledger (id, at, from_account, to_account, asset, amount, reason, ref)
      select id, ${new Date(nowMs)}::timestamptz, from_account, to_account, asset, amount, reason, ref
      from unnest(
        ${transfers.map((transfer) => transfer.id)}::uuid[],
        ${transfers.map((transfer) => transfer.from)}::bigint[],
        ${transfers.map((transfer) => transfer.to)}::bigint[],
        ${transfers.map((transfer) => transfer.asset)}::text[],
        ${transfers.map((transfer) => transfer.amount)}::bigint[],
        ${transfers.map((transfer) => transfer.reason)}::text[],
        ${transfers.map((transfer) => transfer.ref)}::text[])
        as t(id, from_account, to_account, asset, amount, reason, ref))
    insert into balances (owner_id, asset, amount, changed_at)
    select *, ${new Date(nowMs)}::timestamptz from unnest(
      ${credits.map((delta) => delta.owner)}::bigint[],
      ${credits.map((delta) => delta.asset)}::text[],
      ${credits.map((delta) => delta.amount)}::bigint[])
    on conflict (owner_id, asset) do update set amount = balances.amount + excluded.amount,
      changed_at = excluded.changed_at
    returning owner_id, asset, amount`.execute(db)
  return rows.map(({ owner_id, asset, amount }) => ({ owner: Number(owner_id), asset, amount }))
}

/**
 * Moves assets: writes the ledger and the balances, all or nothing. The only writer of both.
 * Runs inside the caller's transaction; rows are locked in one order for all callers.
 * @returns the balances that rose
 * @throws Refusal `insufficient-balance` when the giver's balance is too low, `balance-limit` above 2⁵³−1.
 */
export const postTransfers = async (
  db: Kysely<Database>,
  transfers: readonly Transfer[],
  nowMs: number,
): Promise<readonly RaisedBalance[]> => {
  if (transfers.length === 0) return []
  const deltas = netDeltas(transfers)
  const debits = deltas.filter((delta) => delta.amount < 0n)
  if (debits.length > 0) {
    await lockBalances(db, deltas)
    await debit(db, debits, nowMs)
  }
  const grown = await record(
    db,
    transfers,
    deltas.filter((delta) => delta.amount > 0n),
    nowMs,
  )
  if (grown.some((row) => row.amount > BALANCE_LIMIT)) throw new Refusal('balance-limit')
  return grown
}

/** Balances of the assets asked for, in their order; 0 where the owner never had any. */
export const balancesOf = async <const A extends readonly Asset[]>(
  db: Kysely<Database>,
  owner: number,
  assets: A,
): Promise<{ readonly [K in keyof A]: bigint }> => {
  const rows = await db
    .selectFrom('balances')
    .select(['asset', 'amount'])
    .where('owner_id', '=', BigInt(owner))
    .where('asset', '=', sql<string>`any(${[...assets]}::text[])`)
    .execute()
  const amounts = assets.map((asset) => rows.find((row) => row.asset === asset)?.amount ?? 0n)
  return amounts as unknown as { readonly [K in keyof A]: bigint }
}

/** Balance of one asset; 0 when the owner never had any. */
export const balanceOf = async (db: Kysely<Database>, owner: number, asset: Asset): Promise<bigint> =>
  (await balancesOf(db, owner, [asset]))[0]
