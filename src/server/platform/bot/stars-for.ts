import type { ServerConfig } from '#server/config/config.ts'
import type { BotAccess } from './bot-api.ts'
import { createStars, type Stars } from './stars.ts'

/** Null without updates: payments need them. */
export const starsFor = (config: BotAccess & Pick<ServerConfig, 'botUpdates'>): Stars | null =>
  config.botUpdates === 'off' ? null : createStars(config)
