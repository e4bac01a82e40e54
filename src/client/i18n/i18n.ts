import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { addedItemNames } from '#assets/manifest/added-items.ts'
import type { English, LaterBundle } from '#languages/en/bundles.ts'
import { firstBundles } from '#languages/en/first-bundles.ts'
import type { GameNames } from '#languages/game-names.ts'
import { LANGUAGES, type Language } from '#languages/languages.ts'
import type { Translation } from '#languages/translation.ts'
import { type ErrorMessages, setErrorMessages } from './error-messages.ts'
import { type LanguageChoice, languageOf, languagePreference } from './language-choice.ts'
import { setNames } from './names.ts'
import { setSpokenLanguage, spokenLanguage } from './spoken.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: English }
  }
}

type LaterTexts = {
  readonly [Bundle in LaterBundle]: () => Promise<{ readonly [T in Bundle]: Translation<English[T], 'other'> }>
}

interface LanguageTexts<Code> {
  readonly language: Code
  readonly first: { readonly [Bundle in keyof typeof firstBundles]: Translation<English[Bundle], 'other'> }
  readonly later: LaterTexts
  readonly errors: ErrorMessages
  readonly names: GameNames
}

/** Does not compile if a language lacks a text or has another language's. */
const OTHER_LANGUAGES: {
  readonly [L in Exclude<Language, 'en'>]: { readonly allTexts: () => Promise<{ allTexts: LanguageTexts<L> }> }
} = LANGUAGES

const reportMissingKey = (_languages: readonly string[], _namespace: string, key: string): void => {
  // Left unhandled, so that tests and the developer's console notice a raw key on screen.
  void Promise.reject(new Error(`There is no text "${key}", or its bundle is not loaded`))
}

/** The given bundles are usable synchronously. The client uses `texts`; tests create their own. */
export const createTexts = (bundles: Partial<English> = firstBundles): i18n => {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: bundles } },
    interpolation: { escapeValue: false },
    initAsync: false,
    ...(import.meta.env.DEV && { saveMissing: true, missingKeyHandler: reportMissingKey }),
  })
  return instance
}

export const texts = createTexts()

type LaterSource = () => Promise<LaterTexts> | LaterTexts

const laterEnglish: LaterSource = async () => (await import('#languages/en/bundles.ts')).laterBundles

const wantedBundles = new Set<LaterBundle>()
let wantedLanguage: Language = 'en'
let later = laterEnglish

const addBundle = async (language: Language, from: LaterSource, bundle: LaterBundle): Promise<void> => {
  texts.addResourceBundle(language, 'translation', await (await from())[bundle](), true, true)
}

export const loadBundle = (bundle: LaterBundle): Promise<void> => {
  wantedBundles.add(bundle)
  return addBundle(spokenLanguage(), later, bundle)
}

/** Switches without a reload. Of several calls the last one wins. Throws if the texts cannot be loaded. */
export const showLanguage = async (language: Language): Promise<void> => {
  wantedLanguage = language
  if (language === spokenLanguage()) return
  const translated = language === 'en' ? null : (await OTHER_LANGUAGES[language].allTexts()).allTexts
  if (translated) texts.addResourceBundle(language, 'translation', translated.first, true, true)
  const nextLater = translated ? () => translated.later : laterEnglish
  await Promise.all([...wantedBundles].map((bundle) => addBundle(language, nextLater, bundle)))
  if (wantedLanguage !== language) return
  later = nextLater
  setErrorMessages(translated?.errors ?? null)
  setNames(translated ? { ...translated.names, item: { ...addedItemNames(language), ...translated.names.item } } : null)
  setSpokenLanguage(language)
  await texts.changeLanguage(language)
}

/** Saves the choice on this device only. Throws and saves nothing if the texts cannot be loaded. */
export const setLanguage = async (choice: LanguageChoice): Promise<void> => {
  await showLanguage(languageOf(choice))
  languagePreference.write(choice)
}
