import { createRng } from '#rules/prng.ts'

/**
 * How a fighter opens a fight (R55). Stored fights and tournament entrants refer to a stance by its index, so a new one
 * comes last.
 */
export const STANCES = ['rush', 'guard', 'trick'] as const
export type Stance = (typeof STANCES)[number]

/** Stances work in this many first attacks of each fighter. Evaded attacks count, turns lost to freezing do not. */
export const OPENING_ATTACKS = 4
export const RUSH_DAMAGE_PERCENT = 10
export const GUARD_DAMAGE_PERCENT = 18
/** Percent points. */
export const TRICK_EVASION_PERCENT = 11

/** Each stance beats the given one, in 56 to 60 of 100 fights between otherwise equal fighters. */
export const BEATS = {
  rush: 'trick',
  guard: 'rush',
  trick: 'guard',
} as const satisfies Readonly<Record<Stance, Stance>>

export type MatchupOutcome = 'ahead' | 'even' | 'behind'

export const matchupOutcome = (own: Stance, other: Stance): MatchupOutcome => {
  if (own === other) return 'even'
  return BEATS[own] === other ? 'ahead' : 'behind'
}

/**
 * The stance of a player who has not chosen one. New players' stances differ, so that no single stance beats them all.
 * They depend on the millisecond of joining, which the API shows only to the player and the inviter, so that opponents
 * cannot compute them.
 */
export const startingStance = (playerId: number, joinedMs: number): Stance => {
  const words = [Math.abs(playerId), joinedMs].map((whole) => whole.toString(16).padStart(16, '0'))
  return createRng(words.join('')).pick(STANCES)
}

/** Stance of a bot or NPC in a match (R55). @throws RangeError for a seed that is not hex */
export const drawnStance = (seedHex: string): Stance => createRng(seedHex).pick(STANCES)

/** Damage factor of the attacker's first attacks. Guard lowers the damage, except from Trick. */
export const openingDamageFactor = (attacker: Stance | null, target: Stance | null): number =>
  (attacker === 'rush' ? (100 + RUSH_DAMAGE_PERCENT) / 100 : 1) *
  (target === 'guard' && attacker !== 'trick' ? (100 - GUARD_DAMAGE_PERCENT) / 100 : 1)

/**
 * Percent points added to the target's evasion against the attacker's first attacks. Only Trick adds any, and none
 * against Rush.
 */
export const openingEvasionPercent = (attacker: Stance | null, target: Stance | null): number =>
  target === 'trick' && attacker !== 'rush' ? TRICK_EVASION_PERCENT : 0
