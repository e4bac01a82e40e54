import { FIRST_ICONS_LINK } from '#assets/manifest/first-icons.ts'
import { type IconName, iconUrl } from '#assets/manifest/packs.ts'
import { createEmitter } from '#client/platform/emitter.ts'
import { type DataUrls, fetchDataUrls } from './data-urls.ts'

/** Null while loading. Empty if each icon must be loaded as a separate file. */
let brought: DataUrls | null = {}
const taken = createEmitter()

/** Takes the file that the page preloads. If it is missing, icons load one by one. */
export const takeFirstIcons = async (): Promise<void> => {
  const link = document.getElementById(FIRST_ICONS_LINK)
  if (!(link instanceof HTMLLinkElement)) return
  brought = null
  brought = await fetchDataUrls(link.href)
  taken.emit()
}

export const onFirstIcons = taken.on

/** Undefined while loading. */
export const iconSource = (name: IconName, isFirst: boolean): string | undefined => {
  const url = iconUrl(name)
  if (!isFirst) return url
  return brought === null ? undefined : (brought[url] ?? url)
}
