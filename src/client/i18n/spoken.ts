import type { Language } from '../../languages/languages.ts'

let spoken: Language = 'en'

/** The language of the page now, also the locale of numbers and dates. */
export const spokenLanguage = (): Language => spoken

/** Sets the page's language, also for screen readers and hyphenation. `setLanguage` switches the texts with it. */
export const setSpokenLanguage = (language: Language): void => {
  spoken = language
  document.documentElement.lang = language
}
