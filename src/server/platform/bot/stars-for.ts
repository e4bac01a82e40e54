import type { ServerConfig } from '../../config.ts'
import type { BotAccess } from './bot-api.ts'
import { createStars, type Stars } from './stars.ts'

/** The messenger's payments of this configuration; null where no updates come, without which nothing is ever paid. */
export const starsFor = (config: BotAccess & Pick<ServerConfig, 'botUpdates'>): Stars | null =>
  config.botUpdates === 'off' ? null : createStars(config)
