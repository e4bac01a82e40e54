/** Blanks missing from Unicode's ignorables: Braille, Egyptian, Khitan and a musical one. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}]/gu
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** For comparison only: emoji and Persian need these characters. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

/** Such as U+3164, a letter to `\p{L}`. */
export const hasUnseen = (text: string): boolean => withoutUnseen(text) !== text

/** True also for an empty text. */
export const drawsNothing = (text: string): boolean => !SEEN.test(withoutUnseen(text))

export const readableName = (name: string | null, userId: number): string =>
  name === null || drawsNothing(name) ? `Player ${userId}` : name
