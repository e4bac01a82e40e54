import type { ErrorBody, ErrorCode } from '../../contracts/errors.ts'
import { errorWords } from '../i18n/error-words.ts'

/** Codes that only the client makes: no answer at all, or an answer that is not ours. */
export type LocalErrorCode = 'network' | 'unexpected-answer'

/** HTTP status of a call that never reached the server (A8, row 184). */
export const NETWORK_STATUS = 418
/** HTTP status of an answer that is not one of ours (A8 names 520). */
export const UNEXPECTED_STATUS = 520

/** A refused or failed call: the server's code and HTTP status, and its message in the player's language (A8, row 184). */
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
    super(errorWords(code, message), options)
    this.name = 'ApiError'
    this.code = code
    this.httpStatus = httpStatus
    this.details = details
  }
}

/** The HTTP status of a failed call, or undefined for anything that is no `ApiError`. */
export const httpStatusOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.httpStatus : undefined
