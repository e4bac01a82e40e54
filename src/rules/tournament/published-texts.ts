import type { Slice } from './draw.ts'

/** SHA-256 of the text in UTF-8, as lower-case hex. Asynchronous, because browsers have no synchronous one. */
export type Sha256 = (text: string) => Promise<string>

/** A published slice (R26). `hash` is the SHA-256 of `sliceText`. */
export interface HashedSlice extends Pick<Slice, 'size' | 'lowest' | 'highest'> {
  /** From 1 for the weakest slice. A bracket has the same number, but its entrants come from all slices of its pool. */
  readonly no: number
  readonly hash: string
}

const LINE_BREAK = '\n'

/** Text for a slice's hash (R26). @param lines `entrantLine`s, sorted by power */
export const sliceText = (lines: readonly string[]): string => lines.join(LINE_BREAK)

/** Text for the hash of all entrants, which is published before the draw (R26): one line per slice, weakest first. */
export const entrantsText = (slices: readonly HashedSlice[]): string =>
  slices.map(({ no, size, lowest, highest, hash }) => `${no} ${size} ${lowest} ${highest} ${hash}`).join(LINE_BREAK)
