import type { Language } from '#languages/languages.ts'

let spoken: Language = 'en'

/** The page's current language, also the locale of numbers and dates. */
export const spokenLanguage = (): Language => spoken

/** Also sets `lang`, for screen readers and hyphenation. Call it once the texts are loaded. */
export const setSpokenLanguage = (language: Language): void => {
  spoken = language
  document.documentElement.lang = language
}
