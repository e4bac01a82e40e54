import { isNotFound } from '#client/api/api-error.ts'
import { type CallQueryOptions, queryBy } from '#client/api/call-query.ts'
import { firstAnswer, type HomeCall } from './home-bootstrap.ts'

/** Answers `substitute` in place of a 404 (T30). */
export const orWhenNotFound =
  <T>(substitute: T) =>
  (error: unknown): T => {
    if (isNotFound(error)) return substitute
    throw error
  }

export const homeQuery = <N extends HomeCall>(name: N): CallQueryOptions<N> =>
  queryBy(name, undefined, (context) => firstAnswer(name, context))
