import { fetchIslandAhead, firstIsland, showFirstIsland } from './game/first-island.ts'
import { askHome } from './game/home-opening.ts'
import { launchData, readLaunchData } from './platform/launch-data.ts'

/** The build's link to the rest of the client; without it the page runs that by itself. */
const ENTRY_LINK = 'page-entry'
/** A page that nobody sees has no frames. */
const LONGEST_FRAME_MS = 200

/** Resolves once the browser has painted what stands. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_FRAME_MS)
  })

/** Runs the rest of the client. It waits for the island of who comes again: the answer is under way, and before it nothing can be played. */
const runRest = async (): Promise<void> => {
  const src = document.getElementById(ENTRY_LINK)?.getAttribute('href')
  if (!src) return
  if (firstIsland() !== null) await painted()
  const script = document.createElement('script')
  script.type = 'module'
  script.src = src
  document.head.append(script)
}

/** A story of the workbench brings its own player and answers. */
const isStory = import.meta.env.DEV && location.pathname === '/workbench/screen'

const begin = (): ReturnType<typeof askHome> | null => {
  // Before anything changes the URL: launch data is in its hash.
  readLaunchData()
  if (launchData() === null) return null
  showFirstIsland()
  const opening = askHome()
  void opening.then(({ 'combats.me': fighter }) => {
    if (fighter && 'data' in fighter) fetchIslandAhead(fighter.data.house_id)
  })
  return opening
}

/**
 * Home's answer, asked for when this module runs; null where there are no launch data yet. The page runs it by itself, beside the
 * libraries' download, so that the answer and the first picture do not wait for them.
 */
export const firstOpening = isStory ? null : begin()

void runRest()
