import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** Width at which two frames are compared, px, and how far a colour must be apart to count, of 255. */
const COMPARED_PX = 98
const MOVED = 20
/** Share of its pixels in which a frame shows something new: a caret or a spinner is less. */
const NEWS_SHARE = 0.008
/** Share from which another scene has come, and frames that are shown of what was before. */
const CHANGE_SHARE = 0.35
const FRAMES_BEFORE = 2

const greyOf = (file: string): Promise<Buffer> => sharp(file).resize(COMPARED_PX).greyscale().raw().toBuffer()

/** Share of the pixels in which two frames differ. */
const newsIn = (one: Buffer, other: Buffer): number => {
  let moved = 0
  for (let at = 0; at < one.length; at += 1) if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > MOVED) moved += 1
  return moved / one.length
}

interface Frame {
  readonly file: string
  readonly ms: number
  readonly grey: Buffer
  /** How much of it is new since the frame before. */
  readonly news: number
}

/**
 * The frames of a film that tell something: each that differs from the one before and comes at least a step after it. While a slow
 * machine thinks, nothing moves, and nothing of it is on the strip; what moved idly before the first great change is its last frames. At
 * most so many, of more the first.
 * @param folder of `film.ts`: a file a frame, named by its ms
 */
export const tellingFrames = async (folder: string, stepMs: number, atMost: number): Promise<readonly string[]> => {
  const frames: Frame[] = []
  for (const name of readdirSync(folder).sort()) {
    const file = path.join(folder, name)
    const ms = Number.parseInt(name, 10)
    const last = frames.at(-1)
    if (last && ms < last.ms + stepMs) continue
    const grey = await greyOf(file)
    const news = last ? newsIn(grey, last.grey) : 1
    if (news > NEWS_SHARE) frames.push({ file, ms, grey, news })
  }
  const change = frames.findIndex(({ news }, at) => at > 0 && news > CHANGE_SHARE)
  const from = Math.max(0, change - FRAMES_BEFORE)
  return frames.slice(from, from + atMost).map(({ file }) => file)
}
