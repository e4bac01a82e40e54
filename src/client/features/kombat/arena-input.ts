import type { KombatInput, KombatReport, StageFighter } from '../../../bridge/bridge.ts'
import type { FightRecord } from '../../../contracts/wire.ts'
import type { Side } from '../../../rules/fight-types.ts'
import { type Contender, maxHpOf } from './contender.ts'

/** A fighter as the arena draws it. */
export const stageFighter = (contender: Contender): StageFighter => ({
  name: contender.name,
  maxHp: maxHpOf(contender),
  look:
    contender.kind === 'pet'
      ? { kind: 'pet', houseId: contender.profile.house_id, cosmetic: contender.profile.cosmetic }
      : { kind: 'boss', boss: contender.boss.boss_name },
})

/** What of a decided fight the arena plays. */
export type PlayedFight = Pick<FightRecord, 'replay_id' | 'scenario' | 'winner'>

/** The decided fight as the arena plays it; in one's own view the user is the attacker (T14). */
export const liveFight = (fight: PlayedFight): NonNullable<KombatInput['fight']> => ({
  id: fight.replay_id,
  scenario: fight.scenario,
  winner: fight.winner,
  perspective: 'attacker',
  mode: 'live',
})

/** A stored fight from one side; the other side is another fight to the arena, which begins it anew. */
export const replayFight = (fight: PlayedFight, perspective: Side): NonNullable<KombatInput['fight']> => ({
  id: `${fight.replay_id}:${perspective}`,
  scenario: fight.scenario,
  winner: fight.winner,
  perspective,
  mode: 'replay',
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
