import type { KombatInput } from '#bridge/bridge.ts'
import type { ArenaFighter } from '../fighter/arena-fighter.ts'
import type { Corner } from '../timeline/playback.ts'
import type { ShowStage } from './show-pieces.ts'

export interface EffectStage extends Omit<ShowStage, 'veil'> {
  readonly fighters: Readonly<Record<Corner, ArenaFighter>>
  readonly maxHp: Readonly<Record<Corner, number>>
  readonly labels: KombatInput['labels']
  readonly pixelRatio: number
  readonly speed: 1 | 2
  readonly isPlain: boolean
}
