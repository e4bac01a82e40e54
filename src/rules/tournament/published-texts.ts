import type { Slice } from './draw.ts'

/** SHA-256 of a text's UTF-8 bytes in lower-case hex: by the platform, in browsers asynchronous. */
export type Sha256 = (text: string) => Promise<string>

/** A slice of the entrants as it is published: with the hash of its entrants' lines (R26). */
export interface HashedSlice extends Pick<Slice, 'size' | 'lowest' | 'highest'> {
  /** 1, 2, 3 … from the weakest; a bracket has the same number. */
  readonly no: number
  readonly hash: string
}

const LINE_BREAK = '\n'

/**
 * The text whose SHA-256 is a slice's hash (R26).
 * @param lines of its entrants (`entrantLine`), in the order by power
 */
export const sliceText = (lines: readonly string[]): string => lines.join(LINE_BREAK)

/** The text whose SHA-256 is published as the hash of all entrants, before anything is drawn (R26): a line a slice, the weakest first. */
export const entrantsText = (slices: readonly HashedSlice[]): string =>
  slices.map(({ no, size, lowest, highest, hash }) => `${no} ${size} ${lowest} ${highest} ${hash}`).join(LINE_BREAK)
