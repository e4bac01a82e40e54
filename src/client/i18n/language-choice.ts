import { LANGUAGE_CODES, type Language, languageOfCode } from '../../languages/languages.ts'
import { launchData, launchSource } from '../platform/launch-data.ts'
import { createPreference } from '../platform/preference.ts'

/** What a player can choose: a language, or `auto`, which follows the messenger. */
export const LANGUAGE_CHOICES = ['auto', ...LANGUAGE_CODES] as const
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number]

/** The choice on this device, for the first paint; the server keeps it for all devices (extra 7). */
export const languagePreference = createPreference<LanguageChoice>('language', LANGUAGE_CHOICES, 'auto')

/** The language of a choice. `auto` is the messenger's own, in local mode and without launch data the browser's, else English. */
export const languageOf = (choice: LanguageChoice): Language => {
  if (choice !== 'auto') return choice
  const ofMessenger = launchSource() === 'messenger' ? launchData()?.user?.languageCode : null
  return languageOfCode(ofMessenger ?? navigator.language)
}
