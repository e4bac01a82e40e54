import { bell, CHIME } from '../kit/bells.ts'
import { strike, swell } from '../kit/envelope.ts'
import { noise } from '../kit/noise.ts'
import { falling, sine, tone, triangle } from '../kit/oscillators.ts'
import { between, type Random } from '../kit/random.ts'
import { reverb } from '../kit/reverb.ts'
import { hertz, type Layer, layers, type Signal } from '../kit/signal.ts'
import type { Effect } from './effect.ts'

/** Loudness of a flame: it licks, so it is never even. */
const flicker = (random: Random): ((seconds: number) => number) => {
  let heat = 0
  return (t) => {
    heat += (0.5 + 0.5 * random() - heat) * 0.005
    return Math.min(1, t / 0.05) * Math.exp(-Math.max(0, t - 0.2) / 0.16) * (0.5 + heat * 1.4)
  }
}

const crackles = (random: Random, count: number): Layer[] =>
  Array.from({ length: count }, (): Layer => {
    const at = between(random, 0.03, 0.7)
    const spark = strike(0.0004, between(random, 0.0025, 0.0055))
    return [
      noise(random, 0.02, spark, 'band', between(random, 2600, 5000), 1.5),
      at,
      (1.3 - at) * between(random, 0, 1.4),
    ]
  })

const splinter = (random: Random): Signal =>
  bell(0.4, between(random, 1900, 6100), between(random, 0.05, 0.13), [
    [1, 1],
    [1.47, 0.5],
    [2.09, 0.3],
  ])

/** What stones and skills do to a fighter. */
export const ELEMENT_EFFECTS = {
  burn: {
    level: 0.15,
    draw: (random) =>
      layers(
        0.95,
        [
          noise(
            random,
            0.85,
            flicker(random),
            'low',
            (t) => 380 + 900 * Math.exp(-t * 3) + 260 * Math.sin(t * 41),
            1.1,
          ),
          0,
          2,
        ],
        [noise(random, 0.3, swell(0.28, 1.4), 'band', (t) => 500 + 3000 * t, 1), 0, 0.9],
        ...crackles(random, 26),
        [tone(0.4, falling(130, 70, 0.11), sine, strike(0.02, 0.12)), 0, 0.4],
      ),
  },
  freeze: {
    level: 0.13,
    draw: (random) =>
      reverb(
        layers(
          0.95,
          ...Array.from({ length: 16 }, (): Layer => [splinter(random), between(random, 0, 0.34), 0.34]),
          [noise(random, 0.5, strike(0.01, 0.14), 'band', falling(8700, 2200, 0.17), 2.5), 0, 0.8],
          [tone(0.5, falling(1100, 200, 0.4), triangle, strike(0.005, 0.14, 0.4)), 0, 0.5],
        ),
        0.35,
        1.3,
        0.3,
      ),
  },
  heal: {
    level: 0.12,
    draw: (random) =>
      reverb(
        layers(
          1,
          ...[72, 76, 79, 84, 88].flatMap((midi, index): Layer[] => [
            [bell(0.6, hertz(midi), 0.22, CHIME), index * 0.065, 0.6],
            [bell(0.4, hertz(midi + 12) * 1.003, 0.12, CHIME), index * 0.065 + 0.02, 0.2],
          ]),
          [noise(random, 0.8, swell(0.75, 1, 0.2), 'band', (t) => 3000 + 5000 * t, 3), 0, 0.4],
        ),
        0.35,
        1.4,
        0.3,
      ),
  },
} as const satisfies Readonly<Record<string, Effect>>
