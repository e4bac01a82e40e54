import { bell, IRON } from '../kit/bells.ts'
import { strike, swell } from '../kit/envelope.ts'
import { driven } from '../kit/level.ts'
import { noise } from '../kit/noise.ts'
import { falling, saw, sine, tone, triangle } from '../kit/oscillators.ts'
import type { Random } from '../kit/random.ts'
import { reverb } from '../kit/reverb.ts'
import { layers, type Signal, shaped } from '../kit/signal.ts'
import type { Effect } from './effect.ts'

/** A blow: a thump that falls in pitch, the smack of it, and a click at its start. `weight` 1 is a plain hit. */
const blow = (random: Random, weight: number): Signal =>
  shaped(
    layers(
      0.24 + 0.12 * weight,
      [tone(0.2 + 0.1 * weight, falling(340 / weight, 80 / weight, 0.03), sine, strike(0.001, 0.06 * weight)), 0, 0.9],
      [tone(0.12, falling(760 / weight, 210 / weight, 0.02), triangle, strike(0.001, 0.03 * weight)), 0, 0.8],
      [noise(random, 0.18, strike(0.001, 0.034), 'low', falling(6500, 1100, 0.025)), 0, 2.2],
      [noise(random, 0.02, strike(0.0003, 0.004), 'high', 3500), 0, 0.8],
    ),
    driven(1.7),
  )

const swing = (random: Random, seconds: number, brightest: number): Signal =>
  noise(
    random,
    seconds,
    swell(seconds, 1.6),
    'band',
    (t) => 600 + brightest * Math.sin(Math.PI * Math.min(1, t / seconds)) ** 2,
    2.2,
  )

/** Steel on steel, with the thump of the arm behind it. */
const parry = (random: Random): Signal =>
  shaped(
    layers(
      0.45,
      [bell(0.42, 438, 0.11, IRON), 0, 0.8],
      [bell(0.3, 655, 0.06, IRON), 0.008, 0.4],
      [noise(random, 0.03, strike(0.0005, 0.008), 'high', 4200), 0, 0.8],
      [tone(0.16, falling(200, 110, 0.03), sine, strike(0.001, 0.05)), 0, 0.8],
    ),
    driven(1.5),
  )

/** Blows of the arena. */
export const BLOW_EFFECTS = {
  whoosh: { level: 0.11, draw: (random) => swing(random, 0.26, 5200) },
  miss: {
    level: 0.09,
    draw: (random) =>
      layers(
        0.42,
        [swing(random, 0.2, 6400), 0, 1],
        [tone(0.2, (t) => 620 + 900 * t, sine, swell(0.18, 1, 0.12)), 0.12],
      ),
  },
  hit: { level: 0.2, draw: (random) => blow(random, 1) },
  'heavy-hit': {
    level: 0.19,
    draw: (random) =>
      reverb(
        layers(
          0.6,
          [blow(random, 1.5), 0, 1],
          [noise(random, 0.3, strike(0.004, 0.09), 'low', falling(1400, 240, 0.1)), 0.01, 0.8],
        ),
        0.14,
        0.9,
        0.15,
      ),
  },
  critical: {
    level: 0.19,
    draw: (random) =>
      reverb(
        shaped(
          layers(
            0.8,
            [tone(0.09, (t) => 260 + t * t * 190_000, saw, swell(0.08, 1, 0.22)), 0, 0.6],
            [blow(random, 1.2), 0.03, 1.1],
            [bell(0.6, 612, 0.16, IRON), 0.03, 0.5],
            [noise(random, 0.35, strike(0.002, 0.09), 'band', falling(7900, 900, 0.2), 1.2), 0.03, 0.7],
            [tone(0.5, falling(114, 44, 0.083), sine, strike(0.004, 0.14)), 0.03, 0.9],
          ),
          driven(1.8),
        ),
        0.22,
        1.1,
        0.25,
      ),
  },
  block: { level: 0.17, draw: (random) => reverb(parry(random), 0.15, 0.8, 0.15) },
  reflect: {
    level: 0.15,
    draw: (random) =>
      reverb(
        layers(
          0.7,
          [parry(random), 0, 0.5],
          [
            tone(
              0.55,
              (t) => 300 + 900 * Math.sin(Math.min(1, t / 0.18) * (Math.PI / 2)) + 14 * Math.sin(t * 190),
              (phase, step) => sine(phase, step) + 0.4 * sine(2 * phase, step),
              strike(0.02, 0.14),
            ),
            0.04,
            0.6,
          ],
          [bell(0.5, 990, 0.09, IRON), 0.09, 0.35],
        ),
        0.3,
        1.2,
        0.25,
      ),
  },
} as const satisfies Readonly<Record<string, Effect>>
