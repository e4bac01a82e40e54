import { ApiError } from './api-error.ts'

/** Why a running game cannot go on: the launch data grew too old, the arena is being repaired, or the player is banned. */
export type SessionEnd = 'expired' | 'maintenance' | 'banned'

const listeners = new Set<(reason: SessionEnd) => void>()

/** Whether an error ends the session. */
export const sessionEndOf = (error: unknown): SessionEnd | null => {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'authentication-expired') return 'expired'
  return error.code === 'maintenance' || error.code === 'banned' ? error.code : null
}

/** Tells the listeners when an error ends the session. */
export const noteError = (error: unknown): void => {
  const reason = sessionEndOf(error)
  if (reason === null) return
  for (const listener of [...listeners]) listener(reason)
}

/** Subscribes to the end of the session; the answer unsubscribes. */
export const onSessionEnd = (listener: (reason: SessionEnd) => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
