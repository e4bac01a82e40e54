import { useSyncExternalStore } from 'react'
import { FIRST_DAYS_PICTURES_META } from '#assets/manifest/first-days-boxes.ts'
import { iconUrl } from '#assets/manifest/packs.ts'
import { fetchOnce } from '#client/platform/fetch-once.ts'
import type { IconArt } from '#client/ui/icons/icon.tsx'

type Brought = Readonly<Record<string, string>>

const NOTHING: Brought = {}

/** Null while loading; empty where each picture is its own file. */
let brought: Brought | null = null
const listeners = new Set<() => void>()

const fetched = async (): Promise<Brought> => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${FIRST_DAYS_PICTURES_META}"]`)
  if (!meta) return NOTHING
  const answer = await fetch(meta.content)
  return answer.ok ? ((await answer.json()) as Brought) : NOTHING
}

const takePictures = fetchOnce(async () => {
  brought = await fetched().catch(() => NOTHING)
  for (const listener of listeners) listener()
})

const onPictures = (listener: () => void): (() => void) => {
  listeners.add(listener)
  void takePictures()
  return () => void listeners.delete(listener)
}

const addressOf = (picture: IconArt): string => (typeof picture === 'string' ? iconUrl(picture) : picture.url)

/** Null while the shared file is loading. */
export const useBoxPicture = (picture: IconArt | null): IconArt | null => {
  const pictures = useSyncExternalStore(onPictures, () => brought)
  if (pictures === null || picture === null) return null
  const url = pictures[addressOf(picture)]
  return url === undefined ? picture : { url }
}
