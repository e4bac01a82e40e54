import { bot as english } from '#languages/en/notifications.ts'
import { LANGUAGES, type Language } from '#languages/languages.ts'

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> }
type BotTexts = Texts<typeof english>

/** Does not compile if a language lacks a text. */
const TRANSLATED: {
  readonly [L in Exclude<Language, 'en'>]: {
    readonly notifications: () => Promise<{ bot: BotTexts & { readonly language: L } }>
  }
} = LANGUAGES

export const botTexts = async (language: Language): Promise<BotTexts> =>
  language === 'en' ? english : (await TRANSLATED[language].notifications()).bot

/** In the order of the menu at the messenger. */
export const commandLines = ({
  commands,
}: BotTexts): readonly { readonly command: string; readonly description: string }[] =>
  Object.entries(commands).map(([command, description]) => ({ command, description }))
