import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { MAX_ATLAS_PX } from '../pack.ts'
import { ArtProblem } from '../problem.ts'

/** A painted 2048 × 2048 PNG is smaller. A larger file comes from a wrong export setting. */
const MAX_IMAGE_BYTES = 8_000_000
const MAKE_READABLE = 'Give the file back its rights to be read, or export it again'

export interface OverrideImage {
  readonly hash: string
  readonly width: number
  readonly height: number
  /** RGBA, straight alpha. Decoded once. */
  readonly pixels: () => Promise<Buffer>
}

const decode = (data: Buffer): Promise<Buffer> =>
  sharp(data).toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer()

/** Rejected, because decoders would show the first frame only. */
const isAnimatedPng = (data: Buffer): boolean => {
  const control = data.indexOf('acTL', 0, 'latin1')
  return control > 0 && control < data.indexOf('IDAT', 0, 'latin1')
}

export interface ImageAdvice {
  readonly missing?: readonly [problem: string, cure: string]
  readonly oversized?: string
}

const MISSING = ['there is no such image beside the JSON', 'Put the two files into the same folder'] as const

/** Throws `ArtProblem` if the file is missing, too large, or neither PNG nor WebP. */
export const openImage = async (
  file: string,
  label: string,
  frame: string,
  { missing = MISSING, oversized = 'Export it smaller' }: ImageAdvice = {},
): Promise<OverrideImage> => {
  const data = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw new ArtProblem(label, frame, `it cannot be read (${error.code})`, MAKE_READABLE)
    throw new ArtProblem(label, frame, ...missing)
  })
  if (data.length === 0) throw new ArtProblem(label, frame, 'the file is empty', 'Export it again as PNG or WebP')
  if (data.length > MAX_IMAGE_BYTES) {
    const megabytes = (data.length / 1e6).toFixed(1)
    const limit = MAX_IMAGE_BYTES / 1e6
    throw new ArtProblem(
      label,
      frame,
      `${megabytes} MB is over the limit of ${limit} MB`,
      'Export it smaller or as WebP',
    )
  }
  // Reads only the header here: the size is checked before pixels are decoded.
  const about = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!about || (about.format !== 'png' && about.format !== 'webp')) {
    const what = about ? `it is ${about.format.toUpperCase()} inside` : 'it is not an image'
    throw new ArtProblem(label, frame, what, 'Export it as PNG or WebP')
  }
  if ((about.pages ?? 1) > 1 || isAnimatedPng(data)) {
    const cure = 'Export one still picture; an effect has a file for each of its frames'
    throw new ArtProblem(label, frame, 'it is an animation', cure)
  }
  const { width, height } = about
  if (Math.max(width, height) > MAX_ATLAS_PX) {
    const problem = `${width}x${height} is over the limit of ${MAX_ATLAS_PX}x${MAX_ATLAS_PX}`
    throw new ArtProblem(label, frame, problem, oversized)
  }
  let decoded: Promise<Buffer> | undefined
  return {
    hash: createHash('sha256').update(data).digest('hex'),
    width,
    height,
    pixels: () => {
      decoded ??= decode(data).catch(() => {
        throw new ArtProblem(label, frame, 'it is not an image that can be read', 'Export it again as PNG or WebP')
      })
      return decoded
    },
  }
}
