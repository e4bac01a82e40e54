import type { ServerConfig } from '#server/config/config.ts'
import type { BotAccess } from './bot-api.ts'
import { createStars, type Stars } from './stars.ts'

/** Null if the bot receives no updates: a payment starts with the update `pre_checkout_query`. */
export const starsFor = (config: BotAccess & Pick<ServerConfig, 'botUpdates'>): Stars | null =>
  config.botUpdates === 'off' ? null : createStars(config)
