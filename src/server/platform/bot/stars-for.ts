import type { ServerConfig } from '../../config.ts'
import { createStars, type Stars } from './stars.ts'

/** The messenger's payments of this configuration; null where no updates come, without which nothing is ever paid. */
export const starsFor = ({
  botToken,
  botApiRoot,
  botEnvironment,
  botUpdates,
}: Pick<ServerConfig, 'botToken' | 'botApiRoot' | 'botEnvironment' | 'botUpdates'>): Stars | null =>
  botUpdates === 'off' ? null : createStars({ token: botToken, apiRoot: botApiRoot, environment: botEnvironment })
