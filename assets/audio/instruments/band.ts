import { BELL, bell, MALLET } from '../kit/bells.ts'
import { brass } from '../kit/brass.ts'
import { held, strike, swell } from '../kit/envelope.ts'
import { filtered } from '../kit/filter.ts'
import { driven } from '../kit/level.ts'
import { noise } from '../kit/noise.ts'
import { falling, pulse, saw, sine, singing, tone, triangle } from '../kit/oscillators.ts'
import { pluck } from '../kit/pluck.ts'
import type { Random } from '../kit/random.ts'
import { hertz, layers, type Signal, shaped } from '../kit/signal.ts'

export type Voice = (midi: number, seconds: number) => Signal

export interface Band {
  readonly bass: Voice
  readonly lowBrass: Voice
  readonly horn: Voice
  readonly pad: Voice
  readonly choir: Voice
  readonly strings: Voice
  readonly lead: Voice
  readonly flute: Voice
  readonly harp: Voice
  readonly marimba: Voice
  readonly bells: Voice
  readonly kick: () => Signal
  readonly snare: () => Signal
  readonly clap: () => Signal
  readonly hat: () => Signal
  readonly openHat: () => Signal
  readonly shaker: () => Signal
  readonly crash: () => Signal
  readonly tom: (frequency: number) => Signal
  readonly taiko: () => Signal
}

const bass: Voice = (midi, length) => {
  const seconds = length + 0.08
  const body = held(0.006, length, 0.02, 0.6)
  const wave = layers(
    seconds,
    [tone(seconds, hertz(midi), saw, body), 0, 0.55],
    [tone(seconds, hertz(midi), sine, body), 0, 0.6],
  )
  return filtered(wave, 'low', (t) => 240 + 1300 * Math.exp(-t * 12), 1)
}

const pad: Voice = (midi, length) => {
  const seconds = length + 0.6
  const breath = (t: number): number => Math.min(1, t / 0.35) * (t < length ? 1 : Math.max(0, 1 - (t - length) / 0.6))
  const wave = layers(
    seconds,
    ...([0.996, 1, 1.005] as const).map(
      (detune, index) => [tone(seconds, hertz(midi) * detune, saw, breath, index * 0.33), 0, 0.33] as const,
    ),
  )
  return filtered(wave, 'low', (t) => 620 + 260 * Math.sin(t * 1.1), 0.6)
}

const choir: Voice = (midi, length) => {
  const seconds = length + 0.5
  const breath = (t: number): number => Math.min(1, t / 0.22) * (t < length ? 1 : Math.max(0, 1 - (t - length) / 0.5))
  const voices = layers(
    seconds,
    ...([0.994, 1, 1.006] as const).map(
      (detune, index) =>
        [tone(seconds, singing(hertz(midi) * detune, 0.007, 4.8), saw, breath, index * 0.29), 0, 0.4] as const,
    ),
  )
  // Two formants turn the sawtooth waves into an open 'ah'.
  return layers(seconds, [filtered(voices, 'band', 760, 3.2), 0, 0.9], [filtered(voices, 'band', 1180, 4), 0, 0.6])
}

const strings: Voice = (midi, length) => {
  const seconds = length + 0.12
  const bow = held(0.012, length, 0.03, 0.5)
  const wave = layers(
    seconds,
    [tone(seconds, hertz(midi), saw, bow), 0, 0.4],
    [tone(seconds, hertz(midi) * 1.007, saw, bow, 0.4), 0, 0.4],
  )
  return filtered(wave, 'low', 1900, 0.7)
}

const lead: Voice = (midi, length) => {
  const seconds = length + 0.15
  const breath = held(0.012, length, 0.035, 0.7)
  const wave = layers(
    seconds,
    [tone(seconds, singing(hertz(midi)), pulse(0.38), breath), 0, 0.4],
    [tone(seconds, singing(hertz(midi) * 1.004), saw, breath), 0, 0.4],
  )
  return filtered(wave, 'low', (t) => 1000 + 2400 * Math.exp(-t * 3), 0.8)
}

const flute =
  (random: Random): Voice =>
  (midi, length) => {
    const seconds = length + 0.25
    const breath = held(0.05, length, 0.06, 0.85)
    return layers(
      seconds,
      [tone(seconds, singing(hertz(midi), 0.005, 5), triangle, breath), 0, 0.6],
      [tone(seconds, singing(hertz(midi) * 2, 0.005, 5), sine, breath), 0, 0.16],
      [noise(random, seconds, breath, 'band', hertz(midi) * 2, 3), 0, 0.05],
    )
  }

const kick = (): Signal =>
  shaped(
    layers(
      0.32,
      [tone(0.32, falling(190, 50, 0.03), sine, strike(0.001, 0.1))],
      [tone(0.05, falling(900, 240, 0.008), triangle, strike(0.0005, 0.012)), 0, 0.5],
    ),
    driven(1.4),
  )
const taiko = (random: Random): Signal =>
  shaped(
    layers(
      0.9,
      [tone(0.85, falling(150, 52, 0.05), sine, strike(0.002, 0.24))],
      [tone(0.2, falling(420, 150, 0.03), triangle, strike(0.001, 0.05)), 0, 0.5],
      [noise(random, 0.12, strike(0.001, 0.03), 'low', 2200), 0, 1],
    ),
    driven(1.5),
  )
const snare = (random: Random): Signal =>
  layers(
    0.24,
    [noise(random, 0.22, strike(0.001, 0.055), 'band', 3400, 0.8), 0, 1.2],
    [tone(0.14, falling(240, 180, 0.025), triangle, strike(0.001, 0.045)), 0, 0.6],
  )
const clap = (random: Random): Signal =>
  layers(
    0.26,
    ...[0, 0.011, 0.023].map((at) => [noise(random, 0.03, strike(0.001, 0.007), 'band', 1900, 1.4), at, 0.7] as const),
    [noise(random, 0.2, strike(0.001, 0.05), 'band', 1700, 1.2), 0.03, 0.9],
  )
const tom = (frequency: number): Signal =>
  tone(0.36, falling(frequency * 1.5, frequency, 0.045), sine, strike(0.002, 0.12))

const remembered = (voice: Voice): Voice => {
  const known = new Map<string, Signal>()
  return (midi, seconds) => {
    const key = `${midi}/${seconds.toFixed(4)}`
    const signal = known.get(key) ?? voice(midi, seconds)
    known.set(key, signal)
    return signal
  }
}

export const createBand = (random: Random): Band => ({
  bass: remembered(bass),
  lowBrass: remembered((midi, length) => brass(hertz(midi), length, 1500, 0.03)),
  horn: remembered((midi, length) => brass(hertz(midi), length, 3000)),
  pad: remembered(pad),
  choir: remembered(choir),
  strings: remembered(strings),
  lead: remembered(lead),
  flute: remembered(flute(random)),
  harp: remembered((midi, length) => pluck(random, length, hertz(midi), 0.55)),
  marimba: remembered((midi, length) => bell(length, hertz(midi), 0.16, MALLET)),
  bells: remembered((midi, length) => bell(length, hertz(midi), 0.35, BELL)),
  kick,
  snare: () => snare(random),
  clap: () => clap(random),
  hat: () => noise(random, 0.06, strike(0.001, 0.014), 'high', 8000),
  openHat: () => noise(random, 0.22, strike(0.001, 0.06), 'high', 7600),
  shaker: () => noise(random, 0.09, swell(0.085, 1.2), 'band', 6200, 2),
  crash: () => noise(random, 1.4, strike(0.002, 0.4), 'high', 5200),
  tom,
  taiko: () => taiko(random),
})
