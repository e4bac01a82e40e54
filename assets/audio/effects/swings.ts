import type { Envelope } from '../kit/envelope.ts'
import { noise } from '../kit/noise.ts'
import { sine, tone } from '../kit/oscillators.ts'
import type { Random } from '../kit/random.ts'
import { layers, type Signal } from '../kit/signal.ts'
import { pick, samplesOf } from './effect.ts'

interface Air {
  readonly seconds: number
  /** Seconds from the start to the loudest moment, which is just before the blow lands. */
  readonly peakAt: number
  readonly lowHz: number
  readonly highHz: number
  /** Resonance: high for a thin blade, which whistles. */
  readonly q: number
  /** Oscillations of the loudness per second; 0 for none. */
  readonly flutterHz: number
}

const hill =
  ({ seconds, peakAt }: Air): Envelope =>
  (t) => {
    const along = t < peakAt ? (0.5 * t) / peakAt : 0.5 + (0.5 * (t - peakAt)) / (seconds - peakAt)
    return along >= 1 ? 0 : Math.sin(Math.PI * along) ** 1.8
  }

const swing = (random: Random, air: Air): Signal => {
  const loudness = hill(air)
  const { flutterHz, lowHz, highHz, seconds, q } = air
  const flutter: Envelope = (t) => (flutterHz === 0 ? 1 : 0.65 + 0.35 * Math.sin(2 * Math.PI * flutterHz * t))
  return noise(
    random,
    seconds,
    (t) => loudness(t) * flutter(t),
    'band',
    (t) => lowHz + (highHz - lowHz) * loudness(t),
    q,
  )
}

const WHOOSHES: readonly [Air, ...Air[]] = [
  { seconds: 0.24, peakAt: 0.12, lowHz: 700, highHz: 4600, q: 2.2, flutterHz: 0 },
  { seconds: 0.26, peakAt: 0.13, lowHz: 380, highHz: 2100, q: 1.4, flutterHz: 0 },
  { seconds: 0.22, peakAt: 0.115, lowHz: 1900, highHz: 7200, q: 4.2, flutterHz: 0 },
  { seconds: 0.26, peakAt: 0.125, lowHz: 560, highHz: 3200, q: 2.8, flutterHz: 46 },
]

const MISSES: readonly [Air, ...Air[]] = [
  { seconds: 0.24, peakAt: 0.1, lowHz: 900, highHz: 6400, q: 2.2, flutterHz: 0 },
  { seconds: 0.28, peakAt: 0.13, lowHz: 600, highHz: 3600, q: 2.6, flutterHz: 34 },
  { seconds: 0.22, peakAt: 0.09, lowHz: 1500, highHz: 8200, q: 3.4, flutterHz: 0 },
]
/** Start and end frequency of the tone of an evading fighter, in Hz. */
const SLIDES: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
  [620, 800],
  [760, 560],
  [500, 900],
]

export const SWING_EFFECTS = {
  ...samplesOf('whoosh', 0.11, (random, index) => swing(random, pick(WHOOSHES, index))),
  ...samplesOf('miss', 0.09, (random, index) => {
    const [from, to] = pick(SLIDES, index)
    const slide = tone(
      0.2,
      (t) => from + ((to - from) * t) / 0.2,
      sine,
      (t) => (t < 0.18 ? 0.13 * Math.sin((Math.PI * t) / 0.18) : 0),
    )
    return layers(0.42, [swing(random, pick(MISSES, index)), 0, 1], [slide, 0.12])
  }),
}
