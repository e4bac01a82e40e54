import { type RawBuilder, sql } from 'kysely'
import { ApiError } from '#server/api-error.ts'
import { type Entropy, uuidV7 } from '#server/entropy/entropy.ts'
import { countMoney } from '#server/observability/money-tally.ts'
import type { Db } from './database.ts'
import { type GatheredReader, type Gathering, gatheredReader } from './gathered-selects.ts'
import { type Asset, burn, type Movement, mint } from './movements.ts'
import { playerView } from './player-view.ts'
import { execute, hasRows, queryMap } from './statements.ts'
import { tokStep } from './tok-step.ts'
import { afterCommit } from './transaction.ts'

/** Highest balance that a JSON number carries exactly (T5). */
export const BALANCE_LIMIT = BigInt(Number.MAX_SAFE_INTEGER)

interface Delta {
  readonly asset: Asset
  readonly amount: bigint
}

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

// Accounts and assets are sorted: every transaction locks balances in one order, against deadlocks.
const postingsOf = (movements: readonly Movement[]): AccountPosting[] => {
  const accounts = [...new Set(movements.map(({ account }) => account))].sort((a, b) => a - b)
  return accounts.map((account) =>
    postingOf(
      account,
      movements.filter((movement) => movement.account === account),
    ),
  )
}

/** Locks in the order that all callers use. Missing balances are left out. */
export const lockBalances = (db: Db, account: number, assets: readonly Asset[]): Promise<ReadonlyMap<string, bigint>> =>
  queryMap(db)<string, bigint>`
    select asset, amount from balances where owner_id = ${account} and asset = any(${[...assets]}::text[])
    order by asset collate "C" for update`

export interface RaisedBalance {
  readonly account: number
  readonly asset: string
  readonly amount: bigint
}

/** A player with a STAR debt (R49) may still pay for these reasons. */
const PAST_DEBTS: readonly string[] = ['shop-debt', 'shop-refund', 'account-deleted', 'admin-take']

const spendsStars = (movements: readonly Movement[]): boolean =>
  movements.some(({ asset, amount, reason }) => asset === 'star' && amount < 0n && !PAST_DEBTS.includes(reason))

/** A player who owes STAR cannot spend any (R49). @throws ApiError `star-debt` */
export const refuseInDebt = async (db: Db, account: number): Promise<void> => {
  const { rows } = await sql<{ stars: bigint }>`
    select coalesce(sum(owed - paid), 0)::bigint as stars from star_debts
    where player_id = ${account}::bigint and paid < owed`.execute(db)
  const stars = Number(rows[0]?.stars ?? 0)
  if (stars > 0) throw new ApiError('star-debt', { stars })
}

const debit = async (db: Db, account: number, { asset, amount }: Delta, changedAt: Date): Promise<boolean> => {
  const { rows } = await sql<{ watched: boolean | null }>`
    update balances set amount = amount + ${amount}::bigint, changed_at = ${changedAt}
    where owner_id = ${account} and asset = ${asset} and amount + ${amount}::bigint >= 0 returning watched`.execute(db)
  if (rows[0] === undefined) throw new ApiError('insufficient-balance')
  return rows[0].watched === true
}

const isNoted = (credits: readonly Delta[]): RawBuilder<boolean | null> => {
  const tok = credits.find(({ asset }) => asset === 'tok')
  if (tok === undefined) return sql`false`
  const steps = [tokStep(sql`balances.amount`), tokStep(sql`balances.amount - ${tok.amount}::bigint`)] as const
  return sql`balances.asset = 'tok' and (balances.watched or ${steps[0]} <> ${steps[1]})`
}

const noteForBoard = async (db: Db, { account, movements }: AccountPosting): Promise<void> => {
  const tok = movements.find(({ asset }) => asset === 'tok')
  if (tok === undefined) return
  await execute(db)`insert into tok_moved (owner_id, id) values (${account}, ${tok.id}) on conflict do nothing`
}

interface Credited {
  readonly grown: readonly RaisedBalance[]
  readonly noted: boolean
}

