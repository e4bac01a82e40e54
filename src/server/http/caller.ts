import type { FastifyRequest } from 'fastify'
import { Refusal } from '#server/refusal.ts'
import type { Identity } from '#server/calls/identity.ts'
import type { LaunchDataCheck } from './launch-data.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null before the header was read. */
    caller: Identity | Refusal | null
  }
}

/** Does not refuse yet: the rate limit first counts by player where it can. */
export const readCaller = (request: FastifyRequest, check: LaunchDataCheck, nowMs: number): void => {
  try {
    request.caller = check(request.headers.authorization, nowMs)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    request.caller = error
  }
}

/** @throws Refusal */
export const callerOf = (request: FastifyRequest): Identity => {
  if (request.caller instanceof Refusal) throw request.caller
  if (request.caller === null) throw new Refusal('authentication')
  return request.caller
}

/** Per player, with reads and mutations counted apart; per address without authentication. */
export const rateLimitKey = (request: FastifyRequest): string => {
  if (request.caller === null || request.caller instanceof Refusal) return `ip ${request.ip}`
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return `${isRead ? 'reads' : 'moves'} of player ${request.caller.userId}`
}
