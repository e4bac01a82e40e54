import { sql } from 'kysely'
import { offerOf } from '#rules/shop/offers.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import type { GrantedGoods } from '#server/db/tables/payments.ts'

export interface MessengerLine {
  readonly id: string
  readonly user_id: number
  readonly amount: number
  readonly is: 'payment' | 'refund'
}

export interface MessengerLedger {
  readonly transactions: readonly MessengerLine[]
}

export interface PaymentSums {
  readonly charges: number
  readonly standing: number
  readonly refunded: number
  readonly debts: number
  readonly debtsPaid: number
  /** Invented charges that the game accepted and later took back. */
  readonly invented: number
  readonly fortnights: number
  readonly wrongs: readonly string[]
}

const WRONGS_SHOWN = 20
/** The Monday on which the storm's season and its first fortnight begin. */
const MONDAY_MS = Date.UTC(2026, 10, 23)
const FORTNIGHT_MS = 14 * MS_PER_DAY

interface StoredCharge {
  readonly player_id: bigint
  readonly charge_id: string
  readonly amount_xtr: number
  readonly state: string
  readonly reason: string | null
  readonly unlisted_since: Date | null
  readonly taken: (GrantedGoods & { readonly items: readonly { readonly id: string }[] }) | null
}
interface StoredOrder {
  readonly player_id: bigint
  readonly id: string
  readonly type: string
  readonly quantity: number
  readonly price_xtr: number
  readonly state: string
  readonly charge_id: string
  readonly granted_at: Date
  /** The goods that were granted; null if the account was deleted. */
  readonly goods: GrantedGoods | null
}

const wrongCharges = (reported: readonly MessengerLine[], charges: readonly StoredCharge[]): string[] => {
  const stored = new Map(charges.map((charge) => [charge.charge_id, charge]))
  const refunded = new Set(reported.filter(({ is }) => is === 'refund').map(({ id }) => id))
  const paid = reported.filter(({ is }) => is === 'payment')
  const wrongs = paid.flatMap(({ id, user_id, amount }) => {
    const charge = stored.get(id)
    if (!charge) return [`charge ${id} of the messenger is not stored`]
    if (Number(charge.player_id) !== user_id || charge.amount_xtr !== amount) return [`charge ${id} is another's`]
    const isReported = refunded.has(id) ? 'refunded' : 'granted'
    return charge.state === isReported ? [] : [`charge ${id} is ${charge.state}, the messenger says ${isReported}`]
  })
  if (charges.length !== paid.length) wrongs.push(`${charges.length} charges are stored of ${paid.length}`)
  for (const { charge_id, unlisted_since } of charges)
    if (unlisted_since !== null) wrongs.push(`charge ${charge_id} stands by an update alone`)
  return wrongs
}

const wrongInvented = (reported: readonly MessengerLine[], invented: readonly StoredCharge[]): string[] => {
  const listed = new Set(reported.map(({ id }) => id))
  return invented
    .filter(({ charge_id, state }) => state !== 'refunded' || listed.has(charge_id))
    .map(({ charge_id, state }) => `invented charge ${charge_id} is ${state}`)
}

const fortnightOf = ({ granted_at }: StoredOrder): number =>
  Math.floor((granted_at.getTime() - MONDAY_MS) / FORTNIGHT_MS)

const wrongOrders = (charges: readonly StoredCharge[], orders: readonly StoredOrder[]): string[] => {
  const states = new Map(charges.map(({ charge_id, state }) => [charge_id, state]))
  const wrongs = orders
    .filter(({ charge_id, state }) => states.get(charge_id) !== state)
    .map(({ id, state, charge_id }) => `order ${id} is ${state}, its charge ${charge_id} is ${states.get(charge_id)}`)
  const granted = new Set(orders.filter(({ state }) => state === 'granted').map(({ charge_id }) => charge_id))
  for (const { charge_id, state } of charges)
    if (state === 'granted' && !granted.has(charge_id)) wrongs.push(`charge ${charge_id} stands for no order`)
  const pieces = new Map<string, number>()
  for (const order of orders) {
    const { player_id, type, quantity } = order
    if (offerOf(type)?.limit?.each !== 'fortnight') continue
    const place = `${type} of player ${player_id} in fortnight ${fortnightOf(order)}`
    pieces.set(place, (pieces.get(place) ?? 0) + quantity)
  }
  for (const [place, count] of pieces) if (count > 1) wrongs.push(`${count} × ${place}`)
  return wrongs
}

/**
 * The debt of a refund, computed without the server's rule (R49): 2.4 STAR per Star of the missing share, rounded up.
 */
const owedFor = (priceXtr: number, goods: GrantedGoods, taken: StoredCharge['taken']): bigint => {
  const missing = goods.amounts.map(({ asset, amount }) => {
    const got = taken?.amounts.find((part) => part.asset === asset)?.amount ?? '0'
    return (Number(amount) - Number(got)) / Number(amount)
  })
  const { length } = goods.items
  if (length > 0) missing.push((length - (taken?.items.length ?? 0)) / length)
  const share = missing.reduce((sum, part) => sum + part, 0) / Math.max(1, missing.length)
  return BigInt(Math.ceil(Number((priceXtr * 2.4 * share).toFixed(6))))
}

