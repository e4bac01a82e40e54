import { type Envelope, strike, swell } from '../kit/envelope.ts'
import { filtered } from '../kit/filter.ts'
import { noise } from '../kit/noise.ts'
import { saw, sine, tone } from '../kit/oscillators.ts'
import { between, type Random } from '../kit/random.ts'
import { reverb } from '../kit/reverb.ts'
import { type Layer, layers, SAMPLE_RATE, type Signal, silence } from '../kit/signal.ts'
import { type Effect, pick, samplesOf } from './effect.ts'

/** The two formants of a vowel, in Hz. */
type Vowel = readonly [first: number, second: number]
const AH: Vowel = [720, 1250]
const EH: Vowel = [560, 1750]
const OH: Vowel = [440, 820]
const WIDE_OH: Vowel = [540, 1050]
const NARROW_OH: Vowel = [350, 680]
const WIDE_AH: Vowel = [880, 1500]

const voice = (seconds: number, pitch: (t: number) => number, [first, second]: Vowel, loudness: Envelope): Signal => {
  const throat = tone(seconds, pitch, saw, loudness)
  return layers(
    seconds,
    [filtered(throat, 'band', first, 4), 0, 1],
    [filtered(throat, 'band', second, 5), 0, 0.6],
    [filtered(throat, 'band', 2700, 3), 0, 0.18],
  )
}

const choir = (random: Random, count: number, seconds: number, vowel: Vowel, bend: number): Layer[] =>
  Array.from({ length: count }, (): Layer => {
    const baseHz = between(random, 150, 430)
    const at = between(random, 0, 0.1)
    const length = seconds - at - between(random, 0, seconds * 0.25)
    const wobble = between(random, 4, 7)
    return [
      voice(
        length,
        (t) => baseHz * (1 + bend * Math.sin((Math.PI * t) / length) + 0.015 * Math.sin(2 * Math.PI * wobble * t)),
        [vowel[0] * between(random, 0.88, 1.14), vowel[1] * between(random, 0.9, 1.12)],
        swell(length, 0.7),
      ),
      at,
      between(random, 0.5, 1),
    ]
  })

const claps = (random: Random, count: number, seconds: number): Layer[] =>
  Array.from(
    { length: count },
    (): Layer => [
      noise(random, 0.04, strike(0.0008, 0.009), 'band', between(random, 1100, 2300), 1.6),
      between(random, 0.05, seconds),
      between(random, 0.3, 0.9),
    ],
  )

const whistle = (atSeconds: number): Layer => [
  tone(0.34, (t) => 1900 + 900 * Math.sin(Math.min(1, t / 0.22) * Math.PI * 0.8), sine, swell(0.32, 0.8)),
  atSeconds,
  0.16,
]

const CROWD_SECONDS = 6
const CROSS_SECONDS = 1

const goneRound = (signal: Signal): Signal => {
  const result = silence(CROWD_SECONDS)
  const cross = CROSS_SECONDS * SAMPLE_RATE
  for (let index = 0; index < result.length; index += 1) {
    const share = Math.min(1, index / cross)
    const before = index < cross ? (signal[result.length + index] ?? 0) : 0
    // Equal-power crossfade: the two parts are uncorrelated.
    result[index] = (signal[index] ?? 0) * Math.sin((share * Math.PI) / 2) + before * Math.cos((share * Math.PI) / 2)
  }
  return result
}

const murmur = (random: Random): Signal => {
  const seconds = CROWD_SECONDS + CROSS_SECONDS
  const talkers = Array.from({ length: 14 }, (): Layer => {
    const baseHz = between(random, 105, 260)
    const rate = between(random, 2.2, 4.2)
    const phase = between(random, 0, 6)
    const pause = between(random, 0.35, 0.8)
    return [
      voice(
        seconds,
        (t) => baseHz * (1 + 0.07 * Math.sin(1.3 * rate * t + phase)),
        [between(random, 420, 760), between(random, 900, 1800)],
        (t) =>
          Math.max(0, Math.sin(2 * Math.PI * rate * t + phase)) * Math.max(0, Math.sin(pause * t * 2 + phase) + 0.3),
      ),
      0,
      between(random, 0.4, 0.9),
    ]
  })
  const rush: Envelope = (t) => 0.8 + 0.2 * Math.sin(2.1 * t)
  return goneRound(
    layers(
      seconds,
      ...talkers,
      [noise(random, seconds, rush, 'band', 640, 0.8), 0, 0.5],
      [noise(random, seconds, rush, 'band', 1500, 1), 0, 0.2],
    ),
  )
}

export const CROWD_EFFECTS = {
  ...samplesOf('cheer', 0.1, (random, index) =>
    reverb(
      layers(
        1,
        ...choir(random, 14, 0.95, pick([AH, EH, WIDE_AH, OH], index), pick([0.3, 0.42, 0.22, 0.36], index)),
        ...claps(random, pick([10, 0, 26, 6], index), 0.8),
        ...pick([[], [whistle(0.2)], [], [whistle(0.05), whistle(0.45)]], index),
      ),
      0.2,
      1.2,
      0.15,
    ),
  ),
  ...samplesOf('gasp', 0.09, (random, index) =>
    reverb(
      layers(0.8, ...choir(random, 11, 0.7, pick([OH, WIDE_OH, NARROW_OH], index), pick([-0.22, 0.16, -0.34], index)), [
        noise(random, 0.3, swell(0.28, 1.4), 'band', pick([1500, 2100, 1100], index), 1.2),
        0,
        0.4,
      ]),
      0.18,
      1.2,
      0.12,
    ),
  ),
  roar: {
    level: 0.12,
    draw: (random) =>
      reverb(
        layers(
          2.3,
          ...choir(random, 24, 2.2, AH, 0.3),
          ...choir(random, 10, 1.7, EH, 0.45),
          ...claps(random, 60, 1.9),
          whistle(0.3),
          whistle(1),
        ),
        0.22,
        1.3,
        0.25,
      ),
  },
  crowd: { level: 0.09, isEndless: true, draw: murmur },
} satisfies Readonly<Record<string, Effect>>
