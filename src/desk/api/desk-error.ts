import type { DeskErrorBody, DeskErrorCode } from '#contracts/desk/desk-errors.ts'

/** `network`: no answer came, so the call may have been carried out. */
export class DeskError extends Error {
  readonly code: DeskErrorCode | 'network'
  readonly details: string | null

  constructor(code: DeskErrorCode | 'network', message: string, details: string | null = null) {
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

/** A proxy's answer has no code of ours. */
export const errorOfBody = (body: unknown): DeskError =>
  isErrorBody(body)
    ? new DeskError(body.error.code, body.error.message, body.error.details)
    : new DeskError('unexpected', 'Something went wrong')

export const isSignedOut = (error: unknown): boolean => error instanceof DeskError && error.code === 'signed-out'
