import type { Clip } from '../clip.ts'
import type { FightSample } from '../sound-names.ts'
import type { BossPoseName } from './boss-poses.ts'

/** A sound at its moment of a show; a low rate makes a beast of a blow. */
export interface ShowSound {
  readonly atMs: number
  readonly sample: FightSample
  readonly rate: number
  readonly gain: number
}

/** A boss on a stage of its own: how it moves, how long it takes, what is heard. Its effects are the scene's. */
export interface BossShow {
  readonly clip: Clip<BossPoseName>
  readonly durationMs: number
  readonly sounds: readonly ShowSound[]
}

/** A sample at its moment, at its own pitch and loudness by default. */
export const sound = (atMs: number, sample: FightSample, rate = 1, gain = 1): ShowSound => ({
  atMs,
  sample,
  rate,
  gain,
})
