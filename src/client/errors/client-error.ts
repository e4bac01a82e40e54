import { isNetworkError } from '#client/api/api-error.ts'
import type { CallInput } from '#contracts/schemas.ts'
import { type ClientErrorKind, FRAMES_MAX } from '#rules/client-errors/client-errors.ts'
import { privateText } from '#rules/client-errors/private-text.ts'
import type { CaughtError } from './caught-error.ts'
import { fileInMessage, framesOf } from './stack-frames.ts'

export type ClientError = CallInput<'clientErrors.report'>['body']['errors'][number]

const isExpected = (error: unknown): boolean =>
  isNetworkError(error) || (error instanceof DOMException && error.name === 'AbortError')

const messageOf = (error: unknown): string => {
  if (error instanceof Error) return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`
  // A thrown object may contain text that the player has entered.
  return typeof error === 'string' ? error : `a ${error === null ? 'null' : typeof error} was thrown`
}

/**
 * Extensions, the messenger and `ResizeObserver` also throw in this page, so an uncaught error counts only with a stack
 * frame in our files. Errors of other kinds, such as `render`, are always ours.
 */
const isOfOurs = (kind: ClientErrorKind, frames: readonly unknown[]): boolean =>
  frames.length > 0 || (kind !== 'error' && kind !== 'rejection')

/** Null if it needs no report: a lost network, an aborted request, or an uncaught error that is not the game's. */
export const clientErrorOf = ({ kind, error }: CaughtError): ClientError | null => {
  if (isExpected(error)) return null
  const message = messageOf(error)
  const stack = framesOf(error instanceof Error ? (error.stack ?? '') : '')
  const frames = kind === 'chunk' ? [...fileInMessage(message), ...stack].slice(0, FRAMES_MAX) : stack
  return isOfOurs(kind, frames) ? { kind, message: privateText(message), frames } : null
}
