import { readOwn, writeOwn } from '#client/platform/player-store.ts'

const KEY = 'attacks-seen'

/** Time of the newest attack that the player has seen (ms since the epoch); 0 before the first. */
export const attacksSeenMs = (): number => {
  const stored = Number(readOwn(KEY))
  return Number.isFinite(stored) ? stored : 0
}

export const markAttacksSeen = (foughtAtMs: number): void => {
  if (foughtAtMs > attacksSeenMs()) writeOwn(KEY, String(foughtAtMs))
}
