import { launchData, launchSource } from '#client/platform/launch-data.ts'
import { createPreference } from '#client/platform/preference.ts'
import { LANGUAGE_CODES, type Language, languageOfCode } from '#languages/languages.ts'

export const LANGUAGE_CHOICES = ['auto', ...LANGUAGE_CODES] as const
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number]

/** Needed on the device for the first paint. The server keeps the choice for all devices (extra 7). */
export const languagePreference = createPreference<LanguageChoice>('language', LANGUAGE_CHOICES, 'auto')

/** `auto`: the messenger's language, or the browser's outside a messenger. English if the game lacks that language. */
export const languageOf = (choice: LanguageChoice): Language => {
  if (choice !== 'auto') return choice
  const ofMessenger = launchSource() === 'messenger' ? launchData()?.user?.languageCode : null
  return languageOfCode(ofMessenger ?? navigator.language)
}
