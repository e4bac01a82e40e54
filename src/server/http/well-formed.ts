import { toUSVString } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { CallName } from '#contracts/calls.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import { ApiError } from '#server/api-error.ts'

const isText = (value: string): boolean => !value.includes('\u0000') && toUSVString(value) === value

/** False if a string or key holds NUL or a lone surrogate, which PostgreSQL cannot store. */
export const isWellFormed = (value: unknown): boolean => {
  const waiting = [value]
  // A loop: deep nesting would overflow the stack.
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string') {
      if (!isText(next)) return false
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, inner] of Object.entries(next)) {
        if (!isText(key)) return false
        waiting.push(inner)
      }
    }
  }
  return true
}

/** Drops NUL; a lone surrogate becomes U+FFFD. */
export const wellFormedText = (text: string): string => toUSVString(text.replaceAll('\u0000', ''))

/** Calls that answer ill-formed text with a code other than `invalid-payload` (row 95). */
const OWN_REFUSALS: Readonly<Partial<Record<CallName, ErrorCode>>> = {
  'combats.challenge': 'invalid-challenge-query',
  'combats.opponent': 'invalid-challenge-query',
}

const refusalFor = (call: CallName | undefined, part: string): ApiError => {
  const own = call && OWN_REFUSALS[call]
  return own ? new ApiError(own) : new ApiError('invalid-payload', { [part]: 'takes well-formed text' })
}

/** Maximum nesting: far more than any call needs, far less than recursion can handle. */
const DEPTH_MAX = 32

export const isTooDeep = (value: unknown): boolean => {
  const waiting: [inner: unknown, depth: number][] = [[value, 0]]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [outer, depth] = next
    if (typeof outer !== 'object' || outer === null) continue
    if (depth === DEPTH_MAX) return true
    for (const inner of Object.values(outer)) waiting.push([inner, depth + 1])
  }
  return false
}

export const refuseIllFormedText = (app: FastifyInstance): void => {
  app.addHook('preValidation', async (request) => {
    for (const part of ['params', 'query', 'body'] as const) {
      if (isTooDeep(request[part])) throw new ApiError('invalid-payload', { [part]: 'is nested too deeply' })
      if (!isWellFormed(request[part])) throw refusalFor(request.routeOptions.config.call, part)
    }
  })
}
