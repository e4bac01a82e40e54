import type { QueryClient } from '@tanstack/react-query'
import { followConnection } from '../game/offline/follow-connection.ts'
import { PAGE } from '../game/page-addresses.ts'
import { followPreferences } from '../topics/settings/shelf/follow-preferences.ts'
import { prefetchPage } from './pages.ts'
import { keepQuietPictures } from './quiet-pictures.ts'

/** Pages to prefetch from home. */
const NEXT_PAGES = [PAGE.KOMBAT_PREP.path, PAGE.EARN.path, PAGE.UPGRAGE_V2.path, PAGE.FRIENDS.path]

/** Starts non-critical work: offline state, stored preferences, prefetching. Returns the cleanup function. */
export const startLater = (queryClient: QueryClient): (() => void) => {
  const stops = [followConnection(queryClient), followPreferences(queryClient)]
  for (const path of NEXT_PAGES) void prefetchPage(path)
  void keepQuietPictures()
  return () => {
    for (const stop of stops) stop()
  }
}
