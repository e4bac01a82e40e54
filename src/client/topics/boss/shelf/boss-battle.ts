import type { BossFight, BossOpponent, BossPage, FightRecord } from '../../../../contracts/wire.ts'
import type { Origin } from '../../../game/origin.ts'
import { type Address, addressOf } from '../../../game/page-addresses.ts'
import { toGuildBoss } from '../links.ts'

// A decided boss fight goes from the boss's page to the arena and its outcome back, in the navigation's state: a reload keeps both.

/** The parts of a decided fight that the arena plays. */
type PlayedFight = Pick<FightRecord, 'replay_id' | 'scenario' | 'winner'>

/** What a fight with a boss brought, for the page that shows it. */
export interface BossOutcome {
  readonly fight: Omit<BossFight, 'scenario' | 'inputs'>
  /** The pool before the fight; null without a guild. */
  readonly poolBefore: BossPage['pool']
  /** The best fight of this run before it. */
  readonly bestBefore: number
}

/** A decided guild boss fight for the arena (row 143). */
export interface BossBattleFight {
  readonly boss: BossOpponent
  readonly fight: PlayedFight
  /** From which action on the second phase is shown; null in none. */
  readonly secondPhaseFrom: number | null
  /** Target of the button at the end, and the state it gets. */
  readonly back: Address
  readonly backState: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isBoss = (value: unknown): value is BossOpponent =>
  isRecord(value) &&
  typeof value.boss_name === 'string' &&
  typeof value.health_point === 'number' &&
  isRecord(value.boss_skill)

const isFight = (value: unknown): value is PlayedFight =>
  isRecord(value) && typeof value.replay_id === 'string' && Array.isArray(value.scenario) && 'winner' in value

/** Returns the boss fight of a navigation state, or null. */
export const bossFightOf = (state: unknown): BossBattleFight | null => {
  const found = isRecord(state) ? state.bossFight : null
  const back = isRecord(found) ? addressOf(found.back) : null
  if (!isRecord(found) || !isBoss(found.boss) || !isFight(found.fight) || back === null) return null
  const secondPhaseFrom = typeof found.secondPhaseFrom === 'number' ? found.secondPhaseFrom : null
  return { boss: found.boss, fight: found.fight, secondPhaseFrom, back, backState: found.backState }
}

/** Returns the outcome of a navigation state, or null: only `bossBattleState` makes one. */
export const bossOutcomeOf = (state: unknown): BossOutcome | null => {
  const found = isRecord(state) ? state.bossOutcome : null
  return isRecord(found) && isRecord(found.fight) && isRecord(found.fight.boss)
    ? (found as unknown as BossOutcome)
    : null
}

/**
 * The arena's navigation state for a fight just decided; at its end the boss's page opens with the outcome.
 * @param before the boss's page before the fight
 * @param origin the page that led to the boss's page; null without one
 */
export const bossBattleState = (answer: BossFight, before: BossPage, origin: Origin | null): unknown => {
  const { scenario, inputs: _inputs, ...fight } = answer
  const bossOutcome: BossOutcome = { fight, poolBefore: before.pool, bestBefore: before.own.best }
  const bossFight: BossBattleFight = {
    boss: answer.boss.opponent,
    fight: { replay_id: answer.replay_id, scenario, winner: answer.winner },
    secondPhaseFrom: answer.boss.second_phase_from,
    back: toGuildBoss(answer.boss.slug),
    backState: { bossOutcome, ...origin },
  }
  return { bossFight }
}
