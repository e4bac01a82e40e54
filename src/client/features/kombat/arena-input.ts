import type { KombatInput, KombatReport, StageFighter } from '../../../bridge/bridge.ts'
import type { FightAnswer, FighterProfile } from '../../../contracts/wire.ts'

/** A fighter as the arena draws it. */
export const stageFighter = (profile: FighterProfile): StageFighter => ({
  name: profile.username,
  maxHp: profile.health_point,
  look: { kind: 'pet', houseId: profile.house_id, cosmetic: profile.cosmetic },
})

/** The decided fight as the arena plays it; in one's own view the user is the attacker (T14). */
export const liveFight = (answer: FightAnswer): NonNullable<KombatInput['fight']> => ({
  id: answer.replay_id,
  scenario: answer.scenario,
  winner: answer.winner,
  perspective: 'attacker',
  mode: 'live',
})

/** HP of both as the header shows them: full until the first blow, then what the arena reports (row 83). */
export const shownHp = (
  report: Pick<KombatReport, 'phase' | 'hp'>,
  userMaxHp: number,
  opponentMaxHp: number,
): { readonly user: number; readonly opponent: number } =>
  report.phase === 'fighting' || report.phase === 'end' ? report.hp : { user: userMaxHp, opponent: opponentMaxHp }

/** HP at or below this share of the maximum darkens the screen; a fallen fighter needs no warning (row 80, B9). */
export const isLowHealth = (hp: number, maxHp: number, lowHealthPercent: number): boolean =>
  hp > 0 && maxHp > 0 && hp * 100 <= maxHp * lowHealthPercent
