import { errorMessageOf } from '#client/i18n/error-messages.ts'
import type { ErrorBody, ErrorCode } from '#contracts/errors.ts'

export type LocalErrorCode = 'network' | 'unexpected-answer'

/** HTTP status that stands for a network error (A8, row 184). */
const NETWORK_STATUS = 418
export const UNEXPECTED_STATUS = 520
export const NOT_FOUND = 404
export const SERVICE_UNAVAILABLE = 503

export class ApiError extends Error {
  readonly code: ErrorCode | LocalErrorCode
  readonly httpStatus: number
  readonly details: ErrorBody['details']

  constructor(
    code: ErrorCode | LocalErrorCode,
    message: string,
    httpStatus: number,
    details?: ErrorBody['details'],
    options?: ErrorOptions,
  ) {
    super(errorMessageOf(code, message), options)
    this.name = 'ApiError'
    this.code = code
    this.httpStatus = httpStatus
    this.details = details
  }
}

export const httpStatusOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.httpStatus : undefined

export const isNotFound = (error: unknown): boolean => httpStatusOf(error) === NOT_FOUND

export const networkError = (cause?: unknown): ApiError =>
  new ApiError('network', 'Network error', NETWORK_STATUS, undefined, { cause })

export const isNetworkError = (error: unknown): boolean => error instanceof ApiError && error.code === 'network'
