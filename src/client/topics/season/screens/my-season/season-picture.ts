import type { PaintPicture, PictureWords } from './pictures/picture-frame.ts'

export const SEASON_PICTURES = ['fight', 'nemesis', 'luck', 'streak', 'guild', 'road'] as const
export type SeasonPictureName = (typeof SEASON_PICTURES)[number]

export interface SeasonPicture {
  readonly name: SeasonPictureName
  readonly words: PictureWords
  readonly caption: string
  /** Null if the replay is gone (R10), undefined if there never was one. */
  readonly replayId: string | null | undefined
  readonly isReady: boolean
  readonly load: () => Promise<PaintPicture>
}

const loading = new WeakMap<SeasonPicture, Promise<PaintPicture>>()

/** Memoised; after a failure the next call loads again. */
export const paintOf = (picture: SeasonPicture): Promise<PaintPicture> => {
  const held = loading.get(picture)
  if (held) return held
  const promise = picture.load()
  loading.set(picture, promise)
  promise.catch(() => loading.delete(picture))
  return promise
}
