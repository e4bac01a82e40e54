import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** Frames are compared at this width, px. A pixel has changed if its grey differs by more than `MOVED`, of 255. */
const COMPARED_PX = 98
const MOVED = 20
/** A frame shows something new if this share of pixels has changed. A caret or a spinner changes less. */
const NEWS_SHARE = 0.008
/**
 * From this share of changed pixels on the scene counts as another one. `FRAMES_BEFORE` frames are kept from before it.
 */
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
  /** Share of pixels that have changed since the last kept frame. */
  readonly news: number
}

/**
 * The frames of a film that show something new: each differs from the last kept one and comes at least `stepMs` after
 * it. Nothing moves while a slow machine computes, so that time leaves no frames. Of the motion before the first change
 * of scene only the last frames are kept. Returns the first `atMost` frames.
 * @param folder written by `film.ts`: a file per frame, named by its ms
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
