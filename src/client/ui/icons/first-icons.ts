import { FIRST_ICONS_LINK } from '#assets/manifest/first-icons.ts'
import { type IconName, iconUrl } from '#assets/manifest/packs.ts'
import { createEmitter } from '#client/platform/emitter.ts'

type Brought = Readonly<Record<string, string>>

/** Null while loading. Empty if each icon must be loaded as a separate file. */
let brought: Brought | null = {}
const taken = createEmitter()

const put = (icons: Brought): void => {
  brought = icons
  taken.emit()
}

/** Takes the file that the page preloads. If it is missing, icons load one by one. */
export const takeFirstIcons = async (): Promise<void> => {
  const link = document.getElementById(FIRST_ICONS_LINK)
  if (!(link instanceof HTMLLinkElement)) return
  brought = null
  try {
    const answer = await fetch(link.href)
    put(answer.ok ? ((await answer.json()) as Brought) : {})
  } catch {
    put({})
  }
}

export const onFirstIcons = taken.on

/** Undefined while loading. */
export const iconSource = (name: IconName, isFirst: boolean): string | undefined => {
  const url = iconUrl(name)
  if (!isFirst) return url
  return brought === null ? undefined : (brought[url] ?? url)
}
