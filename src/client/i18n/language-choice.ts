import { launchData, launchSource } from '../platform/launch-data.ts'
import { createPreference } from '../preferences/preference.ts'
import { LANGUAGES, type Language } from './spoken.ts'

/** What a player can choose: a language, or `auto`, which follows the messenger. */
export const LANGUAGE_CHOICES = ['auto', ...LANGUAGES] as const
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number]

/** The choice as this device keeps it, for the first paint; the server keeps it for all devices (extra 7). */
export const languagePreference = createPreference<LanguageChoice>('language', LANGUAGE_CHOICES, 'auto')

/** The language of a choice. `auto` is the messenger's own, in local mode and without launch data the browser's, else English. */
export const languageOf = (choice: LanguageChoice): Language => {
  if (choice !== 'auto') return choice
  const ofMessenger = launchSource() === 'messenger' ? launchData()?.user?.languageCode : null
  const [code] = (ofMessenger ?? navigator.language).toLowerCase().split(/[-_]/)
  return LANGUAGES.find((language) => language === code) ?? 'en'
}
