import type { Clip } from '../clip.ts'
import type { FightSample } from '../sound-names.ts'
import type { BossPoseName } from './boss-poses.ts'

export interface ShowSound {
  readonly atMs: number
  readonly sample: FightSample
  readonly rate: number
  readonly gain: number
}

export interface BossShow {
  readonly clip: Clip<BossPoseName>
  readonly durationMs: number
  readonly sounds: readonly ShowSound[]
}

export const sound = (atMs: number, sample: FightSample, rate = 1, gain = 1): ShowSound => ({
  atMs,
  sample,
  rate,
  gain,
})
