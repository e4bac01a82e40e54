import type { KombatInput, StageFighter } from '#bridge/bridge.ts'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { rankPoints, tierOf } from '#rules/season/ranks.ts'

type Replay = DeskData<'replay'>

const petOf = ({ username, health_point, house_id, cosmetic }: Replay['user']): StageFighter => ({
  name: username,
  maxHp: health_point,
  look: { kind: 'pet', houseId: house_id, cosmetic },
})

const opponentOf = ({ enemy, boss }: Replay): StageFighter =>
  boss === undefined
    ? petOf(enemy)
    : {
        name: enemy.username,
        maxHp: boss.opponent.health_point,
        look: { kind: 'boss', boss: boss.opponent.boss_name },
      }

/** Shows the fight from its attacker's side. */
export const replayInput = (replay: Replay, labels: KombatInput['labels']): KombatInput => {
  const { attacker, defender } = replay.inputs
  return {
    user: petOf(replay.user),
    opponent: opponentOf(replay),
    fight: {
      id: replay.replay_id,
      scenario: replay.scenario,
      winner: replay.winner,
      perspective: 'attacker',
      mode: 'replay',
      stances: attacker.stance && defender.stance ? { user: attacker.stance, opponent: defender.stance } : null,
      secondPhaseFrom: replay.boss?.second_phase_from ?? null,
    },
    tier: tierOf(rankPoints(replay.user.rank)).tier,
    labels,
  }
}
