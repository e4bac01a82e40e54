import type { NotificationKind, Preferences } from '../../../contracts/wire.ts'
import { notifications as english } from '../../../languages/en/notifications.ts'
import { LANGUAGES, type Language, languageOfCode } from '../../../languages/languages.ts'

/** Text of each kind, and of the button that opens the game. */
type NotificationTexts = Readonly<Record<NotificationKind | 'open', string>>

/** Does not compile while a language lacks a text or is given another one's. */
const TRANSLATED: {
  readonly [L in Exclude<Language, 'en'>]: {
    readonly notifications: () => Promise<{ notifications: NotificationTexts & { readonly language: L } }>
  }
} = LANGUAGES

/** The language of a player: the chosen one, else the messenger's, else English. */
export const languageOfPlayer = (chosen: Preferences['language'], languageCode: string): Language =>
  chosen === 'auto' ? languageOfCode(languageCode) : chosen

/** The bot's message: its text and the label of the button below it. */
export const notificationTexts = async (
  kind: NotificationKind,
  language: Language,
): Promise<{ readonly text: string; readonly button: string }> => {
  const texts: NotificationTexts =
    language === 'en' ? english : (await TRANSLATED[language].notifications()).notifications
  return { text: texts[kind], button: texts.open }
}
