import type Phaser from 'phaser'
import type { KombatInput } from '#bridge/bridge.ts'
import type { BattleParticles } from '#scenes/kit/battle-particles.ts'
import type { Effects } from '#scenes/kit/effects.ts'
import type { ArenaLayout } from '../arena/arena-layout.ts'
import type { ArenaFighter } from '../fighter/arena-fighter.ts'
import type { Corner } from '../timeline/playback.ts'

export interface EffectStage {
  readonly effects: Effects
  readonly particles: BattleParticles
  /** `ground` is the layer under the fighters. */
  readonly front: Phaser.GameObjects.Container
  readonly ground: Phaser.GameObjects.Container
  readonly fighters: Readonly<Record<Corner, ArenaFighter>>
  readonly maxHp: Readonly<Record<Corner, number>>
  readonly labels: KombatInput['labels']
  readonly layout: ArenaLayout
  readonly pixelRatio: number
  readonly speed: 1 | 2
  readonly isCalm: boolean
  /** Whether decoration is left out. */
  readonly isPlain: boolean
}
