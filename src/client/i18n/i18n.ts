import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { home } from './en/home.ts'
import { shell } from './en/shell.ts'
import { ui } from './en/ui.ts'
import type { en } from './en.ts'
import { type ErrorWords, takeErrorWords } from './error-words.ts'
import { type LanguageChoice, languageOf, languagePreference } from './language-choice.ts'
import { type GameNames, takeNames } from './names.ts'
import { type Language, noteSpokenLanguage, spokenLanguage } from './spoken.ts'
import type { Words } from './words.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof en }
  }
}

/** The topics of the first screen; the others come with the pages that speak them. */
const FIRST_TOPICS = { shell, ui, home }

const LATER_TOPICS = {
  onboarding: async () => ({ onboarding: (await import('./en/onboarding.ts')).onboarding }),
  kombat: async () => ({ kombat: (await import('./en/kombat.ts')).kombat }),
  replay: async () => ({ replay: (await import('./en/replay.ts')).replay }),
  history: async () => ({ history: (await import('./en/history.ts')).history }),
  settings: async () => ({ settings: (await import('./en/settings.ts')).settings }),
  guide: async () => ({ guide: (await import('./en/guide.ts')).guide }),
  friends: async () => ({ friends: (await import('./en/friends.ts')).friends }),
  boards: async () => ({ boards: (await import('./en/boards.ts')).boards }),
  earn: async () => ({ earn: (await import('./en/earn.ts')).earn }),
  upgrades: async () => ({ upgrades: (await import('./en/upgrades.ts')).upgrades }),
  tier: async () => ({ tier: (await import('./en/tier.ts')).tier }),
  homeLater: async () => ({ homeLater: (await import('./en/home-later.ts')).homeLater }),
  ads: async () => ({ ads: (await import('./en/ads.ts')).ads }),
  house: async () => ({ house: (await import('./en/house.ts')).house }),
  ledger: async () => ({ ledger: (await import('./en/ledger.ts')).ledger }),
  inbox: async () => ({ inbox: (await import('./en/inbox.ts')).inbox }),
  fairPlay: async () => ({ fairPlay: (await import('./en/fair-play.ts')).fairPlay }),
  account: async () => ({ account: (await import('./en/account.ts')).account }),
  hunt: async () => ({ hunt: (await import('./en/hunt.ts')).hunt }),
} as const satisfies { readonly [Topic in keyof typeof en]?: () => Promise<{ readonly [T in Topic]: unknown }> }

/** A topic whose texts load on demand. */
export type LaterTopic = keyof typeof LATER_TOPICS

/** All texts of a language other than English, which is built in. */
export interface LanguagePack {
  readonly first: { readonly [Topic in keyof typeof FIRST_TOPICS]: Words<(typeof en)[Topic]> }
  readonly later: {
    readonly [Topic in LaterTopic]: () => Promise<{ readonly [T in Topic]: Words<(typeof en)[T]> }>
  }
  readonly errors: ErrorWords
  readonly names: GameNames
}

/** Makes texts that are ready at once with the given topics. The client uses `texts`; tests make their own with all of `en`. */
export const createTexts = (topics: Partial<typeof en> = FIRST_TOPICS): i18n => {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: topics } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return instance
}

/** The client's texts. */
export const texts = createTexts()

const wantedTopics = new Set<LaterTopic>()
let pack: LanguagePack | null = null
let wantedLanguage: Language = 'en'

const addTopic = async (language: Language, from: LanguagePack | null, topic: LaterTopic): Promise<void> => {
  texts.addResourceBundle(language, 'translation', await (from?.later ?? LATER_TOPICS)[topic](), true, true)
}

/** Fetches a topic's texts in the present language; a page waits for it beside its own code. */
export const loadTopic = (topic: LaterTopic): Promise<void> => {
  wantedTopics.add(topic)
  return addTopic(spokenLanguage(), pack, topic)
}

/**
 * Lets the whole page speak a language, without a reload; of several calls the last one holds.
 * @throws Error when its texts cannot be fetched: then the page goes on in the language it has
 */
export const showLanguage = async (language: Language): Promise<void> => {
  wantedLanguage = language
  if (language === spokenLanguage()) return
  const next = language === 'en' ? null : (await import('./ru.ts')).ru
  if (next) texts.addResourceBundle(language, 'translation', next.first, true, true)
  await Promise.all([...wantedTopics].map((topic) => addTopic(language, next, topic)))
  if (wantedLanguage !== language) return
  pack = next
  takeErrorWords(next?.errors ?? null)
  takeNames(next?.names ?? null)
  noteSpokenLanguage(language)
  await texts.changeLanguage(language)
}

/**
 * Takes the player's choice: keeps it on this device and lets the page speak it. The server's copy is the caller's matter.
 * @throws Error when the texts cannot be fetched: then nothing has changed
 */
export const setLanguage = async (choice: LanguageChoice): Promise<void> => {
  await showLanguage(languageOf(choice))
  languagePreference.write(choice)
}
