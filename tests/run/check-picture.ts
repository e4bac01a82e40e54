import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { BASELINES, readBaseline, readSignature } from './baselines.ts'
import { comparedWithBaseline, faded, type Pixels, paint, readPixels, sizeOf } from './picture-difference.ts'
import { CELL, type PictureSignature, signatureOf, type UnlikeCell, unlikeCells } from './picture-signature.ts'

/** Where the pictures lie of which only signatures are kept, as `npm run shots:before` drew them and `npm run shots:accept` took them last. */
export const DRAWN = path.resolve(import.meta.dirname, '../../.cache/shots-before')

/** A picture that is not what it was. */
export interface PictureFinding {
  /** How it differs: how much, and where to look first. Null when there was none before. */
  readonly words: string | null
  /** What it was; null where only its signature is kept and nobody has drawn it. */
  readonly expected: Pixels | null
  /** What differs, drawn; null where that cannot be drawn. */
  readonly marked: Pixels | null
}

const NEW: PictureFinding = { words: null, expected: null, marked: null }

/** The picture as it was when its signature was taken; null when none lies there, or another one. */
export const drawnBefore = async (
  name: string,
  signature: PictureSignature,
  folder = DRAWN,
): Promise<Pixels | null> => {
  const file = path.join(folder, `${name}.png`)
  if (!existsSync(file)) return null
  const drawn = await readPixels(readFileSync(file))
  const isOfThatSignature =
    drawn.width === signature.width &&
    drawn.height === signature.height &&
    unlikeCells(signature, signatureOf(drawn)).length === 0
  return isOfThatSignature ? drawn : null
}

/** The cells framed on the faded picture. */
const framing = (picture: Pixels, cells: readonly UnlikeCell[]): Pixels => {
  const marked = faded(picture)
  for (const { x, y } of cells) {
    const [right, bottom] = [Math.min(x + CELL, picture.width) - 1, Math.min(y + CELL, picture.height) - 1]
    for (let at = x; at <= right; at += 1) for (const edge of [y, bottom]) paint(marked, at, edge)
    for (let at = y; at <= bottom; at += 1) for (const edge of [x, right]) paint(marked, edge, at)
  }
  return marked
}

const wordsOf = (cells: readonly UnlikeCell[]): string => {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)]
  const worst = cells.reduce((most, cell) => (cell.apart > most.apart ? cell : most))
  const span = (places: readonly number[]): string => `${Math.min(...places)}–${Math.max(...places) + CELL}`
  const count = `${cells.length} ${cells.length === 1 ? 'tile' : 'tiles'} of ${CELL} × ${CELL} px`
  return `${count} within x ${span(xs)}, y ${span(ys)}, most at x ${worst.x}, y ${worst.y}`
}

const checkBySignature = async (
  name: string,
  picture: Pixels,
  folders: PictureFolders,
): Promise<PictureFinding | null> => {
  const before = readSignature(name, folders.baselines)
  if (!before) return NEW
  const expected = () => drawnBefore(name, before, folders.drawn)
  if (before.width !== picture.width || before.height !== picture.height)
    return { words: `is ${sizeOf(picture)}, was ${sizeOf(before)}`, expected: await expected(), marked: null }
  const cells = unlikeCells(before, signatureOf(picture))
  return cells.length === 0
    ? null
    : { words: wordsOf(cells), expected: await expected(), marked: framing(picture, cells) }
}

/** Where baselines and drawn pictures lie. */
export interface PictureFolders {
  readonly baselines: string
  readonly drawn: string
}

const OURS: PictureFolders = { baselines: BASELINES, drawn: DRAWN }

/** Checks a picture against what is kept of it: of a main shot the picture, of others the signature. Null when it is within the tolerance. */
export const checkPicture = async (
  name: string,
  isMain: boolean,
  picture: Pixels,
  folders: PictureFolders = OURS,
): Promise<PictureFinding | null> => {
  if (!isMain) return checkBySignature(name, picture, folders)
  const expected = await readBaseline(name, folders.baselines)
  if (!expected) return NEW
  const difference = comparedWithBaseline(expected, picture)
  return difference && { ...difference, expected }
}
