/** A problem that the operator can fix; the message says all that is needed. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** Reports an error to the terminal: the message of an `OperatorError`, the stack of a bug. */
export const reportToOperator = (error: unknown): void =>
  console.error(error instanceof OperatorError ? error.message : error)
