import type { ServerConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import type { Logger } from '#server/observability/logger.ts'
import { setUp } from './set-up.ts'
import { type BotProcess, handleUpdate } from './updates.ts'
import { noteSecret, refuseSecret } from './webhook-secret.ts'

export const takeUpdate = (
  parts: BotProcess,
  update: unknown,
  offers?: Parameters<typeof handleUpdate>[2],
): Promise<void> => handleUpdate(parts, update, offers)

export const setUpAtMessenger = (config: ServerConfig): Promise<string> => setUp(config)

export const noteWebhookSecret = (db: Db, config: ServerConfig): Promise<void> => noteSecret(db, config)

/** Checks at the start. @throws OperatorError if the messenger was told another secret */
export const refuseOtherSecret = (db: Db, config: ServerConfig, log: Logger): Promise<void> =>
  refuseSecret(db, config, log)
