import type { CallName } from '#contracts/calls.ts'
import { MAX_REQUESTS } from '#rules/constants.ts'
import { ApiError } from './api-error.ts'

/** Calls that are never retried (A7, B8). */
const NEVER_RETRIED = /^(?:users\.stars|shop\.|channel\.latestNews$|guild\.me$)/

export const isRetriedCall = (name: CallName): boolean => !NEVER_RETRIED.test(name)

/** Retries only 5xx, up to three attempts in total (row 185, T43). */
export const shouldRetry = (name: CallName, failuresBefore: number, error: unknown): boolean =>
  isRetriedCall(name) && error instanceof ApiError && error.httpStatus >= 500 && failuresBefore < MAX_REQUESTS - 1
