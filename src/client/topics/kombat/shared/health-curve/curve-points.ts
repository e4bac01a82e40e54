import type { ScenarioEntry } from '#contracts/wire.ts'
import { SETUP_ENTRIES } from '#rules/constants.ts'
import { replayHp, startHp } from '#rules/kombat/fight-replay.ts'
import type { Side } from '#rules/kombat/fight-types.ts'

export interface CurvePoint {
  readonly turn: number
  readonly ownHp: number
  readonly otherHp: number
  /** Shares of full health, 0–1. */
  readonly ownShare: number
  readonly otherShare: number
  readonly critical: 'own' | 'other' | null
}

const shareOf = (hp: number, maxHp: number): number => (maxHp > 0 ? hp / maxHp : 0)

/** One point per turn, and one before the first (extra 10). */
export const curvePoints = (scenario: readonly ScenarioEntry[], side: Side): readonly CurvePoint[] => {
  const other: Side = side === 'attacker' ? 'defender' : 'attacker'
  const maxHp = startHp(scenario)
  const actions = scenario.slice(SETUP_ENTRIES)
  return [maxHp, ...replayHp(actions, maxHp)].map((hp, turn) => {
    const action = actions[turn - 1]
    const isCritical = action?.is_critical === true && !action.is_opponent_evade && action.damage_attack > 0
    return {
      turn,
      ownHp: hp[side],
      otherHp: hp[other],
      ownShare: shareOf(hp[side], maxHp[side]),
      otherShare: shareOf(hp[other], maxHp[other]),
      critical: isCritical ? (action.actor === side ? 'other' : 'own') : null,
    }
  })
}

/** The turn in which a side lost the largest share of its health. 0 without turns. */
export const hardestTurn = (points: readonly CurvePoint[]): number => {
  let hardest = { turn: 0, loss: 0 }
  for (const [index, point] of points.entries()) {
    const before = points[index - 1]
    if (!before) continue
    const loss = Math.max(before.ownShare - point.ownShare, before.otherShare - point.otherShare)
    if (loss > hardest.loss) hardest = { turn: point.turn, loss }
  }
  return hardest.turn
}
