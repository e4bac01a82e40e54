/** Characters that draw nothing: Unicode's ignorables, and blanks missing from them (Braille, Egyptian, Khitan, a musical one). */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}]/gu
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** For comparisons only, because emoji and Persian need these characters. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

/** Such a character is U+3164, which `\p{L}` takes for a letter. */
export const hasUnseen = (text: string): boolean => withoutUnseen(text) !== text

/** True for an empty text as well. */
export const drawsNothing = (text: string): boolean => !SEEN.test(withoutUnseen(text))

export const readableName = (name: string | null, userId: number): string =>
  name === null || drawsNothing(name) ? `Player ${userId}` : name
