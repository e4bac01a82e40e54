import sharp from 'sharp'

/** Steps of 255 by which a channel may differ, and pixels that may differ by more: at most the comparison's tolerance. */
const CHANNEL_STEPS = 5
const STRAY_PIXELS = 24

const pixelsOf = (picture: string | Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** Pixels of three channels in which any differs by more than the steps that two machines round apart. */
const unlikePixels = (before: Buffer, after: Buffer): number => {
  let count = 0
  for (let pixel = 0; pixel < after.length; pixel += 3) {
    for (let channel = pixel; channel < pixel + 3; channel += 1) {
      const steps = (after[channel] ?? 0) - (before[channel] ?? 0)
      if (steps > CHANNEL_STEPS || steps < -CHANNEL_STEPS) {
        count += 1
        break
      }
    }
  }
  return count
}

/**
 * How a new picture differs from the earlier one, as text; null when within the tolerance between two machines. Pictures are PNGs
 * in memory or names of their files.
 */
export const pictureDifference = async (earlier: string | Buffer, later: string | Buffer): Promise<string | null> => {
  const [before, after] = await Promise.all([pixelsOf(earlier), pixelsOf(later)])
  if (before.info.width !== after.info.width || before.info.height !== after.info.height)
    return `${before.info.width} × ${before.info.height} → ${after.info.width} × ${after.info.height}`
  const unlike = unlikePixels(before.data, after.data)
  return unlike > STRAY_PIXELS ? `${unlike} px` : null
}
