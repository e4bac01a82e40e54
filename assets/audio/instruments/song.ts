import { filtered } from '../kit/filter.ts'
import { asHeard, rmsOf, underCeiling } from '../kit/level.ts'
import { createRandom } from '../kit/random.ts'
import { reverb } from '../kit/reverb.ts'
import { mixInto, SAMPLE_RATE, type Signal, silence } from '../kit/signal.ts'
import { type Band, createBand, type Voice } from './band.ts'
import type { Note } from './notation.ts'

export interface Loop {
  readonly seconds: number
  readonly left: Signal
  readonly right: Signal
}

export interface Mix {
  /** Reverb: `wet` is its share 0–1, `room` the size of the room; 1 is a hall. */
  readonly wet: number
  readonly room: number
  /** RMS of the whole song after the filter `asHeard`, 0–1. */
  readonly level: number
}

/** Times are in beats, four to a bar. */
export interface Song {
  readonly band: Band
  readonly bars: number
  readonly seconds: (beats: number) => number
  /** `pan` runs from -1 (left) to 1 (right). */
  readonly play: (signal: Signal, beat: number, gain: number, pan?: number) => void
  readonly sing: (
    voice: Voice,
    notes: readonly Note[],
    beat: number,
    gain: number,
    pan?: number,
    legato?: number,
  ) => void
  readonly finish: (mix: Mix) => Loop
}

export interface SongSetup {
  readonly beatsPerMinute: number
  readonly bars: number
  readonly seed: number
}

const BEATS_PER_BAR = 4
/** Length of the reverb and decay that is folded back into the start of the loop. */
const TAIL_SECONDS = 3
const CENTRE_GAIN = Math.SQRT2
/** High-pass filter frequency: lower sound only costs headroom. */
const RUMBLE_HZ = 38

const wrapped = (signal: Signal, length: number): Signal => {
  const round = signal.slice(0, length)
  for (let index = length; index < signal.length; index += 1) {
    const at = index % length
    round[at] = (round[at] ?? 0) + (signal[index] ?? 0)
  }
  return round
}

export const createSong = ({ beatsPerMinute, bars, seed }: SongSetup): Song => {
  const beatSeconds = 60 / beatsPerMinute
  // A whole number of samples: with a fraction the seam would drift at each repetition.
  const length = Math.round(bars * BEATS_PER_BAR * beatSeconds * SAMPLE_RATE)
  const total = length / SAMPLE_RATE
  const left = silence(total + TAIL_SECONDS)
  const right = silence(total + TAIL_SECONDS)
  const song: Song = {
    band: createBand(createRandom(seed)),
    bars,
    seconds: (beats) => beats * beatSeconds,
    play(signal, beat, gain, pan = 0) {
      const angle = ((pan + 1) * Math.PI) / 4
      mixInto(left, signal, beat * beatSeconds, gain * CENTRE_GAIN * Math.cos(angle))
      mixInto(right, signal, beat * beatSeconds, gain * CENTRE_GAIN * Math.sin(angle))
    },
    sing(voice, notes, beat, gain, pan = 0, legato = 0.9) {
      let at = beat
      for (const { midi, beats } of notes) {
        if (midi !== null) song.play(voice(midi, beats * beatSeconds * legato), at, gain, pan)
        at += beats
      }
    },
    finish({ wet, room, level }) {
      const [roomLeft, roomRight] = [left, right].map((side) => {
        const clean = filtered(side, 'high', RUMBLE_HZ)
        return wrapped(reverb(clean, wet, room, TAIL_SECONDS), length)
      })
      if (!roomLeft || !roomRight) throw new Error('A song has two sides')
      const gain = (level * 2) / (rmsOf(asHeard(roomLeft)) + rmsOf(asHeard(roomRight)))
      const master = (sample: number): number => underCeiling(sample * gain)
      return { seconds: total, left: roomLeft.map(master), right: roomRight.map(master) }
    },
  }
  return song
}
