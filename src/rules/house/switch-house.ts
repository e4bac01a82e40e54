import { MS_PER_DAY, tokToNano } from '#rules/units.ts'

/** Price of a switch. The first is free (R41). */
export const SWITCH_HOUSE_NANO = tokToNano(50)
export const SWITCH_HOUSE_COOLDOWN_MS = 7 * MS_PER_DAY

export interface SwitchHouseTerms {
  readonly costNano: number
  readonly allowedFromMs: number | null
}

/** `allowedFromMs` is null if a switch is allowed now (R41). @param lastSwitchMs null before the first switch */
export const switchHouseTerms = (lastSwitchMs: number | null, nowMs: number): SwitchHouseTerms => {
  if (lastSwitchMs === null) return { costNano: 0, allowedFromMs: null }
  const allowedFromMs = lastSwitchMs + SWITCH_HOUSE_COOLDOWN_MS
  return { costNano: SWITCH_HOUSE_NANO, allowedFromMs: nowMs < allowedFromMs ? allowedFromMs : null }
}
