import type { Slice } from './draw.ts'

/** Of the UTF-8 bytes, lower-case hex. Asynchronous in browsers. */
export type Sha256 = (text: string) => Promise<string>

/** Published with the hash of its entrants' lines (R26). */
export interface HashedSlice extends Pick<Slice, 'size' | 'lowest' | 'highest'> {
  /** From 1, weakest first; equals the bracket's number. */
  readonly no: number
  readonly hash: string
}

const LINE_BREAK = '\n'

/** Hashed for a slice (R26). @param lines `entrantLine`s by power */
export const sliceText = (lines: readonly string[]): string => lines.join(LINE_BREAK)

/** Hashed for all entrants before the draw (R26): one line per slice, weakest first. */
export const entrantsText = (slices: readonly HashedSlice[]): string =>
  slices.map(({ no, size, lowest, highest, hash }) => `${no} ${size} ${lowest} ${highest} ${hash}`).join(LINE_BREAK)
