import type { QueryClient } from '@tanstack/react-query'
import { MS_PER_SECOND } from '../../rules/units.ts'
import { callWith } from '../api/call.ts'
import { hasNetwork, isConnected, onConnectionChange } from '../api/connection.ts'
import { isActive } from '../platform/active.ts'
import { KEPT_ANSWERS, keepAnswers, restoreAnswers } from './last-answers.ts'

/** Pause between two looks at whether the server can be reached again. */
export const PROBE_PAUSE_MS = 10 * MS_PER_SECOND

/**
 * The offline state (extra 9): keeps the last answers of the home screen; shows them while there is no connection; looks by
 * itself whether there is one again, and then asks for all that is on the screen anew. The answer ends it.
 */
export const followConnection = (queryClient: QueryClient): (() => void) => {
  // What may be needed without a connection is not dropped.
  for (const name of KEPT_ANSWERS) queryClient.setQueryDefaults([name], { gcTime: Number.POSITIVE_INFINITY })
  const stopKeeping = keepAnswers(queryClient)
  let wasConnected = true

  const probe = (): void => {
    if (isConnected() || !hasNetwork() || !isActive()) return
    // Whatever the server says, it has been reached.
    callWith('season.get', undefined).catch(() => undefined)
  }
  const timer = setInterval(probe, PROBE_PAUSE_MS)
  const follow = (): void => {
    const connected = isConnected()
    if (!connected && hasNetwork() && !wasConnected) probe()
    if (connected === wasConnected) return
    wasConnected = connected
    if (connected) void queryClient.invalidateQueries()
    else restoreAnswers(queryClient)
  }
  const stopFollowing = onConnectionChange(follow)
  follow()
  return () => {
    clearInterval(timer)
    stopFollowing()
    stopKeeping()
  }
}
