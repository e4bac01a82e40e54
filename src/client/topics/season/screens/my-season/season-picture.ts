import type { PaintPicture, PictureWords } from './pictures/picture-frame.ts'

/** The six pictures of a season, in the order in which they are told. */
export const SEASON_PICTURES = ['fight', 'nemesis', 'luck', 'streak', 'guild', 'road'] as const
export type SeasonPictureName = (typeof SEASON_PICTURES)[number]

/** One picture of a season. */
export interface SeasonPicture {
  readonly name: SeasonPictureName
  readonly words: PictureWords
  /** A sentence that says what it shows. */
  readonly caption: string
  /** Its fight; null where the replay is gone (R10), undefined where there is none to see. */
  readonly replayId: string | null | undefined
  /** Whether all that it is drawn from is known. */
  readonly isReady: boolean
  readonly load: () => Promise<PaintPicture>
}

const loading = new WeakMap<SeasonPicture, Promise<PaintPicture>>()

/** Loads what a picture is drawn with, once; after a failure the next call loads again. */
export const paintOf = (picture: SeasonPicture): Promise<PaintPicture> => {
  const held = loading.get(picture)
  if (held) return held
  const promise = picture.load()
  loading.set(picture, promise)
  promise.catch(() => loading.delete(picture))
  return promise
}
