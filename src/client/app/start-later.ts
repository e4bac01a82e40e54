import type { QueryClient } from '@tanstack/react-query'
import { followConnection } from '../offline/follow-connection.ts'
import { followPreferences } from '../preferences/follow-preferences.ts'

/** Starts what the game needs once it runs and the first screen does not: the offline state and the kept choices. The answer ends it. */
export const startLater = (queryClient: QueryClient): (() => void) => {
  const stops = [followConnection(queryClient), followPreferences(queryClient)]
  return () => {
    for (const stop of stops) stop()
  }
}
