import { bell, IRON } from '../kit/bells.ts'
import { strike } from '../kit/envelope.ts'
import { filtered } from '../kit/filter.ts'
import { driven } from '../kit/level.ts'
import { noise } from '../kit/noise.ts'
import { falling, sine, tone, triangle } from '../kit/oscillators.ts'
import type { Random } from '../kit/random.ts'
import { reverb } from '../kit/reverb.ts'
import { type Layer, layers, type Signal, shaped } from '../kit/signal.ts'
import { pick, samplesOf } from './effect.ts'

interface Body {
  /** Frequency at the start of the thump, which then falls. The smack is higher. */
  readonly thumpHz: number
  readonly smackHz: number
  readonly brightHz: number
  readonly rough: number
  readonly decay: number
}

const HITS: readonly [Body, ...Body[]] = [
  { thumpHz: 340, smackHz: 760, brightHz: 6500, rough: 2.2, decay: 0.034 },
  { thumpHz: 260, smackHz: 540, brightHz: 3400, rough: 1.5, decay: 0.05 },
  { thumpHz: 420, smackHz: 1150, brightHz: 8800, rough: 2.9, decay: 0.022 },
  { thumpHz: 210, smackHz: 900, brightHz: 2300, rough: 1.1, decay: 0.042 },
]

const blow = (random: Random, { thumpHz, smackHz, brightHz, rough, decay }: Body, weight: number): Signal =>
  shaped(
    layers(
      0.24 + 0.12 * weight,
      [
        tone(
          0.2 + 0.1 * weight,
          falling(thumpHz / weight, thumpHz / 4.2 / weight, 0.03),
          sine,
          strike(0.001, 0.06 * weight),
        ),
        0,
        0.9,
      ],
      [tone(0.12, falling(smackHz / weight, smackHz / 3.6 / weight, 0.02), triangle, strike(0.001, 0.03)), 0, 0.8],
      [noise(random, 0.18, strike(0.001, decay), 'low', falling(brightHz, brightHz / 6, 0.025)), 0, rough],
      [noise(random, 0.02, strike(0.0003, 0.004), 'high', 3500), 0, 0.8],
    ),
    driven(1.7),
  )

const boom = (seconds: number, fromHz: number, lowHz: number): Signal =>
  tone(seconds, falling(fromHz, lowHz, 0.09), sine, strike(0.003, seconds * 0.28))

const HEAVY: readonly [(random: Random) => Layer[], ...((random: Random) => Layer[])[]] = [
  (random) => [[noise(random, 0.3, strike(0.004, 0.09), 'low', falling(1400, 240, 0.1)), 0.01, 0.8]],
  (random) => [
    [blow(random, pick(HITS, 1), 1.7), 0.07, 0.6],
    [boom(0.4, 150, 60), 0, 0.7],
  ],
  (random) => [
    [noise(random, 0.34, strike(0.002, 0.07), 'band', falling(2600, 500, 0.08), 1.4), 0, 1.1],
    [tone(0.4, falling(320, 96, 0.05), triangle, strike(0.002, 0.11)), 0, 0.8],
  ],
]

const parry = (random: Random, ringHz: number): Signal =>
  shaped(
    layers(
      0.45,
      [bell(0.42, ringHz, 0.11, IRON), 0, 0.8],
      [bell(0.3, ringHz * 1.495, 0.06, IRON), 0.008, 0.4],
      [noise(random, 0.03, strike(0.0005, 0.008), 'high', 4200), 0, 0.8],
      [tone(0.16, falling(200, 110, 0.03), sine, strike(0.001, 0.05)), 0, 0.8],
    ),
    driven(1.5),
  )

interface Critical {
  readonly ringHz: number
  readonly boomHz: number
  /** Low booms have less gain, or they would use all headroom. */
  readonly boomGain: number
  readonly shardsHz: number
}

const CRITICALS: readonly [Critical, ...Critical[]] = [
  { ringHz: 612, boomHz: 110, boomGain: 1, shardsHz: 6600 },
  { ringHz: 468, boomHz: 92, boomGain: 0.45, shardsHz: 4800 },
  { ringHz: 930, boomHz: 152, boomGain: 0.9, shardsHz: 11_500 },
]

/** Each effect has a layer without delay: its sound starts in the frame of the blow. */
export const BLOW_EFFECTS = {
  ...samplesOf('hit', 0.2, (random, index) => blow(random, pick(HITS, index), 1)),
  ...samplesOf('touch', 0.13, (random, index) => {
    const smackHz = pick([1250, 820, 1600, 560], index)
    return shaped(
      layers(
        0.18,
        [noise(random, 0.12, strike(0.001, 0.016), 'band', smackHz, 1.2), 0, 1.5],
        [tone(0.1, falling(smackHz * 0.6, smackHz * 0.2, 0.02), triangle, strike(0.001, 0.025)), 0, 0.7],
      ),
      driven(1.5),
    )
  }),
  ...samplesOf('heavy', 0.19, (random, index) =>
    reverb(
      layers(0.6, [blow(random, pick(HITS, index + 1), 1.5), 0, 1], ...pick(HEAVY, index)(random)),
      0.14,
      0.9,
      0.15,
    ),
  ),
  // 3 dB louder than any plain blow, measured after the limiter.
  ...samplesOf('critical', 0.285, (random, index) => {
    const { ringHz, boomHz, boomGain, shardsHz } = pick(CRITICALS, index)
    const struck = reverb(
      shaped(
        layers(
          0.85,
          [blow(random, pick(HITS, index), 1.3), 0, 1.2],
          [bell(0.6, ringHz, 0.16, IRON), 0, 0.5],
          [noise(random, 0.4, strike(0.001, 0.1), 'band', falling(shardsHz, 900, 0.2), 1.2), 0, 0.7],
          [boom(0.65, boomHz, 40), 0, boomGain],
          [noise(random, 0.3, strike(0.02, 0.08), 'band', shardsHz * 0.7, 2.4), 0.14, 0.35],
        ),
        driven(1.8),
      ),
      0.22,
      1.1,
      0.25,
    )
    // Removes the noise above 7 kHz, which makes the MP3 encoder crackle.
    return filtered(struck, 'low', 7000)
  }),
  ...samplesOf('reflect', 0.15, (random, index) => {
    const ringHz = pick([438, 330, 560], index)
    const rise = pick([900, 560, 1350], index)
    const zing = tone(
      0.45,
      (t) => 300 + rise * Math.sin(Math.min(1, t / 0.18) * (Math.PI / 2)) + 14 * Math.sin(t * 190),
      (phase, step) => sine(phase, step) + 0.4 * sine(2 * phase, step),
      strike(0.02, 0.12),
    )
    return reverb(
      layers(
        0.55,
        [parry(random, ringHz), 0, 0.5],
        [zing, 0.03, 0.6],
        [bell(0.4, ringHz * 2.26, 0.09, IRON), 0.09, 0.35],
      ),
      0.3,
      1.2,
      0.2,
    )
  }),
}
