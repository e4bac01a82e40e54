/**
 * Every language of the game: a new one is its folder here and one line. English is built in: the rules, the server's errors and
 * the first screen speak it.
 */
export const LANGUAGES = {
  en: { name: 'English' },
  ru: {
    name: 'Русский',
    allTexts: () => import('./ru/all-texts.ts'),
    notifications: () => import('./ru/notifications.ts'),
  },
} as const

export type Language = keyof typeof LANGUAGES

/** All languages, English first. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[]

/** The game's language for a code such as `ru-RU`; English for one that the game does not speak. */
export const languageOfCode = (code: string): Language => {
  const [base] = code.toLowerCase().split(/[-_]/)
  return LANGUAGE_CODES.find((language) => language === base) ?? 'en'
}
