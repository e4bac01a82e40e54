import { ApiError } from './api-error.ts'

/** Why a running game cannot go on: the launch data grew too old, or the arena is being repaired. */
export type SessionEnd = 'expired' | 'maintenance'

const listeners = new Set<(reason: SessionEnd) => void>()

/** Whether an error ends the session. */
export const sessionEndOf = (error: unknown): SessionEnd | null => {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'authentication-expired') return 'expired'
  return error.code === 'maintenance' ? 'maintenance' : null
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
