import type { Language } from '#languages/languages.ts'
import { type MessengerTexts, messengerTexts } from '#server/text/messenger-texts.ts'

type BotTexts = MessengerTexts['bot']

export const botTexts = async (language: Language): Promise<BotTexts> => (await messengerTexts(language)).bot

/** In the order of the menu at the messenger. */
export const commandLines = ({
  commands,
}: BotTexts): readonly { readonly command: string; readonly description: string }[] =>
  Object.entries(commands).map(([command, description]) => ({ command, description }))
