import type { MutationEffects } from '#client/game/mutation-effect.ts'

/** An invoice changes nothing before it is paid (row 168). */
export const paymentEffects: MutationEffects<'iap.invoice' | 'iap.seen'> = {
  'iap.invoice': { stale: ['iap.orders'], staleOnFailure: ['shop.items', 'iap.orders'] },
  'iap.seen': { stale: ['iap.orders', 'iap.order'] },
}
