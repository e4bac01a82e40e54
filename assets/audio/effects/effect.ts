import type { Random } from '../kit/random.ts'
import type { Signal } from '../kit/signal.ts'

/** How a sound effect is made, and how loud it stands beside the others. */
export interface Effect {
  readonly draw: (random: Random) => Signal
  /** RMS of its strongest tenth of a second as it is heard, 0–1. */
  readonly level: number
}
