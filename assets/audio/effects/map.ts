import { bell, CHIME, MALLET } from '../kit/bells.ts'
import { brass } from '../kit/brass.ts'
import { swell } from '../kit/envelope.ts'
import { noise } from '../kit/noise.ts'
import { sine, tone } from '../kit/oscillators.ts'
import { reverb } from '../kit/reverb.ts'
import { hertz, type Layer, layers } from '../kit/signal.ts'
import type { Effect } from './effect.ts'

export const MAP_EFFECTS = {
  'island-rise': {
    level: 0.11,
    draw: (random) =>
      reverb(
        layers(
          0.7,
          [noise(random, 0.5, swell(0.48, 1.3), 'band', (t) => 350 + 1900 * t, 1.4), 0, 1],
          [tone(0.45, (t) => 150 + 240 * t, sine, swell(0.42)), 0, 0.35],
          ...[67, 74, 79].map((midi, index): Layer => [bell(0.4, hertz(midi), 0.1, MALLET), 0.1 + index * 0.07, 0.5]),
        ),
        0.25,
        1.2,
        0.25,
      ),
  },
  join: {
    level: 0.15,
    draw: (random) =>
      reverb(
        layers(
          1.7,
          [noise(random, 0.4, swell(0.38, 1.8), 'band', (t) => 800 + 9000 * t, 1.6), 0, 0.5],
          ...[55, 60, 64, 67].map((midi): Layer => [brass(hertz(midi), 0.18, 2400), 0.3, 0.32]),
          ...[60, 64, 67, 72, 79].map((midi): Layer => [brass(hertz(midi), 0.6, 3200), 0.58, 0.32]),
          ...[72, 76, 79, 84, 88, 91].map(
            (midi, index): Layer => [bell(0.7, hertz(midi), 0.2, CHIME), 0.62 + index * 0.06, 0.28],
          ),
        ),
        0.32,
        1.4,
        0.4,
      ),
  },
} as const satisfies Readonly<Record<string, Effect>>
