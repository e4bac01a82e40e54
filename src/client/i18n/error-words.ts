import type { ErrorCode } from '../../contracts/errors.ts'

/** What errors are called in a language other than the server's English. */
export type ErrorWords = Readonly<Record<ErrorCode | 'network' | 'unexpected-answer', string>>

let words: ErrorWords | null = null

/** Takes the words of the language that is spoken now; null for English, which the server speaks itself. */
export const takeErrorWords = (next: ErrorWords | null): void => {
  words = next
}

/** What an error is called in the language spoken now; `message`, the server's own words, for one that is not known (A8). */
export const errorWords = (code: string, message: string): string =>
  (words as Readonly<Record<string, string>> | null)?.[code] ?? message
