/** Something that the person who runs the server can put right; the message is all they need to read. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** Tells the person at the terminal what went wrong: a sentence where that is enough, everything where it is a bug. */
export const reportToOperator = (error: unknown): void =>
  console.error(error instanceof OperatorError ? error.message : error)
