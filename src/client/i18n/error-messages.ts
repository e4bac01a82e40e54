import type { ErrorCode } from '#contracts/errors.ts'

export type ErrorMessages = Readonly<Record<ErrorCode | 'network' | 'unexpected-answer', string>>

let messages: ErrorMessages | null = null

/** Null for English, which the server sends itself. */
export const setErrorMessages = (next: ErrorMessages | null): void => {
  messages = next
}

/** Falls back to `message`, the server's own text, for an unknown code (A8). */
export const errorMessageOf = (code: string, message: string): string =>
  (messages as Readonly<Record<string, string>> | null)?.[code] ?? message
