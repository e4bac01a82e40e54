/** The message must say all that the operator needs. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** Thrown for a command line that does not parse. */
export class UsageError extends OperatorError {
  override name = 'UsageError'
}

export const noAnswerOf = (cause: unknown): OperatorError =>
  new OperatorError(`The database does not answer: ${(cause as Error).message || 'no connection'}.`, { cause })

/** Prints the message of an `OperatorError`, or the stack of a bug. */
export const reportToOperator = (error: unknown): void =>
  console.error(error instanceof OperatorError ? error.message : error)
