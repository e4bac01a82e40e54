import { createEmitter } from '#client/platform/emitter.ts'
import { ApiError } from './api-error.ts'

export type SessionEnd = 'expired' | 'maintenance' | 'banned'

const ended = createEmitter<[reason: SessionEnd]>()

export const sessionEndOf = (error: unknown): SessionEnd | null => {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'authentication-expired') return 'expired'
  return error.code === 'maintenance' || error.code === 'banned' ? error.code : null
}

export const recordError = (error: unknown): void => {
  const reason = sessionEndOf(error)
  if (reason !== null) ended.emit(reason)
}

export const onSessionEnd = ended.on
