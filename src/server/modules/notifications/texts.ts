import type { Preferences } from '#contracts/wire.ts'
import type { NotificationMessage } from '#languages/en/notification-kinds.ts'
import { type Language, languageOfCode } from '#languages/languages.ts'
import { messengerTexts } from '#server/text/messenger-texts.ts'
import type { TriggerKey } from './kinds.ts'

export const languageOfPlayer = (chosen: Preferences['language'], languageCode: string): Language =>
  chosen === 'auto' ? languageOfCode(languageCode) : chosen

const textOf = (message: NotificationMessage, subject: string): string =>
  typeof message === 'string' ? message : (message[subject.split(':')[0] ?? ''] ?? message.other)

export const notificationTexts = async (
  { kind, subject }: TriggerKey,
  language: Language,
): Promise<{ readonly text: string; readonly button: string }> => {
  const { messages, open } = (await messengerTexts(language)).notifications
  return { text: textOf(messages[kind], subject), button: open }
}
