import { MS_PER_DAY, tokToNano } from '../units.ts'

/** Cost of a switch after the first, which is free (R41). */
export const SWITCH_HOUSE_NANO = tokToNano(50)
/** Shortest time between two switches (R41). */
export const SWITCH_HOUSE_COOLDOWN_MS = 7 * MS_PER_DAY

/** Cost of the next switch of the house and when it is allowed. */
export interface SwitchHouseTerms {
  readonly costNano: number
  /** Milliseconds; null when it is allowed now. */
  readonly allowedFromMs: number | null
}

/** Terms of the next switch (R41). `lastSwitchMs` is null before the first switch. */
export const switchHouseTerms = (lastSwitchMs: number | null, nowMs: number): SwitchHouseTerms => {
  if (lastSwitchMs === null) return { costNano: 0, allowedFromMs: null }
  const allowedFromMs = lastSwitchMs + SWITCH_HOUSE_COOLDOWN_MS
  return { costNano: SWITCH_HOUSE_NANO, allowedFromMs: nowMs < allowedFromMs ? allowedFromMs : null }
}
