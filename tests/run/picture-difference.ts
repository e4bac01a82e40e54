import sharp from 'sharp'

/** Steps of 255 by which a channel of a pixel may differ. */
const CHANNEL_STEPS = 12
/** Side of a tile, px. */
export const TILE = 32
/** Pixels of a tile that may differ by more. */
const STRAY_PIXELS = 6

/** The one tolerance of all pictures, as a sentence. */
export const TOLERANCE = `pictures may differ by ${CHANNEL_STEPS} of 255 steps in each colour, and by more in ${STRAY_PIXELS} pixels of each tile of ${TILE} × ${TILE}`

/** A picture as three bytes a pixel, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Where two pictures of one size differ by more than the tolerance. */
export interface PictureDifference {
  /** Pixels that differ in colour, in the whole picture. */
  readonly pixels: number
  /** Tiles that hold more of them than the tolerance allows. */
  readonly tiles: number
  /** The tile that holds most, px from the picture's upper left corner. */
  readonly worst: { readonly x: number; readonly y: number; readonly pixels: number }
  /** What differs in red, on the faded later picture. */
  readonly marked: Pixels
}

/** Reads the content of a picture's file. */
export const readPixels = async (picture: Uint8Array): Promise<Pixels> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** A PNG of the pixels, quick to make. */
export const toPng = ({ width, height, data }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toBuffer()

const isUnlike = (before: Uint8Array, after: Uint8Array, at: number): boolean => {
  for (let channel = at; channel < at + 3; channel += 1)
    if (Math.abs((after[channel] ?? 0) - (before[channel] ?? 0)) > CHANNEL_STEPS) return true
  return false
}

const FADED = 0.25
const WHITE = 255
const RED = [230, 0, 40] as const

/** A picture on which marks stand out. */
export const faded = ({ width, height, data }: Pixels): Pixels => ({
  width,
  height,
  data: data.map((value) => WHITE - (WHITE - value) * FADED),
})

/** Paints a pixel of a picture red. */
export const paint = ({ width, data }: Pixels, x: number, y: number): void => data.set(RED, (y * width + x) * 3)

const marking = (before: Pixels, after: Pixels): Pixels => {
  const marked = faded(after)
  for (let at = 0; at < marked.data.length; at += 3) if (isUnlike(before.data, after.data, at)) marked.data.set(RED, at)
  return marked
}

/** Unlike pixels of each tile, row by row. */
const countByTile = (before: Pixels, after: Pixels): { readonly counts: Uint32Array; readonly columns: number } => {
  const columns = Math.ceil(after.width / TILE)
  const counts = new Uint32Array(columns * Math.ceil(after.height / TILE))
  for (let pixel = 0; pixel < after.width * after.height; pixel += 1) {
    if (!isUnlike(before.data, after.data, pixel * 3)) continue
    const tile = Math.floor(pixel / after.width / TILE) * columns + Math.floor((pixel % after.width) / TILE)
    counts[tile] = (counts[tile] ?? 0) + 1
  }
  return { counts, columns }
}

/** How two pictures of one size differ; null when within the tolerance. */
export const pictureDifference = (before: Pixels, after: Pixels): PictureDifference | null => {
  const { counts, columns } = countByTile(before, after)
  const tiles = counts.filter((count) => count > STRAY_PIXELS).length
  if (tiles === 0) return null
  const most = Math.max(...counts)
  const index = counts.indexOf(most)
  return {
    pixels: counts.reduce((sum, count) => sum + count, 0),
    tiles,
    worst: { x: (index % columns) * TILE, y: Math.floor(index / columns) * TILE, pixels: most },
    marked: marking(before, after),
  }
}

/** Width and height, as a person says them. */
export const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }): string =>
  `${width} × ${height}`

/** A picture beside its baseline. */
export interface ComparedPicture {
  /** What differs, as text: how much, and where to look first. */
  readonly words: string
  /** What differs, drawn; null where the sizes differ. */
  readonly marked: Pixels | null
}

/** Compares a picture with its baseline; null when it is within the tolerance. */
export const comparedWithBaseline = (baseline: Pixels, picture: Pixels): ComparedPicture | null => {
  if (baseline.width !== picture.width || baseline.height !== picture.height)
    return { words: `is ${sizeOf(picture)}, was ${sizeOf(baseline)}`, marked: null }
  const difference = pictureDifference(baseline, picture)
  if (!difference) return null
  const { pixels, tiles, worst, marked } = difference
  const where = `most at x ${worst.x}, y ${worst.y} (${worst.pixels} px of a tile)`
  return { words: `${pixels} px in ${tiles} ${tiles === 1 ? 'tile' : 'tiles'}, ${where}`, marked }
}

/** Space between pictures of a sheet, px. */
const GAP = 8

/** Pictures in a row on white: what was, what is, what differs. */
export const sideBySide = (pictures: readonly Pixels[]): Pixels => {
  const width = pictures.reduce((sum, picture) => sum + picture.width + GAP, -GAP)
  const height = Math.max(...pictures.map((picture) => picture.height))
  const data = new Uint8Array(width * height * 3).fill(WHITE)
  let left = 0
  for (const picture of pictures) {
    for (let y = 0; y < picture.height; y += 1)
      data.set(picture.data.subarray(y * picture.width * 3, (y + 1) * picture.width * 3), (y * width + left) * 3)
    left += picture.width + GAP
  }
  return { width, height, data }
}
