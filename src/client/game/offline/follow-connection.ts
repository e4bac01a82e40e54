import type { QueryClient } from '@tanstack/react-query'
import { callWith } from '#client/api/call.ts'
import { hasNetwork, isConnected, onConnectionChange } from '#client/api/connection.ts'
import { isActive } from '#client/platform/active.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import { forgetHome } from '../home-bootstrap.ts'
import { askPicturesAgain } from './ask-pictures-again.ts'
import { followAnswers, restoreAnswers, STORED_CALLS } from './last-answers.ts'

export const PROBE_INTERVAL_MS = 10 * MS_PER_SECOND

/** Persists and restores home queries, polls while offline, refetches afterwards (extra 9). Returns the cleanup function. */
export const followConnection = (queryClient: QueryClient): (() => void) => {
  // Not garbage-collected: they may be needed offline.
  for (const name of STORED_CALLS) queryClient.setQueryDefaults([name], { gcTime: Number.POSITIVE_INFINITY })
  const stopSaving = followAnswers(queryClient)
  let wasConnected = true

  const probe = (): void => {
    if (isConnected() || !hasNetwork() || !isActive()) return
    // Any response, even an error, means the server is reachable.
    callWith('season.get', undefined).catch(() => undefined)
  }
  const timer = setInterval(probe, PROBE_INTERVAL_MS)
  const follow = (): void => {
    const connected = isConnected()
    if (!connected && hasNetwork() && !wasConnected) probe()
    if (connected === wasConnected) return
    wasConnected = connected
    if (!connected) {
      restoreAnswers(queryClient)
      return
    }
    // Unused bootstrap sections are stale by now.
    forgetHome(queryClient)
    void queryClient.invalidateQueries()
    askPicturesAgain()
  }
  const stopFollowing = onConnectionChange(follow)
  follow()
  return () => {
    clearInterval(timer)
    stopFollowing()
    stopSaving()
  }
}
