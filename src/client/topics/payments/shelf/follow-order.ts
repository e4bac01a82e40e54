import type { CallData } from '../../../../contracts/schemas.ts'
import { MS_PER_SECOND } from '../../../../rules/units.ts'
import type { InvoiceClosed } from '../../../platform/messenger.ts'

/** So long the answer is awaited after the sheet was closed. */
export const FOLLOW_MS = 30 * MS_PER_SECOND
/** Between two questions: often at first, most payments come within seconds. */
const QUICK_MS = MS_PER_SECOND
const QUICK_COUNT = 10
const SLOW_MS = 2 * MS_PER_SECOND
/** While the sheet is open: some clients never say that it was closed. */
const BESIDE_SHEET_MS = 3 * MS_PER_SECOND

type Order = CallData<'iap.order'>

/** What an order is followed with. */
export interface FollowPorts {
  /** Asks for the order. */
  readonly ask: () => Promise<Order>
  readonly wait: (delayMs: number) => Promise<void>
}

/** How a purchase ended: `open`: nobody has paid, as far as anybody knows; `pending`: the payment is on its way. */
export type PurchaseEnd =
  | { readonly is: 'granted' | 'returned'; readonly order: Order }
  | { readonly is: 'open' | 'pending' }

/** The end that an order has come to; null before. */
export const endOf = (order: Order): PurchaseEnd | null => {
  if (order.state === 'granted') return { is: 'granted', order }
  return order.state === 'refunded' || order.refunds.length > 0 ? { is: 'returned', order } : null
}

/** A question that fails is no answer: the network may be back for the next one. */
const askQuietly = ({ ask }: FollowPorts): Promise<Order | null> => ask().catch(() => null)

/** Waits for the order's end beside the open sheet. @param isOver whether the sheet was closed meanwhile */
export const followBesideSheet = async (ports: FollowPorts, isOver: () => boolean): Promise<PurchaseEnd | null> => {
  for (;;) {
    await ports.wait(BESIDE_SHEET_MS)
    if (isOver()) return null
    const order = await askQuietly(ports)
    const end = order && endOf(order)
    if (end) return end
  }
}

/** Whether the payer said no, or the messenger did. */
const isNo = (closed: InvoiceClosed): boolean => closed === 'cancelled' || closed === 'failed'

/** What a closed sheet led to: `open` at once where nobody seems to have paid; then `later` tells whether somebody had after all. */
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

/**
 * Follows an order after its sheet was closed, up to half a minute, whatever the messenger said of it: `cancelled` comes after a real
 * payment as well, and `paid` without one. Nobody is kept waiting who closed the sheet before the last question was asked.
 */
export const followClosed = async (ports: FollowPorts, closed: InvoiceClosed): Promise<FollowedOrder> => {
  const order = await askQuietly(ports)
  const end = order && endOf(order)
  if (end) return { end, later: null }
  if (isNo(closed) && order?.state !== 'approved') return { end: { is: 'open' }, later: poll(ports) }
  const polled = await poll(ports)
  return { end: polled.is === 'open' ? { is: 'pending' } : polled, later: null }
}
