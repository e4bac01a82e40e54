import type { FastifyRequest } from 'fastify'
import { CallError } from './call-error.ts'
import type { Identity } from './call-handler.ts'
import type { LaunchDataCheck } from './launch-data.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, or why the launch data was refused; null before it was read. */
    caller: Identity | CallError | null
  }
}

/** Reads who calls, without refusing yet: the rate limit counts by player where it can. */
export const readCaller = (request: FastifyRequest, check: LaunchDataCheck, nowMs: number): void => {
  try {
    request.caller = check(request.headers.authorization, nowMs)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    request.caller = error
  }
}

/** The caller of an authenticated call. Throws the refusal otherwise. */
export const callerOf = (request: FastifyRequest): Identity => {
  if (request.caller instanceof CallError) throw request.caller
  if (request.caller === null) throw new CallError('authentication')
  return request.caller
}

/** Whom the rate limit counts: the player, or the address of someone unknown. */
export const rateLimitKey = (request: FastifyRequest): string =>
  request.caller === null || request.caller instanceof CallError
    ? `ip ${request.ip}`
    : `player ${request.caller.userId}`
