/** The languages that the game speaks. */
export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

let spoken: Language = 'en'

/** The language that the page speaks now; numbers and dates are written by it. */
export const spokenLanguage = (): Language => spoken

/** Notes which language the page speaks, also for screen readers and hyphenation. `setLanguage` is the whole of switching. */
export const noteSpokenLanguage = (language: Language): void => {
  spoken = language
  document.documentElement.lang = language
}
