import type { BossOpponent, FightRecord } from '../../../contracts/wire.ts'
import type { PlayedFight } from './arena-input.ts'

/** A decided fight against a guild boss, as navigation hands it to the arena (row 143). */
export interface BossFight {
  readonly boss: BossOpponent
  readonly fight: PlayedFight
  /** Where the button at the end leads. */
  readonly back: string
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isBoss = (value: unknown): value is BossOpponent =>
  isRecord(value) &&
  typeof value.boss_name === 'string' &&
  typeof value.health_point === 'number' &&
  isRecord(value.boss_skill)

const isFight = (value: unknown): value is Pick<FightRecord, 'replay_id' | 'scenario' | 'winner'> =>
  isRecord(value) && typeof value.replay_id === 'string' && Array.isArray(value.scenario) && 'winner' in value

/** The boss fight in a navigation's state; null for any other state. */
export const bossFightOf = (state: unknown): BossFight | null => {
  const found = isRecord(state) ? state.bossFight : null
  if (!isRecord(found) || !isBoss(found.boss) || !isFight(found.fight) || typeof found.back !== 'string') return null
  return { boss: found.boss, fight: found.fight, back: found.back }
}
