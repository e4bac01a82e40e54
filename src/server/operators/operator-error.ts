/** The message must say all that the operator needs. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

export class UsageError extends OperatorError {
  override name = 'UsageError'
}

export const noAnswerOf = (cause: unknown): OperatorError =>
  new OperatorError(`The database does not answer: ${(cause as Error).message || 'no connection'}.`, { cause })

/** Prints only the message of an `OperatorError`. Any other error is a bug, so it is printed with its stack. */
export const reportToOperator = (error: unknown): void =>
  console.error(error instanceof OperatorError ? error.message : error)
