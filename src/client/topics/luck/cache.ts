import type { CallName } from '../../../contracts/calls.ts'

/** What shows the player's luck: each roll changes it (R46). */
export const ROLLED = ['luck.get', 'luck.rolls', 'shop.odds'] as const satisfies readonly CallName[]
