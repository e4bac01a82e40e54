import { bell, CHIME, COIN } from '../kit/bells.ts'
import { strike } from '../kit/envelope.ts'
import { noise } from '../kit/noise.ts'
import { between, type Random } from '../kit/random.ts'
import { reverb } from '../kit/reverb.ts'
import { hertz, type Layer, layers, type Signal } from '../kit/signal.ts'
import type { Effect } from './effect.ts'

const B5 = 83
const E6 = 88
const B6 = 95

const clink = (midi: number, decay: number): Signal => bell(0.42, hertz(midi), decay, COIN)

const pouring = (random: Random, count: number, seconds: number): Layer[] =>
  Array.from({ length: count }, (_, index): Layer => {
    const at = (index / count) * seconds + between(random, 0, 0.03)
    const midi = [B5, E6, 86, 90, B6][Math.floor(between(random, 0, 4.99))] ?? B5
    return [clink(midi, between(random, 0.03, 0.08)), at, between(random, 0.25, 0.5) * (1 - (0.4 * index) / count)]
  })

export const COIN_EFFECTS = {
  coin: {
    level: 0.11,
    draw: () =>
      reverb(
        layers(0.5, [clink(B5, 0.05), 0, 0.8], [clink(E6, 0.17), 0.07, 0.8], [clink(B6, 0.06), 0.075, 0.4]),
        0.16,
        0.8,
        0.15,
      ),
  },
  count: {
    level: 0.09,
    draw: (random) =>
      layers(
        0.22,
        [clink(81, 0.035), 0, 0.8],
        [bell(0.18, hertz(93), 0.04, CHIME), 0.004, 0.4],
        [noise(random, 0.012, strike(0.0005, 0.003), 'high', 5200), 0, 0.25],
      ),
  },
  claim: {
    level: 0.13,
    draw: (random) =>
      reverb(
        layers(
          1.1,
          [noise(random, 0.14, strike(0.004, 0.04), 'band', 1800, 1.2), 0, 0.5],
          ...pouring(random, 12, 0.5),
          ...[76, 79, 84, 88].map(
            (midi, index): Layer => [bell(0.6, hertz(midi), 0.16, CHIME), 0.05 + index * 0.07, 0.4],
          ),
        ),
        0.22,
        1,
        0.25,
      ),
  },
  star: {
    level: 0.11,
    draw: () =>
      reverb(
        layers(
          0.8,
          ...[88, 91, 95, 100].map(
            (midi, index): Layer => [bell(0.55, hertz(midi), 0.14, CHIME), index * 0.045, 0.5 - index * 0.06],
          ),
          ...[100, 103, 107].map(
            (midi, index): Layer => [bell(0.3, hertz(midi), 0.06, CHIME), 0.22 + index * 0.06, 0.2],
          ),
        ),
        0.32,
        1.3,
        0.35,
      ),
  },
} as const satisfies Readonly<Record<string, Effect>>
