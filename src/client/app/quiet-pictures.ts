import { extraIconUrl, extraPictureUrl } from '#assets/manifest/extras.ts'
import { pictureUrl } from '#assets/manifest/packs.ts'

/** Pictures of empty states, error states, tab headers and home's "More". Loaded ahead: they may be needed offline. */
export const quietPictures = (): readonly string[] => [
  pictureUrl('error'),
  pictureUrl('empty'),
  pictureUrl('maintenance'),
  pictureUrl('not-found'),
  extraPictureUrl('empty-guild'),
  extraPictureUrl('empty-history'),
  extraPictureUrl('empty-market'),
  extraPictureUrl('empty-board'),
  extraPictureUrl('empty-inventory'),
  extraPictureUrl('header-earn'),
  extraPictureUrl('header-upgrades'),
  extraPictureUrl('header-friends'),
  extraIconUrl('shop-sign'),
  extraIconUrl('ticket'),
]

/** Referenced here, so that the browser does not drop them. */
const kept = new Map<string, HTMLImageElement>()

/** Loads one after another with low priority. A failure is ignored: the page requests the picture again. */
export const keepPictures = async (urls: readonly string[]): Promise<void> => {
  for (const url of urls) {
    if (kept.has(url)) continue
    const picture = new Image()
    picture.fetchPriority = 'low'
    picture.src = url
    kept.set(url, picture)
    await new Promise((resolve) => {
      picture.onload = resolve
      picture.onerror = resolve
    })
  }
}
