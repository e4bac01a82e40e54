import type { Pixels } from './picture-difference.ts'

/** Side of a cell, px. */
export const CELL = 16
/** Numbers that stand for a cell. Each is a letter, so that a cell is as many letters. */
const NUMBERS = 4
/** By what a sum is divided before it is a number: less than a quarter of what may differ. */
const STEP = 16
/** By how much the sums of a cell may differ, as the root of their mean square: what one step of 255 does on every third pixel and more. */
const TOLERANCE = 40
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const RGB = 3
const NEWLINE = '\n'

/** What is kept of a picture that is not stored: for each row of cells a line, for each cell four letters. */
export interface PictureSignature {
  readonly width: number
  readonly height: number
  readonly rows: readonly string[]
}

/** A cell that differs, px from the picture's upper left corner. */
export interface UnlikeCell {
  readonly x: number
  readonly y: number
  /** Root of the mean square of what its sums differ by: how far beyond the tolerance. */
  readonly apart: number
}

/**
 * Plus and minus for every colour of a cell and each of its numbers, the same for ever: a xorshift from a fixed seed. A difference of `d` steps in
 * `n` colours moves such a sum by about `d √n`, wherever in the cell it is (a random projection, as of Johnson and Lindenstrauss).
 */
const signs = ((): Int8Array => {
  const drawn = new Int8Array(CELL * CELL * RGB * NUMBERS)
  let state = 0x12345678
  for (let at = 0; at < drawn.length; at += 1) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    drawn[at] = (state >>> 16) & 1 ? 1 : -1
  }
  return drawn
})()

/** The sums of all cells, row by row, `NUMBERS` each. */
const sumsOf = ({ width, height, data }: Pixels): { readonly sums: Int32Array; readonly columns: number } => {
  const columns = Math.ceil(width / CELL)
  const sums = new Int32Array(columns * Math.ceil(height / CELL) * NUMBERS)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * RGB
      const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      const cell = (Math.floor(y / CELL) * columns + Math.floor(x / CELL)) * NUMBERS
      const sign = ((y % CELL) * CELL + (x % CELL)) * RGB * NUMBERS
      for (let number = 0; number < NUMBERS; number += 1)
        sums[cell + number] =
          (sums[cell + number] ?? 0) +
          red * (signs[sign + number] ?? 0) +
          green * (signs[sign + NUMBERS + number] ?? 0) +
          blue * (signs[sign + 2 * NUMBERS + number] ?? 0)
    }
  return { sums, columns }
}

/** A sum goes round after 64 steps: one that differs by more seldom looks alike, and hardly ever all four of a cell. */
const letterOf = (sum: number): string => {
  const number = Math.round(sum / STEP) % LETTERS.length
  return LETTERS.charAt(number < 0 ? number + LETTERS.length : number)
}

/** The signature of a picture. */
export const signatureOf = (picture: Pixels): PictureSignature => {
  const { sums, columns } = sumsOf(picture)
  const rowLength = columns * NUMBERS
  const rows = Array.from({ length: sums.length / rowLength }, (_row, row) =>
    Array.from(sums.subarray(row * rowLength, (row + 1) * rowLength), letterOf).join(''),
  )
  return { width: picture.width, height: picture.height, rows }
}

/** By how much two letters' sums differ, the shorter way round. */
const apartOf = (one: string, other: string): number => {
  const steps = Math.abs(LETTERS.indexOf(one) - LETTERS.indexOf(other))
  return Math.min(steps, LETTERS.length - steps) * STEP
}

/** The cells in which two signatures of one size differ by more than the tolerance. */
export const unlikeCells = (before: PictureSignature, after: PictureSignature): UnlikeCell[] => {
  const found: UnlikeCell[] = []
  for (const [row, line] of after.rows.entries()) {
    const earlier = before.rows[row] ?? ''
    if (earlier === line) continue
    for (let at = 0; at < line.length; at += NUMBERS) {
      let squares = 0
      for (let number = at; number < at + NUMBERS; number += 1)
        squares += apartOf(earlier.charAt(number), line.charAt(number)) ** 2
      const apart = Math.sqrt(squares / NUMBERS)
      if (apart > TOLERANCE) found.push({ x: (at / NUMBERS) * CELL, y: row * CELL, apart })
    }
  }
  return found
}

const HEAD = /^(?<name>\S+) (?<width>\d+) × (?<height>\d+)$/

/**
 * The text of a folder's signatures: a head with name and size, the rows, an empty line. Rows are base64: a word in them, such as one that
 * marks work to be done, is chance.
 */
export const toSignatureText = (signatures: ReadonlyMap<string, PictureSignature>): string =>
  [...signatures]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { width, height, rows }]) => [`${name} ${width} × ${height}`, ...rows, ''].join(NEWLINE))
    .join(NEWLINE)

/**
 * Reads the text of a folder's signatures.
 * @throws Error with the first line that is none, or the name of a picture whose rows do not fit its size
 */
export const fromSignatureText = (text: string): Map<string, PictureSignature> => {
  const found = new Map<string, PictureSignature>()
  for (const block of text.split(NEWLINE + NEWLINE)) {
    const [head = '', ...rows] = block.split(NEWLINE).filter((line) => line !== '')
    if (head === '') continue
    const { name = '', width, height } = HEAD.exec(head)?.groups ?? {}
    if (name === '') throw new Error(`Not a picture’s signature: ${head.slice(0, 80)}`)
    const signature = { width: Number(width), height: Number(height), rows }
    const letters = Math.ceil(signature.width / CELL) * NUMBERS
    if (rows.length !== Math.ceil(signature.height / CELL) || rows.some((row) => row.length !== letters))
      throw new Error(`The signature of ${name} does not fit its size: run npm run shots:accept`)
    found.set(name, signature)
  }
  return found
}
