export interface Note {
  readonly midi: number | null
  readonly beats: number
}

const SEMITONES: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

/** MIDI number of a note: 'A4' is 69. Accepts sharps and flats ('F#5', 'Bb3'); throws for anything else. */
export const midiOf = (name: string): number => {
  const match = /^([A-G])([#b]?)(-?\d)$/.exec(name)
  const semitone = SEMITONES[match?.[1] ?? '']
  if (!match || semitone === undefined)
    throw new Error(`"${name}" is no note: write a letter, # or b, and an octave (F#5)`)
  const sharpened = match[2] === '#' ? 1 : match[2] === 'b' ? -1 : 0
  return (Number(match[3]) + 1) * 12 + semitone + sharpened
}

/** Example: 'E5:1 G5:.5 -:2' is a note of one beat, a note of half a beat and a rest of two. Bars (|) are ignored. */
export const melody = (text: string): readonly Note[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '|')
    .map((word) => {
      const [name = '', length = ''] = word.split(':')
      const beats = Number(length)
      if (!(beats > 0)) throw new Error(`"${word}" has no length: write the beats behind a colon (E5:.5)`)
      return { midi: name === '-' ? null : midiOf(name), beats }
    })

const CHORD_STEPS: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '7': [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  sus4: [0, 5, 7],
  add9: [0, 4, 7, 14],
}

/** The root is between C2 and B2, the other tones around the middle of the keyboard. */
export interface Chord {
  readonly root: number
  readonly tones: readonly number[]
}

/** Lowest of the chord tones. All tones are within an octave above it, so that chords flow into each other. */
const LOWEST_TONE = 53

/** Reads text such as 'C Am7 Fmaj7 G'. Throws for an unknown chord. */
export const chords = (text: string): readonly Chord[] =>
  text
    .split(/[\s|]+/)
    .filter((word) => word !== '')
    .map((word) => {
      const match = /^([A-G][#b]?)(.*)$/.exec(word)
      const steps = CHORD_STEPS[match?.[2] ?? '-']
      if (!match || !steps) throw new Error(`"${word}" is no chord that this band knows`)
      const root = midiOf(`${match[1]}2`)
      const tones = steps.map((step) => {
        const tone = root + step
        return tone + 12 * Math.ceil((LOWEST_TONE - tone) / 12)
      })
      return { root, tones: tones.sort((a, b) => a - b) }
    })

export const cyclic = <T>(row: readonly T[], index: number): T => {
  const element = row[index % row.length]
  if (element === undefined) throw new Error('A row to walk round in must not be empty')
  return element
}
