import sharp from 'sharp'
import { type Pixels, TILE } from './picture-difference.ts'

/** Steps of 255 by which a stored colour may lie beside the one taken: half of what the comparison allows. */
export const LOSS = 6

const [RGB, RGBA] = [3, 4] as const
const OPAQUE = 255

/** Whether the colour at one place lies within the loss of the colour at another. */
const isNear = (one: Uint8Array, at: number, other: Uint8Array, place: number, loss: number): boolean => {
  for (let channel = 0; channel < RGB; channel += 1)
    if (Math.abs((one[at + channel] ?? 0) - (other[place + channel] ?? 0)) > loss) return false
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
const isTileNear = (picture: Pixels, other: Pixels, tile: Tile, loss: number): boolean => {
  if (tile.right > other.width || tile.bottom > other.height) return false
  for (let y = tile.top; y < tile.bottom; y += 1)
    for (let x = tile.left; x < tile.right; x += 1)
      if (!isNear(picture.data, (y * picture.width + x) * RGB, other.data, (y * other.width + x) * RGB, loss))
        return false
  return true
}

/**
 * The picture with calm areas: a pixel takes the colour of a neighbour where that lies within the loss. Browsers dither gradients, which no
 * compression can foresee.
 */
const calmed = ({ width, height, data }: Pixels, loss: number): Pixels => {
  const calm = new Uint8Array(data.length)
  const step = 2 * loss
  const row = width * RGB
  for (let at = 0; at < data.length; at += RGB) {
    const x = (at % row) / RGB
    const neighbours = [
      x > 0 ? at - RGB : -1,
      at - row,
      x > 0 ? at - row - RGB : -1,
      x < width - 1 ? at - row + RGB : -1,
    ]
    const like = neighbours.find((place) => place >= 0 && isNear(data, at, calm, place, loss))
    for (let channel = 0; channel < RGB; channel += 1) {
      const value = data[at + channel] ?? 0
      calm[at + channel] =
        like === undefined ? Math.min(OPAQUE, Math.round(value / step) * step) : (calm[like + channel] ?? 0)
    }
  }
  return { width, height, data: calm }
}

const copyTile = (from: Pixels, tile: Tile, into: Uint8Array, width: number): void => {
  for (let y = tile.top; y < tile.bottom; y += 1)
    for (let x = tile.left; x < tile.right; x += 1) {
      const [source, target] = [(y * from.width + x) * RGB, (y * width + x) * RGBA]
      for (let channel = 0; channel < RGB; channel += 1) into[target + channel] = from.data[source + channel] ?? 0
      into[target + RGB] = OPAQUE
    }
}

/** What a picture is stored upon. */
export interface StoredUpon {
  /** Another baseline: tiles that look like it are left out, and are transparent. */
  readonly base?: Pixels | null | undefined
  /** This picture's baseline until now: what looks like it stays as it is. */
  readonly earlier?: Pixels | null | undefined
  /** By how much a colour may change; 0 for pictures that come from baselines themselves. */
  readonly loss?: number
}

/** A baseline's file: a WebP that decodes to the picture's colours within the loss. */
export const encodeBaseline = async (
  picture: Pixels,
  { base = null, earlier = null, loss = LOSS }: StoredUpon = {},
): Promise<Buffer> => {
  const { width, height } = picture
  const calm = loss === 0 ? picture : calmed(picture, loss)
  const data = new Uint8Array(width * height * RGBA)
  for (const tile of tilesOf(picture)) {
    if (base && isTileNear(picture, base, tile, loss)) continue
    copyTile(earlier && isTileNear(picture, earlier, tile, loss) ? earlier : calm, tile, data, width)
  }
  return sharp(data, { raw: { width, height, channels: RGBA } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
}

/**
 * Reads the content of a baseline's file, with the tiles that it shares with its base.
 * @throws Error when it shares tiles and the base is missing
 */
export const decodeBaseline = async (content: Uint8Array, base: Pixels | null): Promise<Pixels> => {
  const { data, info } = await sharp(content).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const picture = { width, height, data: new Uint8Array(width * height * RGB) }
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const isOwn = data[pixel * RGBA + RGB] === OPAQUE
    const place = isOwn ? pixel * RGBA : (Math.floor(pixel / width) * (base?.width ?? 0) + (pixel % width)) * RGB
    const source = isOwn ? data : base?.data
    if (!source) throw new Error('A baseline lacks the picture that it is stored upon: run npm run shots:accept')
    for (let channel = 0; channel < RGB; channel += 1)
      picture.data[pixel * RGB + channel] = source[place + channel] ?? 0
  }
  return picture
}
