import type { MutationEffects } from '#client/game/mutation-effect.ts'

/** Until it is paid, an invoice only adds an order (row 168). */
export const paymentEffects: MutationEffects<'iap.invoice' | 'iap.seen'> = {
  'iap.invoice': { stale: ['iap.orders'], staleOnFailure: ['shop.items', 'iap.orders'] },
  'iap.seen': { stale: ['iap.orders', 'iap.order'] },
}
