import { describe, expect, test } from 'vitest'
import { renderEffect } from '../../assets/audio/effects/all.ts'
import { chords, melody, midiOf } from '../../assets/audio/instruments/notation.ts'
import { asHeard, CEILING, loudestRms, peakOf, rmsOf } from '../../assets/audio/kit/level.ts'
import { pluck } from '../../assets/audio/kit/pluck.ts'
import { createRandom } from '../../assets/audio/kit/random.ts'
import { hertz, SAMPLE_RATE, type Signal } from '../../assets/audio/kit/signal.ts'
import { LOOPS } from '../../assets/audio/loops/all.ts'
import { EFFECT_NAMES, type EffectName, LOOP_NAMES } from '../../assets/manifest/sound-names.ts'

const at = (signal: Signal, index: number): number => signal[index] ?? Number.NaN
/** Sample by sample, quickly: an `expect` of a million numbers takes seconds. */
const isSame = (a: Signal, b: Signal): boolean => Buffer.from(a.buffer).equals(Buffer.from(b.buffer))
const meanOf = (signal: Signal): number => signal.reduce((sum, sample) => sum + sample, 0) / signal.length

/** The longest step between neighbours: a click is a longer one than the music itself makes. */
const longestStep = (signal: Signal): number => {
  let longest = 0
  for (let index = 1; index < signal.length; index += 1) {
    longest = Math.max(longest, Math.abs(at(signal, index) - at(signal, index - 1)))
  }
  return longest
}

/** Frequency of a steady tone near `expected`, by the lag at which it is most like itself. */
const pitchNear = (signal: Signal, expected: number): number => {
  const start = Math.round(SAMPLE_RATE * 0.1)
  const size = Math.round(SAMPLE_RATE * 0.2)
  const likeness = (lag: number): number => {
    let sum = 0
    for (let index = start; index < start + size; index += 1) sum += at(signal, index) * at(signal, index + lag)
    return sum
  }
  // Many periods at once make the answer finer than a sample.
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
  test.each(EFFECT_NAMES)('%s is short, clean and dies away', (name) => {
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
    for (const name of ['tap', 'tab', 'toggle', 'toast'] as const) expect(level(name)).toBeLessThan(level('hit') * 0.6)
    expect(level('heavy-hit')).toBeGreaterThan(0.9 * level('hit'))
    for (const name of EFFECT_NAMES) {
      expect(level(name), name).toBeGreaterThan(0.05)
      expect(level(name), name).toBeLessThan(0.25)
    }
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
    for (const name of ['burn', 'claim'] as const) expect(isSame(renderEffect(name), effect(name))).toBe(true)
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
