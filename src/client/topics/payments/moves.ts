import type { MoveEffects } from '../../game/move-effect.ts'

/**
 * Asking for an invoice in Telegram Stars (row 168): nothing is the player's before it is paid; and that what a purchase brought was
 * shown.
 */
export const paymentEffects: MoveEffects<'iap.invoice' | 'iap.seen'> = {
  'iap.invoice': { stale: ['iap.orders'], staleOnFailure: ['shop.items', 'iap.orders'] },
  'iap.seen': { stale: ['iap.orders', 'iap.order'] },
}
