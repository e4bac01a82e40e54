import { describe, expect, test } from 'vitest'
import { isEndless, renderEffect } from '#assets/audio/effects/all.ts'
import { chords, melody, midiOf } from '#assets/audio/instruments/notation.ts'
import { filtered, lowShelved } from '#assets/audio/kit/filter.ts'
import { asHeard, CEILING, loudestRms, peakOf, rmsOf } from '#assets/audio/kit/level.ts'
import { pluck } from '#assets/audio/kit/pluck.ts'
import { createRandom } from '#assets/audio/kit/random.ts'
import { hertz, SAMPLE_RATE, type Signal } from '#assets/audio/kit/signal.ts'
import { LOOPS } from '#assets/audio/loops/all.ts'
import {
  EFFECT_NAMES,
  type EffectName,
  FIGHT_SAMPLES,
  type FightSound,
  LOOP_NAMES,
} from '#assets/manifest/sound-names.ts'
import { WHOOSH_LEAD_MS } from '#scenes/kombat/flow/fight-cues.ts'

const at = (signal: Signal, index: number): number => signal[index] ?? Number.NaN
/** Compares buffers, because `expect` takes seconds for a million numbers. */
const isSame = (a: Signal, b: Signal): boolean => Buffer.from(a.buffer).equals(Buffer.from(b.buffer))
const meanOf = (signal: Signal): number => signal.reduce((sum, sample) => sum + sample, 0) / signal.length

/** Largest difference between neighbouring samples. A click has a larger one than the music itself. */
const longestStep = (signal: Signal): number => {
  let longest = 0
  for (let index = 1; index < signal.length; index += 1) {
    longest = Math.max(longest, Math.abs(at(signal, index) - at(signal, index - 1)))
  }
  return longest
}

/** Pitch of a signal in Hz, by autocorrelation around `expected`. */
const pitchNear = (signal: Signal, expected: number): number => {
  const start = Math.round(SAMPLE_RATE * 0.1)
  const size = Math.round(SAMPLE_RATE * 0.2)
  const likeness = (lag: number): number => {
    let sum = 0
    for (let index = start; index < start + size; index += 1) sum += at(signal, index) * at(signal, index + lag)
    return sum
  }
  // Comparing 16 periods at once gives a finer pitch than one sample.
  const periods = 16
  const guess = (periods * SAMPLE_RATE) / expected
  const lags = Array.from({ length: 61 }, (_, index) => Math.round(guess) - 30 + index)
  const best = lags.reduce((found, lag) => (likeness(lag) > likeness(found) ? lag : found))
  return (periods * SAMPLE_RATE) / best
}

const effects = new Map<EffectName, Signal>(EFFECT_NAMES.map((name) => [name, renderEffect(name)]))
const effect = (name: EffectName): Signal => effects.get(name) ?? new Float32Array()
const loops = LOOP_NAMES.map((name) => ({ name, ...LOOPS[name]() }))

