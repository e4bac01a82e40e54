import type { BossOpponent, FightRecord } from '../../../../contracts/wire.ts'
import { type Address, addressOf } from '../../../game/places.ts'
import type { PlayedFight } from '../arena/arena-input.ts'

/** A decided guild boss fight in navigation state (row 143). */
export interface BossFight {
  readonly boss: BossOpponent
  readonly fight: PlayedFight
  /** Target of the button at the end. */
  readonly back: Address
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isBoss = (value: unknown): value is BossOpponent =>
  isRecord(value) &&
  typeof value.boss_name === 'string' &&
  typeof value.health_point === 'number' &&
  isRecord(value.boss_skill)

const isFight = (value: unknown): value is Pick<FightRecord, 'replay_id' | 'scenario' | 'winner'> =>
  isRecord(value) && typeof value.replay_id === 'string' && Array.isArray(value.scenario) && 'winner' in value

/** Returns the boss fight of a navigation state, or null. */
export const bossFightOf = (state: unknown): BossFight | null => {
  const found = isRecord(state) ? state.bossFight : null
  const back = isRecord(found) ? addressOf(found.back) : null
  if (!isRecord(found) || !isBoss(found.boss) || !isFight(found.fight) || back === null) return null
  return { boss: found.boss, fight: found.fight, back }
}
