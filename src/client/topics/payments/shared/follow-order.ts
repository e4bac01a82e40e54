import type { InvoiceClosed } from '#client/platform/messenger.ts'
import type { CallData } from '#contracts/schemas.ts'
import { MS_PER_SECOND } from '#rules/units.ts'

export const FOLLOW_MS = 30 * MS_PER_SECOND
/** Time between the first polls, because most payments arrive within seconds. */
const QUICK_MS = MS_PER_SECOND
const QUICK_COUNT = 10
const SLOW_MS = 2 * MS_PER_SECOND
/** Time between polls while the sheet is open: some clients never report that it was closed. */
const BESIDE_SHEET_MS = 3 * MS_PER_SECOND

type Order = CallData<'iap.order'>

export interface FollowPorts {
  readonly ask: () => Promise<Order>
  readonly wait: (delayMs: number) => Promise<void>
}

/** `open`: no payment is known. `pending`: a payment is on its way. */
export type PurchaseEnd =
  | { readonly is: 'granted' | 'returned'; readonly order: Order }
  | { readonly is: 'open' | 'pending' }

export const endOf = (order: Order): PurchaseEnd | null => {
  if (order.state === 'granted') return { is: 'granted', order }
  return order.state === 'refunded' || order.refunds.length > 0 ? { is: 'returned', order } : null
}

/** A failed poll counts as no response; the next one may succeed. */
const askQuietly = ({ ask }: FollowPorts): Promise<Order | null> => ask().catch(() => null)

export const followBesideSheet = async (ports: FollowPorts, isOver: () => boolean): Promise<PurchaseEnd | null> => {
  for (;;) {
    await ports.wait(BESIDE_SHEET_MS)
    if (isOver()) return null
    const order = await askQuietly(ports)
    const end = order && endOf(order)
    if (end) return end
  }
}

const isNo = (closed: InvoiceClosed): boolean => closed === 'cancelled' || closed === 'failed'

/** If nothing seems paid, `end` is `open` at once, and `later` is the outcome of further polls. */
export interface FollowedOrder {
  readonly end: PurchaseEnd
  readonly later: Promise<PurchaseEnd> | null
}

const poll = async (ports: FollowPorts): Promise<PurchaseEnd> => {
  let isPaid = false
  for (let spentMs = 0, count = 0; spentMs < FOLLOW_MS; count += 1) {
    const delayMs = count < QUICK_COUNT ? QUICK_MS : SLOW_MS
    await ports.wait(delayMs)
    spentMs += delayMs
    const order = await askQuietly(ports)
    const end = order && endOf(order)
    if (end) return end
    if (order?.state === 'approved') isPaid = true
  }
  return { is: isPaid ? 'pending' : 'open' }
}

/** Polls up to 30 s. The messenger's word proves nothing: after `cancelled` a payment may arrive, after `paid` none. */
export const followClosed = async (ports: FollowPorts, closed: InvoiceClosed): Promise<FollowedOrder> => {
  const order = await askQuietly(ports)
  const end = order && endOf(order)
  if (end) return { end, later: null }
  if (isNo(closed) && order?.state !== 'approved') return { end: { is: 'open' }, later: poll(ports) }
  const polled = await poll(ports)
  return { end: polled.is === 'open' ? { is: 'pending' } : polled, later: null }
}