describe('the effects', () => {
  test.each(EFFECT_NAMES.filter((name) => !isEndless(name)))('%s is short, clean and dies away', (name) => {
    const signal = effect(name)
    const seconds = signal.length / SAMPLE_RATE
    expect(signal.every(Number.isFinite)).toBe(true)
    expect(seconds).toBeGreaterThan(0.05)
    expect(seconds).toBeLessThan(3)
    expect(peakOf(signal)).toBeGreaterThan(0.1)
    expect(peakOf(signal)).toBeLessThanOrEqual(CEILING)
    expect(Math.abs(meanOf(signal))).toBeLessThan(0.02)
    expect(Math.abs(at(signal, signal.length - 1))).toBeLessThan(0.001)
    expect(rmsOf(signal.subarray(Math.floor(signal.length * 0.95)))).toBeLessThan(loudestRms(signal) * 0.2)
  })

  test('the interface is softer than a blow, and nothing is lost beside the rest', () => {
    const level = (name: EffectName): number => loudestRms(asHeard(effect(name)))
    for (const name of ['tap', 'tab', 'toggle', 'toast'] as const)
      expect(level(name)).toBeLessThan(level('hit-1') * 0.6)
    for (const name of FIGHT_SAMPLES.heavy) expect(level(name)).toBeGreaterThan(0.88 * level('hit-1'))
    for (const name of EFFECT_NAMES) {
      expect(level(name), name).toBeGreaterThan(0.05)
      expect(level(name), name).toBeLessThan(0.25)
    }
  })

  test('a critical stands 3 dB above a plain hit, a legendary find 4 above a common one, a prototype 3 below (R13, B4)', () => {
    const ways: readonly ((signal: Signal) => number)[] = [
      (signal) => loudestRms(asHeard(signal)),
      (signal) => loudestRms(filtered(signal, 'high', 450), 0.05),
    ]
    for (const loudness of ways) {
      const meanDb = (names: readonly EffectName[]): number =>
        names.reduce((sum, name) => sum + 20 * Math.log10(loudness(effect(name))), 0) / names.length
      const above = (name: readonly EffectName[], plain: readonly EffectName[]): number => meanDb(name) - meanDb(plain)
      const critical = above(FIGHT_SAMPLES.critical, FIGHT_SAMPLES.hit)
      expect(critical).toBeGreaterThan(2.5)
      expect(critical).toBeLessThan(4)
      expect(above(FIGHT_SAMPLES.critical, FIGHT_SAMPLES.heavy)).toBeGreaterThan(2.5)
      expect(above(['reveal-legendary'], ['reveal-common'])).toBeCloseTo(4, 0)
      expect(above(['reveal-prototype'], ['reveal-common'])).toBeCloseTo(-3, 0)
      expect(above(['reveal-legendary'], ['reveal-epic'])).toBeGreaterThan(0.2)
    }
  })

  test('drums do not boom on headphones: below 150 Hz they are some 3 dB softer than drawn', () => {
    const hum = Float32Array.from({ length: SAMPLE_RATE }, (_, index) =>
      Math.sin((2 * Math.PI * 70 * index) / SAMPLE_RATE),
    )
    const ring = Float32Array.from({ length: SAMPLE_RATE }, (_, index) =>
      Math.sin((2 * Math.PI * 2000 * index) / SAMPLE_RATE),
    )
    const takenDb = (signal: Signal): number => 20 * Math.log10(rmsOf(signal) / rmsOf(lowShelved(signal, 220, 4)))
    expect(takenDb(hum)).toBeGreaterThan(3)
    expect(takenDb(hum)).toBeLessThan(4)
    expect(takenDb(ring)).toBeLessThan(0.2)
  })

  test('taps are over before the next tap', () => {
    for (const name of ['tap', 'tab', 'toggle'] as const) expect(effect(name).length / SAMPLE_RATE).toBeLessThan(0.25)
  })

  test('the rarer a find, the longer its reveal', () => {
    const lengths = EFFECT_NAMES.filter((name) => name.startsWith('reveal-')).map((name) => effect(name).length)
    expect(lengths).toHaveLength(6)
    expect([...lengths].sort((a, b) => a - b)).toEqual(lengths)
  })

  test('the same code makes the same samples', () => {
    for (const name of ['burn-2', 'claim'] as const) expect(isSame(renderEffect(name), effect(name))).toBe(true)
  })
})

/** Spectral centroid of a signal, in Hz. */
const centroidOf = (signal: Signal): number => {
  const size = 1024
  let weighted = 0
  let power = 0
  for (let start = 0; start + size <= signal.length; start += size) {
    for (let step = 0; step < 60; step += 1) {
      const hz = 80 * 2 ** (step / 8)
      const turn = (2 * Math.PI * hz) / SAMPLE_RATE
      let [real, imaginary] = [0, 0]
      for (let index = 0; index < size; index += 1) {
        const sample = at(signal, start + index) * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size))
        real += sample * Math.cos(turn * index)
        imaginary += sample * Math.sin(turn * index)
      }
      const strength = (real * real + imaginary * imaginary) * hz
      weighted += strength * hz
      power += strength
    }
  }
  return weighted / power
}

const courseOf = (signal: Signal): number[] => {
  const step = SAMPLE_RATE / 1000
  const count = Math.floor(signal.length / step) - 10
  return Array.from({ length: count }, (_, ms) => rmsOf(signal.subarray(ms * step, (ms + 10) * step)))
}

