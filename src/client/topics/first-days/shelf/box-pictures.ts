import { useSyncExternalStore } from 'react'
import { FIRST_DAYS_PICTURES_META } from '../../../../../assets/manifest/first-days-pictures.ts'
import { iconUrl } from '../../../../../assets/manifest/packs.ts'
import { fetchOnce } from '../../../platform/fetch-once.ts'
import type { IconArt } from '../../../ui/icons/icon.tsx'

type Brought = Readonly<Record<string, string>>

const NOTHING: Brought = {}

/** What the file of the boxes has brought, by address: null while it is under way, nothing where each picture is a file of its own. */
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

/** A box's picture as the one file of all boxes brings it, else as it is; null while that is under way. */
export const useBoxPicture = (picture: IconArt | null): IconArt | null => {
  const pictures = useSyncExternalStore(onPictures, () => brought)
  if (pictures === null || picture === null) return null
  const url = pictures[addressOf(picture)]
  return url === undefined ? picture : { url }
}
