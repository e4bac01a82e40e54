import { MS_PER_DAY } from '#rules/units.ts'

export const FIGHTS_TO_ENTER = 3
const OLD_AFTER_MS = MS_PER_DAY

/**
 * Tournament and vote require three fights and an account age of 24 hours (R26). Null if the player has both. @param
 * isKnown true skips the age, for NPCs and local mode's test players
 */
export const entryNeeds = (
  { fights, joinedMs }: { readonly fights: number; readonly joinedMs: number },
  isKnown: boolean,
  nowMs: number,
): { readonly fights: number; readonly accountFromMs: number } | null => {
  const accountFromMs = isKnown ? joinedMs : joinedMs + OLD_AFTER_MS
  const missing = Math.max(0, FIGHTS_TO_ENTER - fights)
  return missing === 0 && nowMs >= accountFromMs ? null : { fights: missing, accountFromMs }
}
