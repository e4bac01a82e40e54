import { bell, CHIME } from '../kit/bells.ts'
import { strike, swell } from '../kit/envelope.ts'
import { noise } from '../kit/noise.ts'
import { falling, sine, tone, triangle } from '../kit/oscillators.ts'
import { between, type Random } from '../kit/random.ts'
import { reverb } from '../kit/reverb.ts'
import { hertz, type Layer, layers, type Signal } from '../kit/signal.ts'
import { pick, samplesOf } from './effect.ts'

const flicker = (random: Random): ((seconds: number) => number) => {
  let heat = 0
  return (t) => {
    heat += (0.5 + 0.5 * random() - heat) * 0.005
    return Math.min(1, t / 0.05) * Math.exp(-Math.max(0, t - 0.2) / 0.16) * (0.5 + heat * 1.4)
  }
}

const crackles = (random: Random, count: number, seconds: number): Layer[] =>
  Array.from({ length: count }, (): Layer => {
    const at = between(random, 0.03, seconds)
    const spark = strike(0.0004, between(random, 0.0025, 0.0055))
    return [
      noise(random, 0.02, spark, 'band', between(random, 2600, 5000), 1.5),
      at,
      (1.3 - at) * between(random, 0, 1.4),
    ]
  })

const splinter = (random: Random, pitch: number): Signal =>
  bell(0.4, between(random, 1900, 6100) * pitch, between(random, 0.05, 0.13), [
    [1, 1],
    [1.47, 0.5],
    [2.09, 0.3],
  ])

export const ELEMENT_EFFECTS = {
  ...samplesOf('ignite', 0.14, (random, index) => {
    const from = pick([300, 460, 220], index)
    return layers(
      0.7,
      [noise(random, 0.36, swell(0.34, 1.2), 'band', (t) => from + pick([6200, 4200, 8200], index) * t, 1), 0, 1.1],
      [noise(random, 0.5, strike(0.03, 0.14), 'low', (t) => 420 + 1300 * Math.exp(-t * 6), 1.1), 0.06, 1.6],
      ...crackles(random, 10, 0.5),
    )
  }),
  ...samplesOf('burn', 0.14, (random, index) =>
    layers(
      0.85,
      [
        noise(
          random,
          0.75,
          flicker(random),
          'low',
          (t) =>
            pick([380, 250, 620], index) +
            pick([900, 500, 1900], index) * Math.exp(-t * 3) +
            260 * Math.sin(t * pick([41, 33, 52], index)),
          1.1,
        ),
        0,
        2,
      ],
      ...crackles(random, pick([26, 16, 36], index), 0.66),
      [tone(0.4, falling(130, 70, 0.11), sine, strike(0.02, 0.12)), 0, 0.4],
    ),
  ),
  ...samplesOf('freeze', 0.13, (random, index) =>
    reverb(
      layers(
        0.8,
        ...Array.from(
          { length: pick([16, 11, 20], index) },
          (): Layer => [splinter(random, pick([1, 0.72, 1.3], index)), between(random, 0, 0.3), 0.34],
        ),
        [
          noise(random, 0.5, strike(0.01, 0.14), 'band', falling(pick([8700, 6400, 9800], index), 2200, 0.17), 2.5),
          0,
          0.8,
        ],
        [tone(0.5, falling(pick([1100, 820, 1400], index), 200, 0.4), triangle, strike(0.005, 0.14, 0.4)), 0, 0.5],
      ),
      0.3,
      1.2,
      0.2,
    ),
  ),
  ...samplesOf('heal', 0.12, (random, index) => {
    const climb = pick(
      [
        [72, 76, 79, 84, 88],
        [77, 81, 84, 89, 93],
        [79, 72, 84, 76, 91],
      ],
      index,
    )
    return reverb(
      layers(
        0.85,
        ...climb.flatMap((midi, step): Layer[] => [
          [bell(0.55, hertz(midi), 0.2, CHIME), step * 0.06, 0.6],
          [bell(0.35, hertz(midi + 12) * 1.003, 0.12, CHIME), step * 0.06 + 0.02, 0.2],
        ]),
        [noise(random, 0.7, swell(0.65, 1, 0.2), 'band', (t) => 3000 + 5000 * t, 3), 0, 0.4],
      ),
      0.3,
      1.2,
      0.2,
    )
  }),
}
