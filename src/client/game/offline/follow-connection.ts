import type { QueryClient } from '@tanstack/react-query'
import { callWith } from '#client/api/call.ts'
import { hasNetwork, isConnected, onConnectionChange } from '#client/api/connection.ts'
import { isActive } from '#client/platform/active.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import { forgetHome } from '../home-bootstrap.ts'
import { askPicturesAgain } from './ask-pictures-again.ts'
import { followAnswers, restoreAnswers, STORED_CALLS } from './last-answers.ts'

export const PROBE_INTERVAL_MS = 10 * MS_PER_SECOND

/** Saves and restores `STORED_CALLS`, polls while the server is unreachable, and refetches afterwards (extra 9). */
export const followConnection = (queryClient: QueryClient): (() => void) => {
  // These answers may be needed offline, so they are not garbage-collected.
  for (const name of STORED_CALLS) queryClient.setQueryDefaults([name], { gcTime: Number.POSITIVE_INFINITY })
  const stopSaving = followAnswers(queryClient)
  let wasConnected = true

  const probe = (): void => {
    if (isConnected() || !hasNetwork() || !isActive()) return
    // Any answer means that the server can be reached, even an error.
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
    // Sections of the bootstrap that are not used yet are out of date by now.
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
