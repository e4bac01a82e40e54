import type { BossOpponent, FighterProfile } from '../../../../../contracts/wire.ts'

/** A fighter: a player's or bot's pet, or a guild boss (row 143). */
export type Contender =
  | { readonly kind: 'pet'; readonly name: string; readonly profile: FighterProfile; readonly isBot: boolean }
  | { readonly kind: 'boss'; readonly name: string; readonly boss: BossOpponent }

/** Contender of a player's or bot's pet; bots are marked by name (R11). */
export const petContender = (profile: FighterProfile, isBot = false): Contender => ({
  kind: 'pet',
  name: profile.username,
  profile,
  isBot,
})

/** Contender of a guild's boss (row 143). */
export const bossContender = (name: string, boss: BossOpponent): Contender => ({ kind: 'boss', name, boss })

/** HP at the start. */
export const maxHpOf = (contender: Contender): number =>
  contender.kind === 'pet' ? contender.profile.health_point : contender.boss.health_point

/** Profile of the pet; null for a boss. */
export const profileOf = (contender: Contender | null): FighterProfile | null =>
  contender?.kind === 'pet' ? contender.profile : null

/** Active skill. */
export const skillOf = (contender: Contender): FighterProfile['pet']['active_skill'] =>
  contender.kind === 'pet' ? contender.profile.pet.active_skill : contender.boss.boss_skill.active_skill

/** Returns whether the contender is a bot. */
export const isBot = (contender: Contender | null): boolean => contender?.kind === 'pet' && contender.isBot
