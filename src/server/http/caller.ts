import type { FastifyRequest } from 'fastify'
import { ApiError } from '#server/api-error.ts'
import type { Identity } from '#server/calls/identity.ts'
import type { LaunchDataCheck } from './launch-data.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until the header is read. */
    caller: Identity | ApiError | null
  }
}

/** Stores an error instead of throwing it: the rate limit counts the request first, by player where it knows one. */
export const readCaller = (request: FastifyRequest, check: LaunchDataCheck, nowMs: number): void => {
  try {
    request.caller = check(request.headers.authorization, nowMs)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    request.caller = error
  }
}

/** Null without valid launch data. */
export const knownCallerOf = ({ caller }: FastifyRequest): Identity | null =>
  caller instanceof ApiError ? null : caller

export const callerOf = (request: FastifyRequest): Identity => {
  if (request.caller instanceof ApiError) throw request.caller
  if (request.caller === null) throw new ApiError('authentication')
  return request.caller
}

/** Per player, with reads and mutations counted apart; per address without authentication. */
export const rateLimitKey = (request: FastifyRequest): string => {
  if (request.caller === null || request.caller instanceof ApiError) return `ip ${request.ip}`
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return `${isRead ? 'reads' : 'moves'} of player ${request.caller.userId}`
}

const KEY_OF_PLAYER = / of player (\d+)$/

export const playerOfKey = (key: string): number | null => {
  const player = KEY_OF_PLAYER.exec(key)?.[1]
  return player === undefined ? null : Number(player)
}
