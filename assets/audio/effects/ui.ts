import { bell, CHIME, MALLET } from '../kit/bells.ts'
import { strike } from '../kit/envelope.ts'
import { noise } from '../kit/noise.ts'
import { falling, sine, tone, triangle } from '../kit/oscillators.ts'
import { reverb } from '../kit/reverb.ts'
import { hertz, layers } from '../kit/signal.ts'
import type { Effect } from './effect.ts'

const C6 = 84
const E6 = 88
const G6 = 91

export const UI_EFFECTS = {
  tap: {
    level: 0.075,
    draw: (random) =>
      layers(
        0.1,
        [tone(0.08, falling(1500, 480, 0.02), sine, strike(0.001, 0.02))],
        [bell(0.09, hertz(C6), 0.018, MALLET), 0.002, 0.4],
        [noise(random, 0.012, strike(0.0005, 0.003), 'high', 5200), 0, 0.25],
      ),
  },
  tab: {
    level: 0.075,
    draw: () =>
      layers(
        0.2,
        [bell(0.14, hertz(C6 - 5), 0.03, MALLET), 0, 0.7],
        [bell(0.15, hertz(C6), 0.035, MALLET), 0.045, 0.8],
      ),
  },
  toggle: {
    level: 0.075,
    draw: (random) =>
      layers(
        0.14,
        [noise(random, 0.02, strike(0.0005, 0.004), 'band', 3100, 2), 0, 0.9],
        [tone(0.09, falling(520, 900, 0.03), triangle, strike(0.002, 0.022)), 0.012, 0.7],
      ),
  },
  toast: {
    level: 0.085,
    draw: () =>
      reverb(
        layers(0.5, [bell(0.4, hertz(E6), 0.1, CHIME), 0, 0.6], [bell(0.4, hertz(G6), 0.12, CHIME), 0.08, 0.6]),
        0.2,
        0.9,
        0.2,
      ),
  },
  error: {
    level: 0.11,
    draw: () => {
      const knock = (midi: number) =>
        layers(
          0.24,
          [tone(0.2, falling(hertz(midi) * 1.3, hertz(midi), 0.012), triangle, strike(0.002, 0.05))],
          [bell(0.2, hertz(midi + 12), 0.04, MALLET), 0, 0.5],
        )
      return layers(0.42, [knock(58)], [knock(53), 0.13])
    },
  },
} as const satisfies Readonly<Record<string, Effect>>
