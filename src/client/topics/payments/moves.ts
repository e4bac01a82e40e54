import type { MoveEffects } from '../../game/move-effect.ts'

/** Asking for an invoice in Telegram Stars (row 168): nothing is the player's before it is paid. */
export const paymentEffects: MoveEffects<'iap.invoice'> = {
  'iap.invoice': { stale: ['iap.orders'], staleOnFailure: ['shop.items', 'iap.orders'] },
}
