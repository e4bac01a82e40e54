import { createInstance, type i18n } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { setSpokenLanguage } from '#client/i18n/spoken.ts'
import { ledger as ledgerEn } from '#languages/en/ledger.ts'
import { ui as uiEn } from '#languages/en/ui.ts'
import type { Language } from '#languages/languages.ts'
import { ledger as ledgerRu } from '#languages/ru/ledger.ts'
import { ui as uiRu } from '#languages/ru/ui.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'

type WithoutForm<Key extends string> = Key extends `${infer Base}_${'one' | 'other' | 'zero'}` ? Base : Key
type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutForm<Key> : `${Key}.${KeysOf<Texts[Key]>}`
}[keyof Texts & string]

export type DeskKey = KeysOf<typeof en>
type Values = Readonly<Record<string, string | number>>

export type Say = (key: DeskKey, values?: Values) => string

/** Groups of names, each by the server's code. The two with a dot are texts of the game. */
export type NameGroup = keyof typeof en.names | 'ledger.reason' | 'ui.rarity'

const KEPT_LANGUAGE = 'desk-language'

/** Not imported from the game: its list of languages would bundle all texts of the game. */
const LANGUAGE_CODES: readonly Language[] = ['en', 'ru']

const languageOfCode = (code: string): Language =>
  LANGUAGE_CODES.find((language) => code.toLowerCase().startsWith(language)) ?? 'en'

export const languageNow = (): Language => {
  const kept = localStorage.getItem(KEPT_LANGUAGE)
  return LANGUAGE_CODES.find((language) => language === kept) ?? languageOfCode(navigator.language)
}

/** Adds texts of the game: its components use `ui` and `shell.loading`, and `ledger` names assets and reasons. */
export const createDeskTexts = (language: Language = languageNow()): i18n => {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: {
      en: { translation: { ...en, shell: { loading: en.loading }, ui: uiEn, ledger: ledgerEn } },
      ru: { translation: { ...ru, shell: { loading: ru.loading }, ui: uiRu, ledger: ledgerRu } },
    },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  setSpokenLanguage(language)
  return instance
}

export const useLanguage = (): { readonly language: Language; readonly choose: (language: Language) => void } => {
  const { i18n } = useTranslation()
  return {
    language: languageOfCode(i18n.language),
    choose: (language) => {
      localStorage.setItem(KEPT_LANGUAGE, language)
      setSpokenLanguage(language)
      void i18n.changeLanguage(language)
    },
  }
}

// The cast is needed because i18next has one global type for texts, and the game sets it to its own.
export const useSay = (): Say => useTranslation().t as unknown as Say

/** The returned function gives the name of a code, or the code itself if this build does not know it. */
export const useNames = (): ((group: NameGroup, code: string) => string) => {
  const { t, i18n } = useTranslation()
  const say = t as unknown as (key: string) => string
  return (group, code) => {
    const key = group.includes('.') ? `${group}.${code}` : `names.${group}.${code}`
    return i18n.exists(key) ? say(key) : code
  }
}
