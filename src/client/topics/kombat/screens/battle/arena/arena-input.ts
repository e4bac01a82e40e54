import type { KombatInput, KombatReport, StageFighter } from '#bridge/bridge.ts'
import { stanceMatchup } from '#client/topics/kombat/shared/fight-story/stance-matchup.ts'
import type { FightRecord } from '#contracts/wire.ts'
import type { Side } from '#rules/kombat/fight-types.ts'
import type { Stance } from '#rules/kombat/stances.ts'
import { type Contender, maxHpOf } from '../contender.ts'

export const stageFighter = (contender: Contender): StageFighter => ({
  name: contender.name,
  maxHp: maxHpOf(contender),
  look:
    contender.kind === 'pet'
      ? { kind: 'pet', houseId: contender.profile.house_id, cosmetic: contender.profile.cosmetic }
      : { kind: 'boss', boss: contender.boss.boss_name },
})

/** `secondPhaseFrom` is the `second_phase_from` of a boss fight, absent in others. */
export type PlayedFight = Pick<FightRecord, 'replay_id' | 'scenario' | 'winner' | 'inputs'> & {
  readonly secondPhaseFrom?: number | null
}

const secondPhaseOf = ({ secondPhaseFrom }: PlayedFight) => (secondPhaseFrom === undefined ? {} : { secondPhaseFrom })

const stancesOf = (fight: PlayedFight, perspective: Side): Readonly<Record<'user' | 'opponent', Stance>> | null => {
  const matchup = stanceMatchup(fight, perspective)
  return matchup && { user: matchup.own, opponent: matchup.other }
}

/** The user is always the attacker (T14). */
export const liveFight = (fight: PlayedFight): NonNullable<KombatInput['fight']> => ({
  id: fight.replay_id,
  scenario: fight.scenario,
  winner: fight.winner,
  perspective: 'attacker',
  mode: 'live',
  stances: stancesOf(fight, 'attacker'),
  ...secondPhaseOf(fight),
})

export const replayFight = (fight: PlayedFight, perspective: Side): NonNullable<KombatInput['fight']> => ({
  id: `${fight.replay_id}:${perspective}`,
  scenario: fight.scenario,
  winner: fight.winner,
  perspective,
  mode: 'replay',
  stances: stancesOf(fight, perspective),
  ...secondPhaseOf(fight),
})

/** Full before the first hit, then as the arena reports (row 83). */
export const shownHp = (
  report: Pick<KombatReport, 'phase' | 'hp'>,
  userMaxHp: number,
  opponentMaxHp: number,
): { readonly user: number; readonly opponent: number } =>
  report.phase === 'fighting' || report.phase === 'end' ? report.hp : { user: userMaxHp, opponent: opponentMaxHp }

/** False for a defeated fighter (row 80, B9). */
export const isLowHealth = (hp: number, maxHp: number, lowHealthPercent: number): boolean =>
  hp > 0 && maxHp > 0 && hp * 100 <= maxHp * lowHealthPercent
