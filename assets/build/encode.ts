import sharp from 'sharp'

export interface Encoded {
  readonly data: Buffer
  readonly extension: 'png' | 'webp'
}

/** Full dithering looks grainy on flat art and adds an eighth to the bytes. Without dithering glows show bands. */
const DITHER = 0.35

/**
 * Returns the smaller of palette PNG and WebP. Below `quality` 78 the PNG's palette gets smaller too, which is too
 * coarse for gradients.
 */
export const encodeSmaller = async (
  pixels: Buffer,
  width: number,
  height: number,
  quality: number,
): Promise<Encoded> => {
  const image = () => sharp(pixels, { raw: { width, height, channels: 4 } })
  const [png, webp] = await Promise.all([
    image()
      .png({ palette: true, quality: quality < 78 ? quality : 90, effort: 7, dither: DITHER })
      .toBuffer(),
    image().webp({ quality, alphaQuality: 90, effort: 5, smartSubsample: true }).toBuffer(),
  ])
  return png.length <= webp.length ? { data: png, extension: 'png' } : { data: webp, extension: 'webp' }
}
