import type { QueryClient } from '@tanstack/react-query'
import { nowMs } from '#client/api/server-clock.ts'
import { startReporting } from '#client/errors/catch-errors.ts'
import { followConnection } from '#client/game/offline/follow-connection.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { endStart } from '#client/platform/after-start.ts'
import { onceIdle } from '#client/platform/idle.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { followPreferences } from '#client/topics/preferences/shared/follow-preferences.ts'
import { loadToasts } from '#client/ui/feedback/toast.ts'
import { prefetchPage } from './page-routes.ts'
import { keepPictures, quietPictures } from './quiet-pictures.ts'

const NEXT_PAGES = [PAGE.KOMBAT_PREP.path, PAGE.EARN.path, PAGE.UPGRAGE_V2.path, PAGE.FRIENDS.path]

const keepIdlePictures = async (queryClient: QueryClient): Promise<void> => {
  const profile = queryClient.getQueryData(combatProfileQuery.queryKey)
  const prep = profile && (await import('./prep-pictures.ts').catch(() => null))
  if (prep) await keepPictures(prep.prepPictures(profile, nowMs()))
  await keepPictures(quietPictures())
}

export const startLater = (queryClient: QueryClient): (() => void) => {
  const stops = [
    followConnection(queryClient),
    followPreferences(queryClient),
    onceIdle(() => {
      void keepIdlePictures(queryClient)
      // If the search fails, the next start repeats it.
      import('#client/topics/payments/shared/find-forgotten.ts')
        .then(({ findForgottenOrders }) => findForgottenOrders(queryClient))
        .catch(() => undefined)
    }),
  ]
  // If it fails, the first toast loads its code again.
  loadToasts().catch(() => undefined)
  endStart()
  startReporting()
  for (const path of NEXT_PAGES) void prefetchPage(path)
  return () => {
    for (const stop of stops) stop()
  }
}
