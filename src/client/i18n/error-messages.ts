import type { ErrorCode } from '../../contracts/errors.ts'

/** Error messages in a language other than the server's English. */
export type ErrorMessages = Readonly<Record<ErrorCode | 'network' | 'unexpected-answer', string>>

let messages: ErrorMessages | null = null

/** Sets the messages of the page's language; null for English, which the server sends itself. */
export const setErrorMessages = (next: ErrorMessages | null): void => {
  messages = next
}

/** An error's message in the page's language; `message`, the server's own, for a code that is not known (A8). */
export const errorMessageOf = (code: string, message: string): string =>
  (messages as Readonly<Record<string, string>> | null)?.[code] ?? message
