import type { BossOpponent, FighterProfile } from '../../../contracts/wire.ts'

/** Whoever stands in the arena: a player's or bot's pet, or a guild boss with the three things it has (row 143). */
export type Contender =
  | { readonly kind: 'pet'; readonly name: string; readonly profile: FighterProfile; readonly isBot: boolean }
  | { readonly kind: 'boss'; readonly name: string; readonly boss: BossOpponent }

/** A player's pet, or a bot's, which is marked wherever it is named (R11). */
export const petContender = (profile: FighterProfile, isBot = false): Contender => ({
  kind: 'pet',
  name: profile.username,
  profile,
  isBot,
})

/** Health at the beginning. */
export const maxHpOf = (contender: Contender): number =>
  contender.kind === 'pet' ? contender.profile.health_point : contender.boss.health_point

/** The pet's profile; null for a boss, which has no stats but its health. */
export const profileOf = (contender: Contender | null): FighterProfile | null =>
  contender?.kind === 'pet' ? contender.profile : null

/** The skill it fights with. */
export const skillOf = (contender: Contender): FighterProfile['pet']['active_skill'] =>
  contender.kind === 'pet' ? contender.profile.pet.active_skill : contender.boss.boss_skill.active_skill

/** Whether it is to be marked as a bot. */
export const isBot = (contender: Contender | null): boolean => contender?.kind === 'pet' && contender.isBot
