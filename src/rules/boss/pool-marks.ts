import { MS_PER_HOUR } from '#rules/units.ts'

/** Equals the shortest absence that home reports (`AWAY_MIN_MS`). */
const SLOT_MS = 3 * MS_PER_HOUR

export const slotOf = (atMs: number): number => Math.floor(atMs / SLOT_MS)

export interface PoolMark {
  readonly slot: number
  /** Damage of the pool before the first hit in this slot. */
  readonly damage: number
}

/**
 * Damage after the slot in which `sinceMs` is, so that nothing is counted that the player has already seen.
 * @param marks oldest first, none for slots without damage and for pools of an earlier release
 * @param startMs start of the boss event
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
