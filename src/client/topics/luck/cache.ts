import type { CallName } from '#contracts/calls.ts'

/** Stale after each roll (R46). */
export const ROLLED = ['luck.get', 'luck.rolls', 'shop.odds'] as const satisfies readonly CallName[]
