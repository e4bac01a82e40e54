import { type ErrorBody, type ErrorCode, errorTable } from '../contracts/errors.ts'

/** A refusal with a stable code; becomes `{code, message, details?}` with the table's HTTP status. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: ErrorBody['details']

  constructor(code: ErrorCode, details?: ErrorBody['details']) {
    super(errorTable[code].message)
    this.name = 'Refusal'
    this.code = code
    this.status = errorTable[code].status
    this.details = details
  }

  /** The answer's body. */
  toBody(): ErrorBody {
    return { code: this.code, message: this.message, ...(this.details ? { details: this.details } : {}) }
  }
}
