import type { CallName } from '#contracts/calls.ts'

/** Each roll makes these answers stale (R46). */
export const ROLLED = ['luck.get', 'luck.rolls', 'shop.odds'] as const satisfies readonly CallName[]
