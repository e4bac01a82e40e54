import type { ErrorCode } from '#contracts/errors.ts'

export type ErrorMessages = Readonly<Record<ErrorCode | 'network' | 'unexpected-answer', string>>

let messages: ErrorMessages | null = null

/** Null for English, in which the server's messages already are. */
export const setErrorMessages = (next: ErrorMessages | null): void => {
  messages = next
}

/** Falls back to `message` in English, and for a code that the client does not know (A8). */
export const errorMessageOf = (code: string, message: string): string =>
  (messages as Readonly<Record<string, string>> | null)?.[code] ?? message
