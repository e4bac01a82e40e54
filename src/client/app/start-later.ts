import type { QueryClient } from '@tanstack/react-query'
import { followConnection } from '../offline/follow-connection.ts'
import { followPreferences } from '../preferences/follow-preferences.ts'
import { prefetchPage } from './pages.ts'
import { ROUTES } from './route-names.ts'

/** Where players go from home: a tab that is tapped opens at once. */
const NEXT_PAGES = [ROUTES.KOMBAT_PREP, ROUTES.EARN, ROUTES.UPGRAGE_V2, ROUTES.FRIENDS]

/**
 * Starts what the game needs once it runs and the first screen does not: the offline state, the kept choices and the code of the
 * next pages. The answer ends it.
 */
export const startLater = (queryClient: QueryClient): (() => void) => {
  const stops = [followConnection(queryClient), followPreferences(queryClient)]
  for (const path of NEXT_PAGES) void prefetchPage(path)
  return () => {
    for (const stop of stops) stop()
  }
}
