import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { Refusal } from '../refusal.ts'
import type { Database } from './database.ts'
import { type GatheredReader, type Gathering, gatheredReader } from './gathered-parts.ts'
import type { Asset, Movement } from './movements.ts'
import { playerView } from './player-view.ts'
import type { BalancesTable } from './tables/ledger.ts'
import { tokStep } from './tok-step.ts'

/** Highest balance that a JSON number carries exactly (T5). */
export const BALANCE_LIMIT = BigInt(Number.MAX_SAFE_INTEGER)

/** The net change of one balance. */
interface Delta {
  readonly asset: Asset
  readonly amount: bigint
}

/** An account's part of a posting: its ledger rows and what they add up to, by asset. */
interface AccountPosting {
  readonly account: number
  readonly movements: readonly Movement[]
  readonly deltas: readonly Delta[]
}

const postingOf = (account: number, movements: readonly Movement[]): AccountPosting => {
  const net = new Map<Asset, bigint>()
  for (const { asset, amount } of movements) net.set(asset, (net.get(asset) ?? 0n) + amount)
  const deltas = [...net].map(([asset, amount]) => ({ asset, amount }))
  return { account, movements, deltas: deltas.sort((a, b) => (a.asset < b.asset ? -1 : 1)) }
}

// One order of accounts and assets for every caller, against deadlocks.
const postingsOf = (movements: readonly Movement[]): AccountPosting[] => {
  const accounts = [...new Set(movements.map(({ account }) => account))].sort((a, b) => a - b)
  return accounts.map((account) =>
    postingOf(
      account,
      movements.filter((movement) => movement.account === account),
    ),
  )
}

/** Locks balances of an account in the common order and reads them; rows that do not exist yet are left out. */
export const lockBalances = async (
  db: Kysely<Database>,
  account: number,
  assets: readonly Asset[],
): Promise<ReadonlyMap<string, bigint>> => {
  const { rows } = await sql<{ asset: string; amount: bigint }>`
    select asset, amount from balances where owner_id = ${account} and asset = any(${[...assets]}::text[])
    order by asset collate "C" for update`.execute(db)
  return new Map(rows.map(({ asset, amount }) => [asset, amount]))
}

/** A balance that a posting has raised, as it stands afterwards. */
export interface RaisedBalance {
  readonly account: number
  readonly asset: string
  readonly amount: bigint
}

/** Reasons for which STAR go that belong to a debt (R49). */
const PAST_DEBTS: readonly string[] = ['shop-debt', 'shop-refund', 'account-deleted', 'admin-take']

const spendsStars = (movements: readonly Movement[]): boolean =>
  movements.some(({ asset, amount, reason }) => asset === 'star' && amount < 0n && !PAST_DEBTS.includes(reason))

/** What comes in pays debts first: whoever owes STAR for a refunded purchase spends none (R49). @throws Refusal `star-debt` */
export const refuseInDebt = async (db: Kysely<Database>, account: number): Promise<void> => {
  const { rows } = await sql<{ stars: bigint }>`
    select coalesce(sum(owed - paid), 0)::bigint as stars from star_debts
    where player_id = ${account}::bigint and paid < owed`.execute(db)
  const stars = Number(rows[0]?.stars ?? 0)
  if (stars > 0) throw new Refusal('star-debt', { stars })
}

/** @returns whether the balance is watched */
const debit = async (
  db: Kysely<Database>,
  account: number,
  { asset, amount }: Delta,
  changedAt: Date,
): Promise<boolean> => {
  const { rows } = await sql<{ watched: boolean | null }>`
    update balances set amount = amount + ${amount}::bigint, changed_at = ${changedAt}
    where owner_id = ${account} and asset = ${asset} and amount + ${amount}::bigint >= 0 returning watched`.execute(db)
  if (rows[0] === undefined) throw new Refusal('insufficient-balance')
  return rows[0].watched === true
}

/** Whether a credit's balance is watched or has come to another step; of other assets never. */
const isNoted = (credits: readonly Delta[]): RawBuilder<boolean | null> => {
  const tok = credits.find(({ asset }) => asset === 'tok')
  if (tok === undefined) return sql`false`
  const steps = [tokStep(sql`balances.amount`), tokStep(sql`balances.amount - ${tok.amount}::bigint`)] as const
  return sql`balances.asset = 'tok' and (balances.watched or ${steps[0]} <> ${steps[1]})`
}

/** Has the TOK board look at an account; any of its movements stands for that. */
const noteForBoard = async (db: Kysely<Database>, { account, movements }: AccountPosting): Promise<void> => {
  const tok = movements.find(({ asset }) => asset === 'tok')
  if (tok === undefined) return
  await db
    .insertInto('tok_moved')
    .values({ owner_id: account, id: tok.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The balances that a posting has raised, and whether the TOK board has to know. */
interface Credited {
  readonly grown: readonly RaisedBalance[]
  readonly noted: boolean
}

/** The ledger rows of an account and what they credit, in one statement. */
const record = async (
  db: Kysely<Database>,
  { account, movements, deltas }: AccountPosting,
  at: Date,
): Promise<Credited> => {
  const rows = movements.map(({ id, asset, amount, reason, ref }) => ({ account, at, id, asset, amount, reason, ref }))
  const credits = deltas.filter((delta) => delta.amount > 0n)
  if (credits.length === 0) {
    await db.insertInto('ledger').values(rows).execute()
    return { grown: [], noted: false }
  }
  const credited = await db
    .with('recorded', (query) => query.insertInto('ledger').values(rows))
    .insertInto('balances')
    .values(credits.map(({ asset, amount }) => ({ owner_id: account, asset, amount, changed_at: at })))
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'asset']).doUpdateSet({
        amount: sql`balances.amount + excluded.amount`,
        changed_at: sql`excluded.changed_at`,
      }),
    )
    .returning(['asset', 'amount', isNoted(credits).as('noted')])
    .execute()
  return {
    grown: credited.map(({ asset, amount }) => ({ account, asset, amount })),
    noted: credited.some(({ noted }) => noted === true),
  }
}

