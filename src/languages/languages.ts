/** README.md explains how to add a language. English needs no loader here: client and server import it directly. */
export const LANGUAGES = {
  en: { name: 'English' },
  ru: {
    name: 'Русский',
    allTexts: () => import('./ru/all-texts.ts'),
    notifications: () => import('./ru/notifications.ts'),
  },
} as const

export type Language = keyof typeof LANGUAGES

/** English first. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[]

/** For a code such as `ru-RU`; English for an unsupported one. */
export const languageOfCode = (code: string): Language => {
  const [base] = code.toLowerCase().split(/[-_]/)
  return LANGUAGE_CODES.find((language) => language === base) ?? 'en'
}
