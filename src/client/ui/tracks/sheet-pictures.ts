import { useSyncExternalStore } from 'react'
import { iconUrl } from '#assets/manifest/packs.ts'
import { fetchOnce } from '#client/platform/fetch-once.ts'
import type { IconArt } from '#client/ui/icons/icon.tsx'

type Brought = Readonly<Record<string, string>>

const NOTHING: Brought = {}

const fetched = async (metaName: string): Promise<Brought> => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${metaName}"]`)
  if (!meta) return NOTHING
  const answer = await fetch(meta.content)
  return answer.ok ? ((await answer.json()) as Brought) : NOTHING
}

const addressOf = (picture: IconArt): string => (typeof picture === 'string' ? iconUrl(picture) : picture.url)

/**
 * Pictures that come in one file, and by themselves where that fails.
 * @param metaName of the element that names the file
 * @returns a hook; null while the file is loading
 */
export const sheetPictures = (metaName: string) => {
  /** Null while loading; empty where each picture is its own file. */
  let brought: Brought | null = null
  const listeners = new Set<() => void>()
  const takePictures = fetchOnce(async () => {
    brought = await fetched(metaName).catch(() => NOTHING)
    for (const listener of listeners) listener()
  })
  const onPictures = (listener: () => void): (() => void) => {
    listeners.add(listener)
    void takePictures()
    return () => void listeners.delete(listener)
  }
  return (picture: IconArt | null): IconArt | null => {
    const pictures = useSyncExternalStore(onPictures, () => brought)
    if (pictures === null || picture === null) return null
    const url = pictures[addressOf(picture)]
    return url === undefined ? picture : { url }
  }
}
