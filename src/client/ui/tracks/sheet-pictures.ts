import { useSyncExternalStore } from 'react'
import { iconUrl } from '#assets/manifest/packs.ts'
import { createEmitter } from '#client/platform/emitter.ts'
import { fetchOnce } from '#client/platform/fetch-once.ts'
import { type DataUrls, fetchDataUrls } from '#client/ui/icons/data-urls.ts'
import type { IconArt } from '#client/ui/icons/icon.tsx'

const addressOf = (picture: IconArt): string => (typeof picture === 'string' ? iconUrl(picture) : picture.url)

/**
 * Returns a hook that gives a picture from a file of many data URLs. The hook returns null while that file loads, and
 * the picture's own URL if it fails.
 * @param metaName name of the `<meta>` element whose content is the file's URL
 */
export const sheetPictures = (metaName: string) => {
  let brought: DataUrls | null = null
  const taken = createEmitter()
  const takePictures = fetchOnce(async () => {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name="${metaName}"]`)
    brought = meta ? await fetchDataUrls(meta.content) : {}
    taken.emit()
  })
  const onPictures = (listener: () => void): (() => void) => {
    void takePictures()
    return taken.on(listener)
  }
  return (picture: IconArt | null): IconArt | null => {
    const pictures = useSyncExternalStore(onPictures, () => brought)
    if (pictures === null || picture === null) return null
    const url = pictures[addressOf(picture)]
    return url === undefined ? picture : { url }
  }
}
