import type { BotCommand, LanguageCode } from 'grammy/types'
import { type BotAccess, createBotApi } from './bot-api.ts'

interface BotProfile {
  /** Null: for players of all languages that have no profile. */
  readonly language: LanguageCode | null
  readonly commands: readonly BotCommand[]
  /** Shown in the empty chat, 512 characters at most. */
  readonly description: string
  /** Shown on the bot's page and beside its link, 120 characters at most. */
  readonly about: string
}

const TIMEOUT_S = 4
/** The messenger has one text for all languages, so it is the game's name. */
const MENU_BUTTON = 'House Kombat'

/** @throws Error when the messenger refuses or does not answer */
export const setBotProfiles = async (
  access: BotAccess,
  profiles: readonly BotProfile[],
  botLink: string,
): Promise<void> => {
  const api = createBotApi(access, TIMEOUT_S)
  for (const { language, commands, description, about } of profiles) {
    const spoken = language === null ? {} : { language_code: language }
    // The bot answers in private chats only.
    await api.setMyCommands(commands, { ...spoken, scope: { type: 'all_private_chats' } })
    await api.setMyDescription(description, spoken)
    await api.setMyShortDescription(about, spoken)
  }
  await api.setChatMenuButton({ menu_button: { type: 'web_app', text: MENU_BUTTON, web_app: { url: botLink } } })
}
