import type { BossOpponent, FighterProfile } from '#contracts/wire.ts'

export type Contender =
  | { readonly kind: 'pet'; readonly name: string; readonly profile: FighterProfile; readonly isBot: boolean }
  | { readonly kind: 'boss'; readonly name: string; readonly boss: BossOpponent }

/** @param isBot the server's `is_bot`: screens then mark the pet as a bot (R11) */
export const petContender = (profile: FighterProfile, isBot = false): Contender => ({
  kind: 'pet',
  name: profile.username,
  profile,
  isBot,
})

export const bossContender = (name: string, boss: BossOpponent): Contender => ({ kind: 'boss', name, boss })

export const maxHpOf = (contender: Contender): number =>
  contender.kind === 'pet' ? contender.profile.health_point : contender.boss.health_point

export const profileOf = (contender: Contender | null): FighterProfile | null =>
  contender?.kind === 'pet' ? contender.profile : null

export const skillOf = (contender: Contender): FighterProfile['pet']['active_skill'] =>
  contender.kind === 'pet' ? contender.profile.pet.active_skill : contender.boss.boss_skill.active_skill

export const isBot = (contender: Contender | null): boolean => contender?.kind === 'pet' && contender.isBot
