import { strike } from '../kit/envelope.ts'
import { driven } from '../kit/level.ts'
import { noise } from '../kit/noise.ts'
import { falling, sine, tone, triangle } from '../kit/oscillators.ts'
import type { Random } from '../kit/random.ts'
import { layers, type Signal, shaped } from '../kit/signal.ts'
import { pick, samplesOf } from './effect.ts'

const beat = (random: Random, hz: number, bite: number): Signal =>
  shaped(
    layers(
      0.22,
      [tone(0.2, falling(hz * 1.6, hz, 0.02), sine, strike(0.006, 0.06)), 0, 1],
      [tone(0.14, falling(hz * 4.4, hz * 3, 0.02), triangle, strike(0.006, 0.035)), 0, bite],
      [noise(random, 0.08, strike(0.004, 0.02), 'low', 620), 0, 0.7],
    ),
    driven(2.2),
  )

export const HEART_EFFECTS = samplesOf('heartbeat', 0.11, (random, index) => {
  const hz = pick([76, 66, 94], index)
  const apart = pick([0.19, 0.22, 0.16], index)
  const again = pick([0.62, 0.68, 0.55], index)
  const bite = pick([0.6, 0.5, 0.8], index)
  return layers(
    1.2,
    [beat(random, hz, bite), 0, 1],
    [beat(random, hz * 0.84, bite), apart, 0.7],
    [beat(random, hz, bite), again, 0.9],
    [beat(random, hz * 0.84, bite), again + apart, 0.6],
  )
})
