import { MS_PER_HOUR } from '#rules/units.ts'

/** As long as the shortest absence that is reported. */
const SLOT_MS = 3 * MS_PER_HOUR

/** Slot of three hours since the epoch. */
export const slotOf = (atMs: number): number => Math.floor(atMs / SLOT_MS)

export interface PoolMark {
  readonly slot: number
  /** Damage before the first of this slot. */
  readonly damage: number
}

/**
 * Damage after the slot of an instant, so it never counts what the player saw.
 * @param marks oldest first; slots without damage have none
 * @param startMs of the boss event; a pool of an earlier release has no marks
 */
export const damageSince = (
  pool: { readonly damage: number; readonly marks: readonly PoolMark[] },
  startMs: number,
  sinceMs: number,
): number => {
  if (startMs >= sinceMs) return pool.damage
  const next = pool.marks.find(({ slot }) => slot > slotOf(sinceMs))
  return next === undefined ? 0 : pool.damage - next.damage
}
