/**
 * Invisible characters: Unicode's Default_Ignorable ones, and blanks that this property lacks (Braille, Egyptian,
 * Khitan, a musical one).
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}]/gu
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** For comparisons only, because emoji and Persian text need these characters. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

/** Regular expressions do not exclude these: U+3164, for example, is a letter for `\p{L}`. */
export const hasUnseen = (text: string): boolean => withoutUnseen(text) !== text

/** Also true for an empty text. */
export const drawsNothing = (text: string): boolean => !SEEN.test(withoutUnseen(text))

export const readableName = (name: string | null, userId: number): string =>
  name === null || drawsNothing(name) ? `Player ${userId}` : name
