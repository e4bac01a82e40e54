import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { home } from './en/home.ts'
import { shell } from './en/shell.ts'
import { ui } from './en/ui.ts'
import type { en } from './en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof en }
  }
}

/** The topics of the first screen; the others come with the pages that speak them. */
const FIRST_TOPICS: Partial<typeof en> = { shell, ui, home }

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
  house: async () => ({ house: (await import('./en/house.ts')).house }),
} as const satisfies { readonly [Topic in keyof typeof en]?: () => Promise<{ readonly [T in Topic]: unknown }> }

/** A topic whose texts load on demand. */
export type LaterTopic = keyof typeof LATER_TOPICS

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

/** Fetches a topic's texts; a page waits for it beside its own code. */
export const loadTopic = async (topic: LaterTopic): Promise<void> => {
  texts.addResourceBundle('en', 'translation', await LATER_TOPICS[topic](), true, true)
}
