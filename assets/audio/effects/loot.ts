import { bell, CHIME } from '../kit/bells.ts'
import { brass } from '../kit/brass.ts'
import { strike, swell } from '../kit/envelope.ts'
import { noise } from '../kit/noise.ts'
import { falling, sine, tone } from '../kit/oscillators.ts'
import { reverb } from '../kit/reverb.ts'
import { hertz, type Layer, layers } from '../kit/signal.ts'
import type { Effect } from './effect.ts'

const LADDER = [72, 76, 79, 84, 88, 91, 96, 100] as const
const STEP_SECONDS = 0.07

/** Loudness by rarity, in dB relative to a common find. */
const REVEAL_DB = [-3, 0, 1, 2, 3, 4] as const
const COMMON_LEVEL = 0.115

const reveal = (rarity: 0 | 1 | 2 | 3 | 4 | 5): Effect => ({
  level: COMMON_LEVEL * 10 ** (REVEAL_DB[rarity] / 20),
  draw: (random) => {
    const steps = 2 + rarity
    const top = (steps - 1) * STEP_SECONDS
    const seconds = 0.5 + rarity * 0.18 + top
    const climb = LADDER.slice(0, steps).map(
      (midi, index): Layer => [bell(0.7, hertz(midi), 0.14 + rarity * 0.02), index * STEP_SECONDS, 0.5],
    )
    const glitter = Array.from({ length: rarity * 3 }, (_, index): Layer => {
      const midi = [96, 100, 103, 108][index % 4] ?? 96
      return [bell(0.3, hertz(midi), 0.07), top + 0.08 + index * 0.05, 0.15]
    })
    const chord =
      rarity < 4
        ? []
        : [60, 64, 67, 72].map((midi): Layer => [brass(hertz(midi), 0.3 + 0.15 * (rarity - 4), 2800), top, 0.3])
    return reverb(
      layers(
        seconds,
        [
          noise(random, top + 0.1, swell(top + 0.1, 2), 'band', (t) => 1500 + 6000 * (t / (top + 0.1)), 2),
          0,
          0.06 * rarity,
        ],
        ...climb,
        ...chord,
        ...glitter,
      ),
      0.3,
      1.2 + rarity * 0.08,
      0.25 + rarity * 0.06,
    )
  },
})

export const LOOT_EFFECTS = {
  chest: {
    level: 0.14,
    draw: (random) =>
      reverb(
        layers(
          1.2,
          [noise(random, 0.12, strike(0.002, 0.03), 'low', 900), 0, 1.2],
          [tone(0.2, falling(160, 90, 0.03), sine, strike(0.002, 0.05)), 0, 0.9],
          [noise(random, 0.25, swell(0.24, 1), 'band', (t) => 400 + 1400 * t, 4), 0.05, 0.7],
          ...[60, 64, 67, 72, 76, 79, 84].map(
            (midi, index): Layer => [bell(0.7, hertz(midi + 12), 0.18, CHIME), 0.16 + index * 0.055, 0.45],
          ),
        ),
        0.35,
        1.4,
        0.4,
      ),
  },
  'reveal-prototype': reveal(0),
  'reveal-common': reveal(1),
  'reveal-uncommon': reveal(2),
  'reveal-rare': reveal(3),
  'reveal-epic': reveal(4),
  'reveal-legendary': reveal(5),
  'rank-up': {
    level: 0.15,
    draw: () =>
      reverb(
        layers(
          1.1,
          ...[60, 64, 67].map((midi): Layer => [brass(hertz(midi), 0.14, 2600), 0, 0.35]),
          ...[64, 67, 72, 76].map((midi): Layer => [brass(hertz(midi), 0.45, 3200), 0.2, 0.35]),
          ...[84, 88, 91, 96].map((midi, index): Layer => [bell(0.5, hertz(midi), 0.14), 0.24 + index * 0.06, 0.25]),
        ),
        0.28,
        1.2,
        0.3,
      ),
  },
} as const satisfies Readonly<Record<string, Effect>>
