import { fetchIslandAhead, showFirstIsland } from './game/first-island.ts'
import { askHome } from './game/home-opening.ts'
import { launchData, readLaunchData } from './platform/launch-data.ts'

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
