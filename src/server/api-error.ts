import { type ErrorBody, type ErrorCode, errorTable } from '#contracts/errors.ts'

/** Answered as `{code, message, details?}` with the code's HTTP status. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: ErrorBody['details']

  constructor(code: ErrorCode, details?: ErrorBody['details']) {
    super(errorTable[code].message)
    this.name = 'ApiError'
    this.code = code
    this.status = errorTable[code].status
    this.details = details
  }

  toBody(): ErrorBody {
    return { code: this.code, message: this.message, ...(this.details ? { details: this.details } : {}) }
  }
}