/**
 * Posts movements: writes the ledger and the balances, all or nothing. The only writer of both beside `give` of the
 * database, which takes `giftsArgument`. Runs inside the caller's transaction; balances are locked in one order for all
 * callers, and every statement names one account.
 * @returns the balances that rose
 * @throws Refusal `insufficient-balance` when an account has too little, `balance-limit` above 2⁵³−1, `star-debt` for STAR to be spent by
 * whoever owes some
 */
export const postMovements = async (
  db: Kysely<Database>,
  movements: readonly Movement[],
  nowMs: number,
): Promise<readonly RaisedBalance[]> => {
  const at = new Date(nowMs)
  const raised: RaisedBalance[] = []
  for (const posting of postingsOf(movements)) {
    const { account, deltas } = posting
    const debits = deltas.filter((delta) => delta.amount < 0n)
    if (debits.length > 0 && deltas.length > 1) {
      await lockBalances(
        db,
        account,
        deltas.map(({ asset }) => asset),
      )
    }
    if (spendsStars(posting.movements)) await refuseInDebt(db, account)
    let noted = false
    for (const delta of debits) noted = (await debit(db, account, delta, at)) || noted
    const credited = await record(db, posting, at)
    if (noted || credited.noted) await noteForBoard(db, posting)
    raised.push(...credited.grown)
  }
  if (raised.some(({ amount }) => amount > BALANCE_LIMIT)) throw new Refusal('balance-limit')
  return raised
}

/**
 * Gifts to one account as the functions of the database take them: those book them as `postMovements` does, and put into
 * the inbox what would exceed `BALANCE_LIMIT`.
 */
export const giftsArgument = (gifts: readonly Movement[]): readonly object[] | null => {
  if (gifts.length === 0) return null
  const taken = gifts.find(({ amount }) => amount < 0n)
  if (taken) throw new Error(`Only gifts can wait in the inbox, and this takes ${-taken.amount} ${taken.asset}.`)
  // One order of assets for every caller, against deadlocks.
  const ordered = gifts.toSorted((a, b) => (a.asset < b.asset ? -1 : Number(a.asset > b.asset)))
  return ordered.map(({ id, asset, amount, reason, ref }) => ({ id, asset, amount: String(amount), reason, ref }))
}

/** Whether an account has a movement of this id and instant. */
export const hasMovement = async (
  db: Kysely<Database>,
  account: number,
  atMs: number,
  id: string,
): Promise<boolean> => {
  const row = await db
    .selectFrom('ledger')
    .select('id')
    .where('account', '=', BigInt(account))
    .where('at', '=', new Date(atMs))
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Balances above zero of these assets, of many owners at once. */
export const balancesOfOwners = (
  db: Kysely<Database>,
  owners: readonly bigint[],
  assets: readonly Asset[],
): Promise<Selectable<BalancesTable>[]> =>
  db
    .selectFrom('balances')
    .selectAll()
    .where('owner_id', '=', sql<bigint>`any(${[...owners]}::bigint[])`)
    .where('asset', '=', sql<string>`any(${[...assets]}::text[])`)
    .where('amount', '>', 0n)
    .execute()

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

/**
 * Assets with this prefix that an account has or has had. What was spent stands there with 0, for a movement updates the row of its
 * balance and leaves it in place at 0 too.
 */
export const assetsEverPart =
  (prefix: string) =>
  (owner: number): RawBuilder<readonly string[]> =>
    sql`
    select coalesce(json_agg(asset order by asset), '[]') from balances
    where owner_id = ${owner}::bigint and starts_with(asset, ${prefix})`

/** Tickets of a player, for the statement that reads the player; null where the player never had any. */
export const ticketsPart = (playerId: number): RawBuilder<bigint | null> =>
  sql`select amount from balances where owner_id = ${playerId}::bigint and asset = 'tournament-ticket'`

const BALANCES: Gathering = {
  name: 'gathered_balances',
  part: (assets, owner) =>
    sql`select json_object_agg(asset, amount::text) from balances where owner_id = ${owner}::bigint and asset in (${sql.join(assets)})`,
  valueOf: (amount) => (amount === null ? null : BigInt(String(amount))),
}
const balancePart = (asset: Asset): GatheredReader<bigint | null> =>
  gatheredReader(
    BALANCES,
    asset,
    (playerId) => sql`select amount from balances where owner_id = ${playerId}::bigint and asset = ${asset}`,
  )

/** STAR of a player, for the statement that reads the player; null where the player never had any. */
export const starsPart = balancePart('star')

/** The balance of TOK in nano. */
export const tokView = playerView({ tok: balancePart('tok') }, ({ tok }) => Number(tok ?? 0n))
