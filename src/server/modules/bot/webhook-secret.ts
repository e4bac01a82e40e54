import { hash } from 'node:crypto'
import type { ServerConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { establishWorldSetting, writeWorldSetting } from '#server/db/world-settings.ts'
import type { Logger } from '#server/observability/logger.ts'
import { OperatorError } from '#server/operators/operator-error.ts'

type SecretConfig = Pick<ServerConfig, 'botUpdates' | 'botWebhookSecret' | 'botWebhookSecretPrevious'>

const FACT = 'webhook-secret'
const SET_UP = 'hk admin bot setup'

const factOf = (secret: string) => ({ sha256: hash('sha256', secret) })

/**
 * Stores a hash of the secret that the messenger was told. A later start compares it, because the messenger's API never returns the
 * secret.
 */
export const noteSecret = async (db: Db, config: SecretConfig): Promise<void> => {
  const { botUpdates, botWebhookSecret: secret } = config
  if (botUpdates === 'webhook' && secret !== null) await writeWorldSetting(db, FACT, factOf(secret))
}

/**
 * If no secret is noted, stores this start's secret as the one told, because `bot setup` may run before the first
 * start.
 */
export const refuseSecret = async (db: Db, config: SecretConfig, log: Logger): Promise<void> => {
  const { botUpdates, botWebhookSecret: secret, botWebhookSecretPrevious: previous } = config
  if (botUpdates !== 'webhook' || secret === null) return
  const own = factOf(secret)
  const { sha256 } = (await establishWorldSetting(db, FACT, own)) as typeof own
  if (sha256 === own.sha256) return
  if (previous === null || sha256 !== factOf(previous).sha256)
    throw new OperatorError(
      `The messenger was told another BOT_WEBHOOK_SECRET: set that one as BOT_WEBHOOK_SECRET_PREVIOUS, or run ${SET_UP}.`,
    )
  log.warn(`the messenger still sends BOT_WEBHOOK_SECRET_PREVIOUS: run ${SET_UP}`)
}
