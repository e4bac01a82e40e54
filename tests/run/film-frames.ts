import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** Width at which two frames are compared, px, and how far a colour must be apart to count, of 255. */
const COMPARED_PX = 98
const MOVED = 20
/** Share of its pixels in which a frame shows something new: a caret or a spinner is less. */
const NEWS_SHARE = 0.008

const greyOf = (file: string): Promise<Buffer> => sharp(file).resize(COMPARED_PX).greyscale().raw().toBuffer()

const isNews = (one: Buffer, other: Buffer): boolean => {
  let moved = 0
  for (let at = 0; at < one.length; at += 1) if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > MOVED) moved += 1
  return moved > one.length * NEWS_SHARE
}

const msOf = (file: string): number => Number.parseInt(path.basename(file), 10)

/**
 * The frames of a film that tell something: the first, then each that differs from the one before and comes at least a step after it; at
 * most so many, of more the first. While a slow machine thinks, nothing moves, and nothing of it is on the strip.
 * @param folder of `film.ts`: a file a frame, named by its ms
 */
export const tellingFrames = async (folder: string, stepMs: number, atMost: number): Promise<readonly string[]> => {
  const files = readdirSync(folder)
    .sort()
    .map((file) => path.join(folder, file))
  const [first] = files
  if (first === undefined) throw new Error(`Nothing was filmed in ${folder}`)
  const chosen = [first]
  let last = { ms: msOf(first), grey: await greyOf(first) }
  for (const file of files) {
    if (chosen.length === atMost) break
    if (msOf(file) < last.ms + stepMs) continue
    const grey = await greyOf(file)
    if (!isNews(grey, last.grey)) continue
    chosen.push(file)
    last = { ms: msOf(file), grey }
  }
  return chosen
}