const record = async (db: Db, { account, movements, deltas }: AccountPosting, at: Date): Promise<Credited> => {
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
 * Only this and SQL `give` add ledger rows and change amounts of balances. Callers of SQL functions that use `give`
 * must call `countMoney` themselves. Call it in a transaction; balances are locked in one order.
 * @throws ApiError `insufficient-balance`, `balance-limit`, `star-debt`
 */
export const postMovements = async (
  db: Db,
  movements: readonly Movement[],
  nowMs: number,
): Promise<readonly RaisedBalance[]> => {
  const at = new Date(nowMs)
  const raised: RaisedBalance[] = []
  for (const posting of postingsOf(movements)) {
    const { account, deltas } = posting
    const debits = deltas.filter((delta) => delta.amount < 0n)
    if (debits.length > 0 && deltas.length > 1) {
      const assets = deltas.map(({ asset }) => asset)
      await lockBalances(db, account, assets)
    }
    if (spendsStars(posting.movements)) await refuseInDebt(db, account)
    let noted = false
    for (const delta of debits) noted = (await debit(db, account, delta, at)) || noted
    const credited = await record(db, posting, at)
    if (noted || credited.noted) await noteForBoard(db, posting)
    raised.push(...credited.grown)
  }
  if (raised.some(({ amount }) => amount > BALANCE_LIMIT)) throw new ApiError('balance-limit')
  afterCommit(db, () => countMoney(movements))
  return raised
}

interface PostingScope {
  readonly db: Db
  readonly nowMs: number
  readonly entropy: Entropy
}
type Posted = Pick<Movement, 'asset' | 'amount' | 'reason' | 'ref'>

/** Burns a positive amount under a new id. @throws ApiError as `postMovements` */
export const burnFrom = ({ db, nowMs, entropy }: PostingScope, from: number, what: Posted) =>
  postMovements(db, [burn({ ...what, id: uuidV7(entropy, nowMs), from })], nowMs)

/** Mints a positive amount under a new id. @throws ApiError as `postMovements` */
export const mintTo = ({ db, nowMs, entropy }: PostingScope, to: number, what: Posted) =>
  postMovements(db, [mint({ ...what, id: uuidV7(entropy, nowMs), to })], nowMs)

/** For SQL `give_all`: books like `postMovements`, but sends TOK, STAR and materials above the limit to the inbox. */
export const giftsArgument = (gifts: readonly Movement[]): readonly object[] | null => {
  if (gifts.length === 0) return null
  const taken = gifts.find(({ amount }) => amount < 0n)
  if (taken) throw new Error(`Only gifts can wait in the inbox, and this takes ${-taken.amount} ${taken.asset}.`)
  // Sorted as in `postingOf`, against deadlocks.
  const ordered = gifts.toSorted((a, b) => (a.asset < b.asset ? -1 : Number(a.asset > b.asset)))
  return ordered.map(({ id, asset, amount, reason, ref }) => ({ id, asset, amount: String(amount), reason, ref }))
}

export const hasMovement = (db: Db, account: number, atMs: number, id: string): Promise<boolean> =>
  hasRows(db)`select id from ledger where account = ${account} and at = ${new Date(atMs)} and id = ${id}`

/** Balances of zero are left out. */
export const balancesOfOwners = (db: Db, owners: readonly bigint[], assets: readonly Asset[]) =>
  db
    .selectFrom('balances')
    .selectAll()
    .where('owner_id', '=', sql<bigint>`any(${[...owners]}::bigint[])`)
    .where('asset', '=', sql<string>`any(${[...assets]}::text[])`)
    .where('amount', '>', 0n)
    .execute()

/** In the order of `assets`. 0 without a balance. */
export const balancesOf = async <const A extends readonly Asset[]>(
  db: Db,
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

export const balanceOf = async (db: Db, owner: number, asset: Asset): Promise<bigint> =>
  (await balancesOf(db, owner, [asset]))[0]

/** Includes assets spent since: a balance of 0 keeps its row. */
export const assetsEverSelect =
  (prefix: string) =>
  (owner: number): RawBuilder<readonly string[]> =>
    sql`
    select coalesce(json_agg(asset order by asset), '[]') from balances
    where owner_id = ${owner}::bigint and starts_with(asset, ${prefix})`

/** Null if the player never had any. */
export const ticketsSelect = (playerId: number): RawBuilder<bigint | null> =>
  sql`select amount from balances where owner_id = ${playerId}::bigint and asset = 'tournament-ticket'`

const BALANCES: Gathering = {
  name: 'gathered_balances',
  part: (assets, owner) =>
    sql`select json_object_agg(asset, amount::text) from balances where owner_id = ${owner}::bigint and asset in (${sql.join(assets)})`,
  valueOf: (amount) => (amount === null ? null : BigInt(String(amount))),
}
const balanceSelect = (asset: Asset): GatheredReader<bigint | null> =>
  gatheredReader(
    BALANCES,
    asset,
    (playerId) => sql`select amount from balances where owner_id = ${playerId}::bigint and asset = ${asset}`,
  )

export const starsSelect = balanceSelect('star')

export const tokView = playerView({ tok: balanceSelect('tok') }, ({ tok }) => Number(tok ?? 0n))
