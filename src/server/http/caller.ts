import type { FastifyRequest } from 'fastify'
import type { Identity } from '../identity.ts'
import { Refusal } from '../refusal.ts'
import type { LaunchDataCheck } from './launch-data.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, or why the launch data was refused; null before it was read. */
    caller: Identity | Refusal | null
  }
}

/** Authenticates the caller, without refusing yet: the rate limit counts by player where it can. */
export const readCaller = (request: FastifyRequest, check: LaunchDataCheck, nowMs: number): void => {
  try {
    request.caller = check(request.headers.authorization, nowMs)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    request.caller = error
  }
}

/** The caller of an authenticated call. Throws the refusal otherwise. */
export const callerOf = (request: FastifyRequest): Identity => {
  if (request.caller instanceof Refusal) throw request.caller
  if (request.caller === null) throw new Refusal('authentication')
  return request.caller
}

/**
 * Key of the rate limit: the player, whose reads and moves are counted apart so that neither uses up the other, or the
 * address of an unauthenticated caller.
 */
export const rateLimitKey = (request: FastifyRequest): string => {
  if (request.caller === null || request.caller instanceof Refusal) return `ip ${request.ip}`
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return `${isRead ? 'reads' : 'moves'} of player ${request.caller.userId}`
}
