import { MS_PER_DAY, tokToNano } from '#rules/units.ts'

/** Price of each switch but the first, which is free (R41). */
export const SWITCH_HOUSE_NANO = tokToNano(50)
export const SWITCH_HOUSE_COOLDOWN_MS = 7 * MS_PER_DAY

export interface SwitchHouseTerms {
  readonly costNano: number
  readonly allowedFromMs: number | null
}

/** Price of the next switch, and when it is allowed (R41). `lastSwitchMs` is null before the first. */
export const switchHouseTerms = (lastSwitchMs: number | null, nowMs: number): SwitchHouseTerms => {
  if (lastSwitchMs === null) return { costNano: 0, allowedFromMs: null }
  const allowedFromMs = lastSwitchMs + SWITCH_HOUSE_COOLDOWN_MS
  return { costNano: SWITCH_HOUSE_NANO, allowedFromMs: nowMs < allowedFromMs ? allowedFromMs : null }
}
