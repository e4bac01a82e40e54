import { createRng } from '#rules/prng.ts'

/** How a fighter opens a fight (R55). Stored fights name a stance by its place in this list, so a new one comes last. */
export const STANCES = ['rush', 'guard', 'trick'] as const
export type Stance = (typeof STANCES)[number]

/** A stance works in a fighter's first attacks, evaded ones included. */
export const OPENING_ATTACKS = 4
export const RUSH_DAMAGE_PERCENT = 10
export const GUARD_DAMAGE_PERCENT = 18
/** Percent points. */
export const TRICK_EVASION_PERCENT = 11

/** Which stance each one wins against: 56 to 60 of 100 fights between equals. */
export const BEATEN_BY_STANCE = {
  rush: 'trick',
  guard: 'rush',
  trick: 'guard',
} as const satisfies Readonly<Record<Stance, Stance>>

export type StanceMeeting = 'ahead' | 'even' | 'behind'

export const meetingOf = (own: Stance, other: Stance): StanceMeeting => {
  if (own === other) return 'even'
  return BEATEN_BY_STANCE[own] === other ? 'ahead' : 'behind'
}

/** The stance of a player who has not chosen one. Follows from the id, so that a world of newcomers is no prey for one stance. */
export const startingStance = (playerId: number): Stance => STANCES[Math.abs(playerId) % STANCES.length] as Stance

/** The stance of a bot or NPC in a match (R55). @throws RangeError for a seed that is not hex */
export const drawnStance = (seedHex: string): Stance => createRng(seedHex).pick(STANCES)

/** Factor of an attack's damage in the attacker's opening. Guard softens it, but not Trick's. */
export const openingDamageFactor = (attacker: Stance | null, target: Stance | null): number =>
  (attacker === 'rush' ? (100 + RUSH_DAMAGE_PERCENT) / 100 : 1) *
  (target === 'guard' && attacker !== 'trick' ? (100 - GUARD_DAMAGE_PERCENT) / 100 : 1)

/** Percent points by which the target evades more in the attacker's opening. Rush's attacks are not evaded more. */
export const openingEvasionPercent = (attacker: Stance | null, target: Stance | null): number =>
  target === 'trick' && attacker !== 'rush' ? TRICK_EVASION_PERCENT : 0
