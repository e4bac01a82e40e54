import { bell, IRON, MALLET } from '../kit/bells.ts'
import { strike, swell } from '../kit/envelope.ts'
import { driven } from '../kit/level.ts'
import { noise } from '../kit/noise.ts'
import { falling, sine, tone, triangle } from '../kit/oscillators.ts'
import { between } from '../kit/random.ts'
import { type Layer, layers, shaped } from '../kit/signal.ts'
import { pick, samplesOf } from './effect.ts'

export const WEAPON_EFFECTS = {
  ...samplesOf('steel', 0.1, (random, index) =>
    layers(
      0.4,
      [bell(0.36, pick([1480, 1120, 1650], index), pick([0.09, 0.12, 0.06], index), IRON), 0, 0.8],
      [
        noise(random, 0.12, strike(0.001, 0.03), 'band', falling(pick([7600, 5400, 11_500], index), 3600, 0.05), 3),
        0,
        1,
      ],
    ),
  ),
  ...samplesOf('thud', 0.13, (random, index) => {
    const woodHz = pick([300, 232, 390], index)
    return shaped(
      layers(
        0.4,
        [bell(0.3, woodHz, 0.06, MALLET), 0, 0.9],
        [tone(0.35, falling(woodHz * 0.6, 58, 0.05), sine, strike(0.001, 0.1)), 0, 0.9],
        [noise(random, 0.25, strike(0.002, 0.05), 'low', falling(1500, 260, 0.06)), 0, 1.2],
      ),
      driven(1.6),
    )
  }),
  ...samplesOf('flame', 0.12, (random, index) => {
    const from = pick([700, 460, 1100], index)
    return layers(
      0.5,
      [noise(random, 0.42, strike(0.012, 0.12), 'band', (t) => from + from * 2.6 * Math.exp(-t * 7), 0.9), 0, 1.2],
      [noise(random, 0.3, strike(0.002, 0.05), 'low', 700), 0, 0.8],
      ...Array.from(
        { length: 9 },
        (): Layer => [
          noise(random, 0.02, strike(0.0004, 0.004), 'band', between(random, 2600, 5200), 1.5),
          between(random, 0.05, 0.38),
          between(random, 0.3, 1),
        ],
      ),
    )
  }),
  ...samplesOf('squeak', 0.1, (_random, index) => {
    const baseHz = pick([780, 980, 640], index)
    const seconds = pick([0.17, 0.13, 0.2], index)
    return layers(
      0.34,
      [
        tone(
          seconds,
          (t) => baseHz * (1 + 0.75 * Math.sin((Math.PI * t) / seconds)) + 22 * Math.sin(t * 260),
          (phase, step) => triangle(phase, step) + 0.35 * triangle(2 * phase, step),
          swell(seconds, 0.7),
        ),
        0,
        1,
      ],
      [tone(0.07, falling(baseHz * 1.5, baseHz * 1.1, 0.03), sine, swell(0.07, 1, 0.4)), seconds + 0.01, 1],
    )
  }),
  ...samplesOf('punch', 0.13, (random, index) =>
    shaped(
      layers(
        0.28,
        [noise(random, 0.14, strike(0.001, 0.018), 'band', pick([950, 700, 1350], index), 1), 0, 1.6],
        [tone(0.2, falling(pick([210, 170, 250], index), 88, 0.03), sine, strike(0.001, 0.06)), 0, 1],
        [noise(random, 0.03, strike(0.0006, 0.006), 'band', 2600, 1.2), pick([0.012, 0.02, 0.008], index), 0.8],
      ),
      driven(1.8),
    ),
  ),
  ...samplesOf('claw', 0.11, (random, index) => {
    const apart = pick([0.028, 0.036, 0.022], index)
    return layers(
      0.34,
      ...[0, 1, 2].map(
        (nail): Layer => [
          noise(
            random,
            0.16,
            strike(0.002, 0.032),
            'band',
            falling(pick([4300, 3200, 5600], index) * (1 - 0.12 * nail), 1200, 0.07),
            3.2,
          ),
          nail * apart,
          1 - 0.2 * nail,
        ],
      ),
    )
  }),
}
