import type { Preferences } from '#contracts/wire.ts'
import type { NotificationMessage } from '#languages/en/notification-kinds.ts'
import { notifications as english } from '#languages/en/notifications.ts'
import { LANGUAGES, type Language, languageOfCode } from '#languages/languages.ts'
import type { NotificationKind } from '#rules/notifications/notification-kinds.ts'
import type { TriggerKey } from './kinds.ts'

interface NotificationTexts {
  readonly messages: Readonly<Record<NotificationKind, NotificationMessage>>
  readonly open: string
}

/** Does not compile if a language lacks a text. */
const TRANSLATED: {
  readonly [L in Exclude<Language, 'en'>]: {
    readonly notifications: () => Promise<{ notifications: NotificationTexts & { readonly language: L } }>
  }
} = LANGUAGES

export const languageOfPlayer = (chosen: Preferences['language'], languageCode: string): Language =>
  chosen === 'auto' ? languageOfCode(languageCode) : chosen

const textOf = (message: NotificationMessage, subject: string): string =>
  typeof message === 'string' ? message : (message[subject.split(':')[0] ?? ''] ?? message.other)

export const notificationTexts = async (
  { kind, subject }: TriggerKey,
  language: Language,
): Promise<{ readonly text: string; readonly button: string }> => {
  const texts: NotificationTexts =
    language === 'en' ? english : (await TRANSLATED[language].notifications()).notifications
  return { text: textOf(texts.messages[kind], subject), button: texts.open }
}
