import { type CallName, calls } from '../../contracts/calls.ts'
import { ApiError } from './api-error.ts'

/** Requests in all for one query (row 185, T43). */
export const MAX_REQUESTS = 3
/** Pause between two requests of one query. */
export const RETRY_DELAY_MS = 1000

/** Stars, stars spent, shop, news and guild never retry (A7, B8). Written as paths, so that each later call of theirs falls under it. */
const NEVER_RETRIED = [
  '/api/v1/users/stars',
  '/api/v1/shop/',
  '/api/v1/channel/latest-news',
  '/api/v1/guild/me',
] as const

/** Whether queries of this path may be retried at all. */
export const isRetriedPath = (path: string): boolean => !NEVER_RETRIED.some((start) => path.startsWith(start))

/** Whether a failed query is to be sent again: only for 5xx refusals, three requests in all (row 185, T43). */
export const shouldRetry = (name: CallName, failuresBefore: number, error: unknown): boolean =>
  isRetriedPath(calls[name].path) &&
  error instanceof ApiError &&
  error.httpStatus >= 500 &&
  failuresBefore < MAX_REQUESTS - 1
