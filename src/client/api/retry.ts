import { type CallName, calls } from '../../contracts/calls.ts'
import { MAX_REQUESTS } from '../../rules/constants.ts'
import { ApiError } from './api-error.ts'

/** Path prefixes that never retry (A7, B8). */
const NEVER_RETRIED = [
  '/api/v1/users/stars',
  '/api/v1/shop/',
  '/api/v1/channel/latest-news',
  '/api/v1/guild/me',
] as const

/** Whether queries of this path may be retried. */
export const isRetriedPath = (path: string): boolean => !NEVER_RETRIED.some((start) => path.startsWith(start))

/** Whether to retry a failed query: 5xx only, three attempts in total (row 185, T43). */
export const shouldRetry = (name: CallName, failuresBefore: number, error: unknown): boolean =>
  isRetriedPath(calls[name].path) &&
  error instanceof ApiError &&
  error.httpStatus >= 500 &&
  failuresBefore < MAX_REQUESTS - 1
