import type { NotificationMessage } from '#languages/en/notification-kinds.ts'
import { bot, invoices, notifications, payments } from '#languages/en/notifications.ts'
import { LANGUAGES, type Language } from '#languages/languages.ts'
import type { NotificationKind } from '#rules/notifications/notification-kinds.ts'

const ENGLISH = { bot, invoices, notifications, payments }

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> }

export interface MessengerTexts {
  readonly bot: Texts<typeof bot>
  readonly invoices: Texts<typeof invoices>
  readonly notifications: {
    readonly messages: Readonly<Record<NotificationKind, NotificationMessage>>
    readonly open: string
  }
  readonly payments: Texts<typeof payments>
}

/** Does not compile if a language lacks a text. */
const TRANSLATED: {
  readonly [L in Exclude<Language, 'en'>]: {
    readonly notifications: () => Promise<{
      readonly [K in keyof MessengerTexts]: MessengerTexts[K] & { readonly language: L }
    }>
  }
} = LANGUAGES

/** The texts that players read in the messenger. */
export const messengerTexts = async (language: Language): Promise<MessengerTexts> =>
  language === 'en' ? ENGLISH : TRANSLATED[language].notifications()
