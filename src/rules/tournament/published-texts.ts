import type { Slice } from './draw.ts'

/** Hashes the text's UTF-8 bytes, to lower-case hex. Asynchronous, as in browsers. */
export type Sha256 = (text: string) => Promise<string>

/** A slice as it is published, with the hash of its entrants' lines (R26). */
export interface HashedSlice extends Pick<Slice, 'size' | 'lowest' | 'highest'> {
  /** From 1, the weakest slice first. The bracket's number is the same. */
  readonly no: number
  readonly hash: string
}

const LINE_BREAK = '\n'

/** The text of which a slice's hash is made (R26). @param lines `entrantLine`s by power */
export const sliceText = (lines: readonly string[]): string => lines.join(LINE_BREAK)

/** The text of which the hash of all entrants is made before the draw (R26): one line per slice, weakest first. */
export const entrantsText = (slices: readonly HashedSlice[]): string =>
  slices.map(({ no, size, lowest, highest, hash }) => `${no} ${size} ${lowest} ${highest} ${hash}`).join(LINE_BREAK)
