import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { pictureUrl } from '#assets/manifest/packs.ts'

/** Loaded ahead because empty and error states appear when the network or server is gone. Includes the tabs' headers. */
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
]

/** References keep the browser from dropping the pictures. */
const kept = new Map<string, HTMLImageElement>()

/** Low priority, one by one. Failures are ignored: the page requests them again. */
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
