/** Blanks that Unicode does not list as ignorable: Braille, Egyptian, Khitan and a musical one. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}]/gu
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A text without the characters that draw nothing. For comparing: emoji and Persian are written with them. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

/** Whether a text has a character that draws nothing, such as U+3164, which is a letter to `\p{L}`. */
export const hasUnseen = (text: string): boolean => withoutUnseen(text) !== text

/** Whether nothing of a text can be seen; also true for an empty one. */
export const drawsNothing = (text: string): boolean => !SEEN.test(withoutUnseen(text))

/** A name that the messenger gave, or one of the game's where nothing of it can be seen. */
export const readableName = (name: string | null, userId: number): string =>
  name === null || drawsNothing(name) ? `Player ${userId}` : name
