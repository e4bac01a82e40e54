import { ApiError } from './api-error.ts'

/** Why a session ends: expired launch data, maintenance or a ban. */
export type SessionEnd = 'expired' | 'maintenance' | 'banned'

const listeners = new Set<(reason: SessionEnd) => void>()

/** Whether an error ends the session. */
export const sessionEndOf = (error: unknown): SessionEnd | null => {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'authentication-expired') return 'expired'
  return error.code === 'maintenance' || error.code === 'banned' ? error.code : null
}

/** Notifies the listeners if the error ends the session. */
export const recordError = (error: unknown): void => {
  const reason = sessionEndOf(error)
  if (reason === null) return
  for (const listener of [...listeners]) listener(reason)
}

/** Subscribes to the end of the session; returns the unsubscribe function. */
export const onSessionEnd = (listener: (reason: SessionEnd) => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
