/** A problem that the operator can fix; the message says all that is needed. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** What an operator reads when a statement's failure means that there is no database to be reached. */
export const noAnswerOf = (cause: unknown): OperatorError =>
  new OperatorError(`The database does not answer: ${(cause as Error).message || 'no connection'}.`, { cause })

/** Reports an error to the terminal: the message of an `OperatorError`, the stack of a bug. */
export const reportToOperator = (error: unknown): void =>
  console.error(error instanceof OperatorError ? error.message : error)