const wrongDebts = async (
  db: Db,
  charges: readonly StoredCharge[],
  orders: readonly StoredOrder[],
): Promise<Pick<PaymentSums, 'debts' | 'debtsPaid'> & { readonly wrongs: string[] }> => {
  const { rows: debts } = await sql<{
    charge_id: string
    owed: bigint
    paid: bigint
  }>`select charge_id, owed, paid from star_debts`.execute(db)
  const { rows: gone } = await sql<{ id: bigint }>`select id from players where deleted_at is not null`.execute(db)
  const { rows: items } = await sql<{ id: string }>`select id from items`.execute(db)
  const { rows: burnt } = await sql<{ ref: string; asset: string; amount: bigint }>`
    select ref, asset, sum(-amount)::bigint as amount from ledger
    where reason = 'shop-refund' and account > 0 group by account, ref, asset`.execute(db)
  const [owed, taken] = [
    new Map(debts.map((debt) => [debt.charge_id, debt.owed])),
    new Map(charges.map((charge) => [charge.charge_id, charge.taken])),
  ]
  const [deleted, held] = [new Set(gone.map(({ id }) => id)), new Set(items.map(({ id }) => id))]
  const burns = new Map(burnt.map(({ ref, asset, amount }) => [`${ref} ${asset}`, amount]))
  const wrongs: string[] = []
  for (const order of orders.filter(({ state }) => state === 'refunded')) {
    const { goods } = order
    for (const id of goods?.items ?? [])
      if (held.has(id)) wrongs.push(`item ${id} of refunded order ${order.id} is still there`)
    if (deleted.has(order.player_id)) continue
    if (goods === null) {
      wrongs.push(`order ${order.id} does not say what it gave`)
      continue
    }
    const its = taken.get(order.charge_id) ?? null
    const [expected, found] = [owedFor(order.price_xtr, goods, its), owed.get(order.charge_id) ?? 0n]
    if (expected !== found) wrongs.push(`order ${order.id} lacks ${expected} STAR, the debt is ${found}`)
    for (const { asset, amount } of its?.amounts ?? [])
      if (burns.get(`${order.id} ${asset}`) !== BigInt(amount))
        wrongs.push(`${asset} of order ${order.id} is not burnt`)
    for (const { id } of its?.items ?? [])
      if (burns.get(`${id} equipment`) !== 1n) wrongs.push(`item ${id} of order ${order.id} is not burnt`)
  }
  return { debts: debts.length, debtsPaid: debts.filter(({ paid }) => paid > 0n).length, wrongs }
}

export const addUpPayments = async (db: Db, ledger: MessengerLedger): Promise<PaymentSums> => {
  const { rows: stored } = await sql<StoredCharge>`
    select player_id, charge_id, amount_xtr, state, reason, unlisted_since, taken from payment_charges`.execute(db)
  const { rows: orders } = await sql<StoredOrder>`
    select player_id, id, type, quantity, price_xtr, state, charge_id, granted_at, goods from payment_orders
    where state in ('granted', 'refunded')`.execute(db)
  const { rows: doubled } = await sql<{ ref: string }>`
    select ref from ledger where reason = 'shop' and account > 0 group by account, ref, asset
    having count(*) > 1`.execute(db)
  const { rows: stars } = await sql<{ rows: bigint }>`
    select count(*) as rows from ledger where asset ilike '%xtr%'`.execute(db)
  const { wrongs: ofDebts, ...debts } = await wrongDebts(db, stored, orders)
  const [charges, invented] = [
    stored.filter(({ reason }) => reason !== 'forged'),
    stored.filter(({ reason }) => reason === 'forged'),
  ]
  const wrongs = [
    ...wrongCharges(ledger.transactions, charges),
    ...wrongInvented(ledger.transactions, invented),
    ...wrongOrders(stored, orders),
    ...ofDebts,
    ...doubled.map(({ ref }) => `order ${ref} was given twice`),
    ...(Number(stars[0]?.rows) > 0 ? ['Telegram Stars are in the ledger'] : []),
  ]
  const count = (state: string): number => charges.filter((charge) => charge.state === state).length
  return {
    charges: charges.length,
    standing: count('granted'),
    refunded: count('refunded'),
    invented: invented.length,
    ...debts,
    fortnights: new Set(orders.map(fortnightOf)).size,
    wrongs: wrongs.length > WRONGS_SHOWN ? [...wrongs.slice(0, WRONGS_SHOWN), `and ${wrongs.length} in all`] : wrongs,
  }
}

/**
 * Counts of all rows that a comparison with the messenger could change, as a text. If nothing needs repair, the
 * comparison leaves them as they are.
 */
export const paymentMark = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ mark: string }>`
    select concat_ws(' / ',
      (select string_agg(concat_ws(' ', state, count), ', ' order by state)
        from (select state, count(*) from payment_charges group by state) as charges),
      (select string_agg(concat_ws(' ', state, count), ', ' order by state)
        from (select state, count(*) from payment_orders group by state) as orders),
      (select count(*) from payment_events),
      (select count(*) from star_debts)) as mark`.execute(db)
  return rows[0]?.mark ?? ''
}
