import { readOwn, writeOwn } from '../platform/player-store.ts'

const KEY = 'attacks-seen'

/** When the newest attack was fought that this player has looked at (ms since the epoch); 0 before the first look. */
export const attacksSeenMs = (): number => {
  const kept = Number(readOwn(KEY))
  return Number.isFinite(kept) ? kept : 0
}

/** The player has looked at all attacks up to this one. */
export const markAttacksSeen = (foughtAtMs: number): void => {
  if (foughtAtMs > attacksSeenMs()) writeOwn(KEY, String(foughtAtMs))
}
