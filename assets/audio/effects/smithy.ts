import { bell, IRON, MALLET } from '../kit/bells.ts'
import { strike } from '../kit/envelope.ts'
import { driven } from '../kit/level.ts'
import { noise } from '../kit/noise.ts'
import { falling, sine, tone } from '../kit/oscillators.ts'
import { layers, shaped } from '../kit/signal.ts'
import type { Effect } from './effect.ts'

export const SMITHY_EFFECTS = {
  anvil: {
    level: 0.13,
    draw: (random) =>
      shaped(
        layers(
          0.5,
          [bell(0.48, 1180, 0.1, IRON), 0, 0.8],
          [bell(0.4, 1764, 0.07, IRON), 0.004, 0.4],
          [bell(0.2, 250, 0.05, MALLET), 0, 0.9],
          [tone(0.16, falling(180, 70, 0.03), sine, strike(0.001, 0.05)), 0, 0.9],
          [noise(random, 0.09, strike(0.001, 0.02), 'band', falling(8200, 3800, 0.04), 2), 0, 1],
        ),
        driven(1.4),
      ),
  },
  fizzle: {
    level: 0.11,
    draw: (random) =>
      layers(
        0.75,
        [bell(0.3, 196, 0.06, MALLET), 0, 0.8],
        [tone(0.5, falling(330, 110, 0.2), sine, strike(0.004, 0.12)), 0.02, 0.5],
        [noise(random, 0.7, strike(0.02, 0.14), 'high', falling(5200, 2400, 0.3)), 0.04, 0.55],
        [noise(random, 0.3, strike(0.004, 0.09), 'low', 420), 0, 1],
      ),
  },
} as const satisfies Readonly<Record<string, Effect>>
