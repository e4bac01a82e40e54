import { MS_PER_DAY } from '../units.ts'

/** Fights, and time since joining, that entering needs (R26). */
export const FIGHTS_TO_ENTER = 3
const OLD_AFTER_MS = MS_PER_DAY

/** What a player still lacks. */
export interface EntryNeeds {
  readonly fights: number
  /** From when the account is old enough. */
  readonly accountFromMs: number
}

/**
 * What a player still lacks to enter: three fights, an account of 24 hours (R26); null when nothing.
 * @param isKnown test players, and NPC of the seeded world, count as old
 */
export const entryNeeds = (
  { fights, joinedMs }: { readonly fights: number; readonly joinedMs: number },
  isKnown: boolean,
  nowMs: number,
): EntryNeeds | null => {
  const accountFromMs = isKnown ? joinedMs : joinedMs + OLD_AFTER_MS
  const missing = Math.max(0, FIGHTS_TO_ENTER - fights)
  return missing === 0 && nowMs >= accountFromMs ? null : { fights: missing, accountFromMs }
}
