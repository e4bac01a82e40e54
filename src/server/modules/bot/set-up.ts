import { LANGUAGE_CODES } from '#languages/languages.ts'
import type { ServerConfig } from '#server/config/config.ts'
import { setBotProfiles } from '#server/platform/bot/bot-profile.ts'
import { tellHowUpdatesCome } from '#server/platform/bot/webhook-setup.ts'
import { botTexts, commandLines } from './texts.ts'

const profilesOf = () =>
  Promise.all(
    LANGUAGE_CODES.map(async (language) => {
      const texts = await botTexts(language)
      const { description, about } = texts
      return { language: language === 'en' ? null : language, commands: commandLines(texts), description, about }
    }),
  )

/**
 * Sets up the delivery of updates last, because updates then arrive at once and need all else to be ready. @returns
 * text for the operator @throws Error if the messenger refuses
 */
export const setUp = async (config: ServerConfig): Promise<string> => {
  const { botLink } = config.client
  await setBotProfiles(config, await profilesOf(), botLink)
  return [
    `The bot has its commands and descriptions (${LANGUAGE_CODES.join(', ')}), and its menu button opens ${botLink}.`,
    await tellHowUpdatesCome(config),
  ].join('\n')
}
