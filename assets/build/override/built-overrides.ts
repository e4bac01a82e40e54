import type { OutputFile } from '../output.ts'
import { type ArtProblem, type ArtProblemText, sentencesOf } from '../problem.ts'
import type { FrameOverrides, OverrideReading, Overrides } from './read-overrides.ts'

export interface OverrideWords {
  readonly used: number
  /** One sentence per fault. The game's own frame or sound is used instead. */
  readonly leftOut: readonly string[]
  /** Sentences about overrides that are used but look wrong. */
  readonly suspicions: readonly string[]
}

export interface BuiltOverrides extends OverrideWords {
  readonly overrides: Overrides
}

export interface OutputNotes {
  readonly used: readonly string[]
  readonly leftOut: readonly ArtProblemText[]
  readonly suspicions: readonly ArtProblemText[]
}

/** Kept in the cache entry, beside the output's files. */
const NOTES_FILE = 'override-notes.json'

const textOf = ({ file, frame, problem, cure }: ArtProblemText): ArtProblemText => ({ file, frame, problem, cure })

export const withNotes = ({
  files,
  used,
  leftOut,
  suspicions,
}: OutputNotes & { readonly files: readonly OutputFile[] }): OutputFile[] => {
  const notes: OutputNotes = { used, leftOut: leftOut.map(textOf), suspicions: suspicions.map(textOf) }
  return [...files, { fileName: NOTES_FILE, data: Buffer.from(JSON.stringify(notes)) }]
}

export const toNotes = (cached: readonly OutputFile[]): OutputNotes & { readonly files: readonly OutputFile[] } => {
  const files = cached.filter(({ fileName }) => fileName !== NOTES_FILE)
  const stored = cached.find(({ fileName }) => fileName === NOTES_FILE)
  const notes: OutputNotes = stored
    ? JSON.parse(stored.data.toString('utf8'))
    : { used: [], leftOut: [], suspicions: [] }
  return { files, ...notes }
}

const onlyUsed = (frames: FrameOverrides, used: readonly string[]): FrameOverrides =>
  new Map([...frames].filter(([name]) => used.includes(name)))

export const builtOverrides = (
  reading: OverrideReading,
  outputs: ReadonlyMap<string, OutputNotes>,
  sounds: { readonly used: number; readonly leftOut: readonly ArtProblem[] },
): BuiltOverrides => {
  const notes = [...outputs.values()]
  const overrides = new Map(
    [...reading.overrides].map(([output, frames]) => [output, onlyUsed(frames, outputs.get(output)?.used ?? [])]),
  )
  const leftOut = [...reading.leftOut, ...notes.flatMap((note) => note.leftOut), ...sounds.leftOut]
  return {
    overrides,
    used: sounds.used + notes.reduce((sum, note) => sum + note.used.length, 0),
    leftOut: sentencesOf(leftOut).sort(),
    suspicions: sentencesOf(notes.flatMap((note) => note.suspicions)).sort(),
  }
}

const LEFT_OUT = 'Left out'
/** Messages that begin so are about additions, for which the game has no art to fall back on. */
const NEW_THINGS = 'assets/additions/'

export const overrideLines = ({ used, leftOut, suspicions }: OverrideWords): string[] => [
  ...(used > 0 || leftOut.length > 0
    ? [`Overrides: ${used} used; reasons to leave out others: ${leftOut.length}.`]
    : []),
  ...leftOut.map(
    (sentence) => `${sentence.startsWith(NEW_THINGS) ? LEFT_OUT : `${LEFT_OUT}, ours stands in`}: ${sentence}`,
  ),
  ...suspicions.map((sentence) => `Used, but look at it: ${sentence}`),
]
