import type { DeskErrorBody, DeskErrorCode } from '#contracts/desk/desk-errors.ts'

type ErrorCode = DeskErrorCode | 'network'

/** `network`: no complete answer came. `unexpected`: the server failed, or a proxy answered in its place. */
export class DeskError extends Error {
  readonly code: ErrorCode
  readonly details: string | null

  constructor(code: ErrorCode, message: string, details: string | null = null) {
    super(message)
    this.code = code
    this.details = details
  }
}

const isErrorBody = (body: unknown): body is DeskErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  typeof body.error === 'object' &&
  body.error !== null &&
  'code' in body.error

/** Every 5xx is `unexpected`, whatever its body says: the desk refuses with 4xx, and a proxy may send JSON, too. */
export const errorOfAnswer = (status: number, body: unknown): DeskError =>
  status < 500 && isErrorBody(body)
    ? new DeskError(body.error.code, body.error.message, body.error.details)
    : new DeskError('unexpected', 'Something went wrong')

export const isSignedOut = (error: unknown): boolean => error instanceof DeskError && error.code === 'signed-out'

const NO_ANSWER: readonly ErrorCode[] = ['network', 'unexpected']

/** The server may answer with these before it looks up the key, so an earlier attempt may have succeeded. */
const BEFORE_KEY: readonly ErrorCode[] = ['signed-out', 'role-too-low', 'foreign-request', 'invalid-payload']

/**
 * True if a failed call may have taken effect on the server.
 * @param isRepeated true if an earlier attempt of the same call got no answer
 */
export const isLostAnswer = (error: unknown, isRepeated: boolean): boolean =>
  !(error instanceof DeskError) || NO_ANSWER.includes(error.code) || (isRepeated && BEFORE_KEY.includes(error.code))
