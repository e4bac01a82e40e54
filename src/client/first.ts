import { listenForErrors } from './errors/catch-errors.ts'
import { prefetchIsland, showFirstIsland } from './game/first-island.ts'
import { askHome } from './game/home-bootstrap.ts'
import { launchData, readLaunchData } from './platform/launch-data.ts'

// Pages of the workbench have no server to ask or to report to.
const isWorkbench = import.meta.env.DEV && location.pathname.startsWith('/workbench/')

const begin = (): ReturnType<typeof askHome> | null => {
  listenForErrors()
  // Comes before any code that changes the URL, because launch data is in its hash.
  readLaunchData()
  if (launchData() === null) return null
  showFirstIsland()
  const opening = askHome()
  void opening.then(({ 'combats.me': fighter }) => {
    if (fighter && 'data' in fighter) prefetchIsland(fighter.data.house_id)
  })
  return opening
}

/** Home's first answer, requested before the libraries are downloaded. Null without launch data or in the workbench. */
export const firstBootstrap = isWorkbench ? null : begin()
