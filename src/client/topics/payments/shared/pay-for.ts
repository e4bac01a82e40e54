import type { QueryClient } from '@tanstack/react-query'
import { callWith } from '#client/api/call.ts'
import { nowMs } from '#client/api/server-clock.ts'
import { texts } from '#client/i18n/i18n.ts'
import { haptic, type InvoiceClosed, openInvoice, setClosingConfirmation } from '#client/platform/messenger.ts'
import { isLocalMode } from '#client/platform/page-mode.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { CallData } from '#contracts/schemas.ts'
import { refreshAfterPayment } from '../cache.ts'
import { type FollowPorts, followBesideSheet, followClosed, type PurchaseEnd } from './follow-order.ts'
import { forgetOrders, keepOrder } from './kept-orders.ts'
import { purchases, showGranted, type WantedOffer } from './purchase-store.ts'

type Invoice = CallData<'iap.invoice'>

const wait = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs))

/** The messenger's pay sheet, or the page's own in local mode. Null if there is neither. */
const openSheet = (offer: WantedOffer, url: string): Promise<InvoiceClosed> | null => {
  const sheet = openInvoice(url)
  const isLocal = sheet === null && isLocalMode()
  if (sheet === null && !isLocal) return null
  return new Promise((resolve) => {
    purchases.setState({ stage: { is: 'paying', offer, url, isLocal, onClosed: resolve } })
    void sheet?.then(resolve)
  })
}

/** Returns false if the order has no result to show. */
export const showEnd = (client: QueryClient, end: PurchaseEnd): boolean => {
  if (end.is !== 'granted' && end.is !== 'returned') return false
  const { id, type, quantity, opened, refunds } = end.order
  forgetOrders([id])
  refreshAfterPayment(client)
  if (end.is === 'granted' && opened) showGranted({ id, type, quantity, opened })
  else if (end.is === 'returned')
    purchases.setState({ notice: { is: 'returned', reason: refunds[0]?.reason ?? 'messenger' } })
  return true
}

/**
 * Opens the pay sheet, follows the order and shows its result (row 168). Only for one purchase at a time. Never
 * rejects.
 */
export const payFor = async (client: QueryClient, offer: WantedOffer, invoice: Invoice): Promise<void> => {
  const { order_id: id, invoice_url: url } = invoice
  const kept = { id, atMs: nowMs(), isPaid: false }
  const ports: FollowPorts = { ask: () => callWith('iap.order', { params: { id } }), wait }
  const endStage = (): void => {
    purchases.setState({ stage: { is: 'idle' } })
    setClosingConfirmation(false)
  }
  const sheet = openSheet(offer, url)
  if (sheet === null) {
    endStage()
    haptic('error')
    toast.error(texts.t('payments.noSheet'))
    return
  }
  keepOrder(kept)
  let isClosed = false
  const closed = sheet.finally(() => {
    isClosed = true
  })
  const first = await Promise.race([closed, followBesideSheet(ports, () => isClosed)])
  if (typeof first === 'object' && first !== null) {
    endStage()
    showEnd(client, first)
    return
  }
  purchases.setState({ stage: { is: 'checking', offer } })
  const how = first ?? (await closed)
  const { end, later } = await followClosed(ports, how)
  endStage()
  if (showEnd(client, end)) return
  if (end.is === 'pending') {
    keepOrder({ ...kept, isPaid: true })
    purchases.setState({ notice: { is: 'pending' } })
  } else if (how === 'failed') {
    haptic('error')
    toast.error(texts.t('payments.sheetFailed'))
  }
  const last = await later
  if (last && !showEnd(client, last) && last.is === 'pending') keepOrder({ ...kept, isPaid: true })
}
