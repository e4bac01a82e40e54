import { ApiError } from './api-error.ts'

export type SessionEnd = 'expired' | 'maintenance' | 'banned'

const listeners = new Set<(reason: SessionEnd) => void>()

export const sessionEndOf = (error: unknown): SessionEnd | null => {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'authentication-expired') return 'expired'
  return error.code === 'maintenance' || error.code === 'banned' ? error.code : null
}

export const recordError = (error: unknown): void => {
  const reason = sessionEndOf(error)
  if (reason === null) return
  for (const listener of [...listeners]) listener(reason)
}

export const onSessionEnd = (listener: (reason: SessionEnd) => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
