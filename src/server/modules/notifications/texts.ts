import type { NotificationKind, Preferences } from '#contracts/wire.ts'
import { notifications as english } from '#languages/en/notifications.ts'
import { LANGUAGES, type Language, languageOfCode } from '#languages/languages.ts'
import type { NotificationTrigger } from '#server/notification-trigger.ts'

type TextName = NotificationKind | 'guild-accepted' | 'guild-kicked' | 'boss-ending' | 'boss-rewards'
type NotificationTexts = Readonly<Record<TextName | 'open', string>>

/** Does not compile if a language lacks a text. */
const TRANSLATED: {
  readonly [L in Exclude<Language, 'en'>]: {
    readonly notifications: () => Promise<{ notifications: NotificationTexts & { readonly language: L } }>
  }
} = LANGUAGES

/** The chosen one, else Telegram's, else English. */
export const languageOfPlayer = (chosen: Preferences['language'], languageCode: string): Language =>
  chosen === 'auto' ? languageOfCode(languageCode) : chosen

const TEXTS: Partial<Record<NotificationKind, Readonly<Record<string, TextName>>>> = {
  guild: { accepted: 'guild-accepted', kicked: 'guild-kicked' },
  boss: { ending: 'boss-ending', rewards: 'boss-rewards' },
}

const textNameOf = ({ kind, subject }: Pick<NotificationTrigger, 'kind' | 'subject'>): TextName =>
  TEXTS[kind]?.[subject.split(':')[0] ?? ''] ?? kind

export const notificationTexts = async (
  trigger: Pick<NotificationTrigger, 'kind' | 'subject'>,
  language: Language,
): Promise<{ readonly text: string; readonly button: string }> => {
  const texts: NotificationTexts =
    language === 'en' ? english : (await TRANSLATED[language].notifications()).notifications
  return { text: texts[textNameOf(trigger)], button: texts.open }
}
