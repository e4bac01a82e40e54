import sharp from 'sharp'
import { type Pixels, TILE } from './picture-difference.ts'

/** Steps of 255 by which a stored colour may lie beside the one taken: half of what the comparison allows. */
export const LOSS = 6

const RGB = 3
const BRIGHTEST = 255

/** Whether the colour at one place lies within the loss of the colour at another. */
const isNear = (one: Uint8Array, at: number, other: Uint8Array, place: number): boolean => {
  for (let channel = 0; channel < RGB; channel += 1)
    if (Math.abs((one[at + channel] ?? 0) - (other[place + channel] ?? 0)) > LOSS) return false
  return true
}

interface Tile {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const tilesOf = ({ width, height }: Pixels): Tile[] =>
  Array.from({ length: Math.ceil(height / TILE) }, (_row, row) => row * TILE).flatMap((top) =>
    Array.from({ length: Math.ceil(width / TILE) }, (_column, column) => column * TILE).map((left) => ({
      left,
      top,
      right: Math.min(left + TILE, width),
      bottom: Math.min(top + TILE, height),
    })),
  )

/** Whether all of a tile lies within the loss of what another picture has at that place. */
const isTileNear = (picture: Pixels, other: Pixels, tile: Tile): boolean => {
  if (tile.right > other.width || tile.bottom > other.height) return false
  for (let y = tile.top; y < tile.bottom; y += 1)
    for (let x = tile.left; x < tile.right; x += 1)
      if (!isNear(picture.data, (y * picture.width + x) * RGB, other.data, (y * other.width + x) * RGB)) return false
  return true
}

/**
 * The picture with calm areas: a pixel takes the colour of a neighbour where that lies within the loss. Browsers dither gradients, which no
 * compression can foresee.
 */
const calmed = ({ width, height, data }: Pixels): Pixels => {
  const calm = new Uint8Array(data.length)
  const step = 2 * LOSS
  const row = width * RGB
  for (let at = 0; at < data.length; at += RGB) {
    const x = (at % row) / RGB
    const neighbours = [
      x > 0 ? at - RGB : -1,
      at - row,
      x > 0 ? at - row - RGB : -1,
      x < width - 1 ? at - row + RGB : -1,
    ]
    const like = neighbours.find((place) => place >= 0 && isNear(data, at, calm, place))
    for (let channel = 0; channel < RGB; channel += 1) {
      const value = data[at + channel] ?? 0
      calm[at + channel] =
        like === undefined ? Math.min(BRIGHTEST, Math.round(value / step) * step) : (calm[like + channel] ?? 0)
    }
  }
  return { width, height, data: calm }
}

const copyTile = (from: Pixels, tile: Tile, into: Pixels): void => {
  for (let y = tile.top; y < tile.bottom; y += 1) {
    const at = (y * from.width + tile.left) * RGB
    into.data.set(from.data.subarray(at, (y * from.width + tile.right) * RGB), (y * into.width + tile.left) * RGB)
  }
}

/**
 * A baseline's file: a WebP that decodes to the picture's colours within the loss.
 * @param earlier this picture's baseline until now: what looks like it stays as it is
 */
export const encodeBaseline = async (picture: Pixels, earlier: Pixels | null = null): Promise<Buffer> => {
  const { width, height } = picture
  const stored = calmed(picture)
  if (earlier)
    for (const tile of tilesOf(picture)) if (isTileNear(picture, earlier, tile)) copyTile(earlier, tile, stored)
  return sharp(stored.data, { raw: { width, height, channels: RGB } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
}