describe('the samples of a fight', () => {
  const SOUNDS = Object.keys(FIGHT_SAMPLES) as FightSound[]

  test.each(SOUNDS)('%s has three or more, equally loud, each with a colour of its own', (sound) => {
    const samples: readonly EffectName[] = FIGHT_SAMPLES[sound]
    expect(samples.length).toBeGreaterThanOrEqual(3)
    const levels = samples.map((name) => loudestRms(asHeard(effect(name))))
    expect(Math.max(...levels) / Math.min(...levels)).toBeLessThan(1.12)
    const colours = samples.map((name) => centroidOf(effect(name))).sort((a, b) => a - b)
    for (const [index, colour] of colours.entries()) {
      if (index > 0) expect(colour / (colours[index - 1] ?? 1), `${samples} ${colours}`).toBeGreaterThan(1.02)
    }
  })

  test.each(['hit', 'heavy', 'critical', 'steel', 'punch'] as const)('%s strikes with its first samples', (sound) => {
    for (const name of FIGHT_SAMPLES[sound]) {
      const course = courseOf(effect(name))
      expect(Math.max(...course.slice(0, 5)) / Math.max(...course), name).toBeGreaterThan(0.5)
    }
  })

  test('a whoosh is loudest when the blow lands that it goes before', () => {
    for (const name of FIGHT_SAMPLES.whoosh) {
      const course = courseOf(effect(name))
      const loudestMs = course.indexOf(Math.max(...course)) + 5
      expect(loudestMs, name).toBeGreaterThan(WHOOSH_LEAD_MS - 40)
      expect(loudestMs, name).toBeLessThanOrEqual(WHOOSH_LEAD_MS + 10)
    }
  })

  test('a critical hit has the weight that a plain one lacks: longer, and with a deep boom', () => {
    const deep = (name: EffectName) =>
      rmsOf(effect(name).subarray(0, SAMPLE_RATE / 4)) / loudestRms(asHeard(effect(name)))
    for (const name of FIGHT_SAMPLES.critical) {
      expect(effect(name).length).toBeGreaterThan(2.5 * effect('hit-1').length)
      expect(deep(name)).toBeGreaterThan(0.8)
    }
  })

  test('the crowd goes round without a seam, a gap or a swell', () => {
    const crowd = effect('crowd')
    expect(crowd.length / SAMPLE_RATE).toBe(6)
    expect(Math.abs(at(crowd, 0) - at(crowd, crowd.length - 1))).toBeLessThan(longestStep(crowd) * 0.5)
    const part = Math.floor(crowd.length / 12)
    for (let index = 0; index < 12; index += 1) {
      const share = rmsOf(crowd.subarray(index * part, (index + 1) * part)) / rmsOf(crowd)
      expect(share).toBeGreaterThan(0.6)
      expect(share).toBeLessThan(1.6)
    }
  })
})

describe.each(loops)('the loop $name', ({ name, seconds, left, right }) => {
  test('is 20 to 40 seconds long, and both sides are', () => {
    expect(seconds).toBeGreaterThanOrEqual(20)
    expect(seconds).toBeLessThanOrEqual(40)
    expect(left.length).toBe(Math.round(seconds * SAMPLE_RATE))
    expect(right.length).toBe(left.length)
  })

  test('is clean, under the ceiling and balanced', () => {
    for (const side of [left, right]) {
      expect(side.every(Number.isFinite)).toBe(true)
      expect(peakOf(side)).toBeLessThanOrEqual(CEILING)
      expect(Math.abs(meanOf(side))).toBeLessThan(0.01)
    }
    expect(rmsOf(left) / rmsOf(right)).toBeGreaterThan(0.8)
    expect(rmsOf(left) / rmsOf(right)).toBeLessThan(1.25)
  })

  test('has no seam: from its last sample to its first is a step like any other', () => {
    for (const side of [left, right]) {
      expect(Math.abs(at(side, 0) - at(side, side.length - 1))).toBeLessThan(longestStep(side) * 0.5)
    }
  })

  test('has no gap and no swell', () => {
    const part = Math.floor(left.length / 32)
    for (let index = 0; index < 32; index += 1) {
      const level = rmsOf(left.subarray(index * part, (index + 1) * part))
      expect(level / rmsOf(left)).toBeGreaterThan(0.6)
      expect(level / rmsOf(left)).toBeLessThan(1.5)
    }
  })

  test('is as loud as the others', () => {
    expect(rmsOf(asHeard(left))).toBeGreaterThan(0.07)
    expect(rmsOf(asHeard(left))).toBeLessThan(0.11)
    if (name === 'menu') expect(isSame(LOOPS.menu().left, left)).toBe(true)
  })
})

describe('the instruments', () => {
  test.each([48, 60, 72, 81])('the harp is in tune at note %i', (midi) => {
    const wanted = hertz(midi)
    const heard = pitchNear(pluck(createRandom(3), 1.2, wanted), wanted)
    expect(Math.abs(1200 * Math.log2(heard / wanted))).toBeLessThan(6)
  })

  test('notes, chords and melodies are read as they are written', () => {
    expect(midiOf('A4')).toBe(69)
    expect(midiOf('Bb3')).toBe(58)
    expect(midiOf('F#5')).toBe(78)
    expect(melody('E5:1 | G5:.5 -:2')).toEqual([
      { midi: 76, beats: 1 },
      { midi: 79, beats: 0.5 },
      { midi: null, beats: 2 },
    ])
    expect(chords('Am | C7')).toEqual([
      { root: 45, tones: [57, 60, 64] },
      { root: 36, tones: [55, 58, 60, 64] },
    ])
  })

  test('an invalid note, length or chord is reported', () => {
    expect(() => midiOf('H4')).toThrow(/"H4" is no note/)
    expect(() => melody('E5')).toThrow(/"E5" has no length/)
    expect(() => chords('Cdim9')).toThrow(/"Cdim9" is no chord/)
  })
})
