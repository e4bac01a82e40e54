import type { Language } from '#languages/languages.ts'

let spoken: Language = 'en'

/** The language of the page now, also the locale of numbers and dates. */
export const spokenLanguage = (): Language => spoken

/** Also tells screen readers and hyphenation. `setLanguage` calls it with the texts. */
export const setSpokenLanguage = (language: Language): void => {
  spoken = language
  document.documentElement.lang = language
}
