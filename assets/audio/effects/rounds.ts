import { BELL, bell, IRON, MALLET } from '../kit/bells.ts'
import { brass } from '../kit/brass.ts'
import { strike } from '../kit/envelope.ts'
import { driven } from '../kit/level.ts'
import { noise } from '../kit/noise.ts'
import { falling, sine, tone, triangle } from '../kit/oscillators.ts'
import type { Random } from '../kit/random.ts'
import { reverb } from '../kit/reverb.ts'
import { hertz, type Layer, layers, type Signal, shaped } from '../kit/signal.ts'
import type { Effect } from './effect.ts'

const drum = (random: Random): Signal =>
  shaped(
    layers(
      0.45,
      [tone(0.42, falling(190, 62, 0.03), sine, strike(0.001, 0.12))],
      [tone(0.14, falling(560, 190, 0.02), triangle, strike(0.001, 0.035)), 0, 0.7],
      [noise(random, 0.08, strike(0.001, 0.02), 'low', 2600), 0, 1],
    ),
    driven(1.6),
  )

type Note = readonly [midi: number, atSeconds: number, seconds: number]

const horns = (notes: readonly Note[], gain: number, brightness: number, transpose = 0): Layer[] =>
  notes.map(([midi, at, length]): Layer => [brass(hertz(midi + transpose), length, brightness), at, gain])

const FANFARE: readonly Note[] = [
  [67, 0, 0.11],
  [67, 0.14, 0.11],
  [67, 0.28, 0.11],
  [72, 0.42, 0.34],
  [71, 0.8, 0.13],
  [72, 0.97, 0.13],
  [76, 1.13, 0.75],
]
const FANFARE_BELOW: readonly Note[] = [
  [64, 0.42, 0.34],
  [67, 0.42, 0.34],
  [67, 1.13, 0.75],
  [72, 1.13, 0.75],
  [84, 1.13, 0.75],
]
const LAMENT: readonly Note[] = [
  [64, 0, 0.28],
  [62, 0.36, 0.28],
  [60, 0.72, 0.28],
  [57, 1.08, 0.75],
]

export const ROUND_EFFECTS = {
  countdown: {
    level: 0.14,
    draw: (random) => layers(0.4, [drum(random), 0, 0.8], [bell(0.35, hertz(76), 0.07, MALLET), 0, 0.9]),
  },
  gong: {
    level: 0.15,
    draw: (random) =>
      reverb(
        layers(
          1.5,
          [bell(1.4, hertz(45), 0.5, IRON), 0, 0.5],
          [bell(1.4, hertz(57), 0.45, BELL), 0, 0.5],
          [bell(1.2, hertz(52) * 1.01, 0.4, IRON), 0.006, 0.3],
          [noise(random, 0.9, strike(0.03, 0.24), 'band', falling(3600, 1500, 0.5), 0.8), 0, 0.3],
          [drum(random), 0, 0.8],
        ),
        0.3,
        1.4,
        0.4,
      ),
  },
  knockout: {
    level: 0.17,
    draw: (random) =>
      reverb(
        shaped(
          layers(
            1.1,
            [drum(random), 0, 1.2],
            [drum(random), 0.16, 0.7],
            [tone(0.8, falling(150, 34, 0.22), sine, strike(0.002, 0.26)), 0, 0.6],
            [noise(random, 0.7, strike(0.002, 0.16), 'low', falling(3200, 200, 0.12)), 0, 1],
          ),
          driven(1.6),
        ),
        0.25,
        1.3,
        0.35,
      ),
  },
  victory: {
    level: 0.19,
    draw: (random) =>
      reverb(
        layers(
          2.4,
          ...horns(FANFARE, 0.6, 3600),
          ...horns(FANFARE, 0.35, 2600, -12),
          ...horns(FANFARE_BELOW, 0.36, 3000),
          ...[0, 0.42, 1.13].map((at): Layer => [drum(random), at, 0.4]),
          [noise(random, 1, strike(0.002, 0.28), 'high', 6500), 1.13, 0.3],
          ...[96, 100, 103, 108].map((midi, index): Layer => [bell(0.6, hertz(midi), 0.15), 1.2 + index * 0.07, 0.16]),
        ),
        0.28,
        1.4,
        0.4,
      ),
  },
  defeat: {
    level: 0.15,
    draw: (random) =>
      reverb(
        layers(
          2.2,
          ...horns(LAMENT, 0.6, 1300),
          ...horns(LAMENT, 0.45, 900, -12),
          ...[0, 1.08].map((at): Layer => [drum(random), at, 0.35]),
          [bell(1.2, hertz(45), 0.4, BELL), 1.08, 0.4],
        ),
        0.3,
        1.5,
        0.4,
      ),
  },
} as const satisfies Readonly<Record<string, Effect>>
