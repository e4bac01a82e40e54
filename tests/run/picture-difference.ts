import sharp from 'sharp'

/** Steps of 255 by which a channel may differ, and pixels that may differ by more: what the comparison lets pass, or less. */
const CHANNEL_STEPS = 5
const STRAY_PIXELS = 24

const pixelsOf = (file: string) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

/** How a new picture differs from the earlier one, in words; null when no more than two machines' pictures do. */
export const pictureDifference = async (earlier: string, later: string): Promise<string | null> => {
  const [before, after] = await Promise.all([pixelsOf(earlier), pixelsOf(later)])
  if (before.info.width !== after.info.width || before.info.height !== after.info.height)
    return `${before.info.width} × ${before.info.height} → ${after.info.width} × ${after.info.height}`
  let changed = 0
  for (let pixel = 0; pixel < after.data.length; pixel += 4) {
    const isUnlike = [0, 1, 2].some(
      (channel) => Math.abs((after.data[pixel + channel] ?? 0) - (before.data[pixel + channel] ?? 0)) > CHANNEL_STEPS,
    )
    if (isUnlike) changed += 1
  }
  return changed > STRAY_PIXELS ? `${changed} px` : null
}
