import { FIRST_ICONS_LINK } from '../../../../assets/manifest/first-icons.ts'
import { type IconName, iconUrl } from '../../../../assets/manifest/packs.ts'

type Brought = Readonly<Record<string, string>>

/** Null while they are under way; empty where each icon is a file of its own. */
let brought: Brought | null = {}
const listeners = new Set<() => void>()

const put = (icons: Brought): void => {
  brought = icons
  for (const listener of listeners) listener()
}

/** Takes the first screen's icons from the file that the page's link fetches; without it each is loaded by itself. */
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

/** Calls back when the icons have come, or will not. Returns the cancellation. */
export const onFirstIcons = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Where an icon's picture is; undefined while it is under way. */
export const iconSource = (name: IconName, isFirst: boolean): string | undefined => {
  const url = iconUrl(name)
  if (!isFirst) return url
  return brought === null ? undefined : (brought[url] ?? url)
}
