import type { ServerConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { noteWebhookSecret, setUpAtMessenger } from '#server/modules/bot/service.ts'
import { OperatorError } from '#server/operators/operator-error.ts'

type OnGame = (work: (db: Db) => Promise<void>) => Promise<void>

/** @throws OperatorError */
export const setUpBot = async (config: ServerConfig, onGame: OnGame): Promise<string> => {
  if (config.botUpdates === 'off') throw new OperatorError('BOT_UPDATES is off: set it to polling or webhook first.')
  const said = await setUpAtMessenger(config).catch((cause: unknown) => {
    throw new OperatorError('The messenger did not take it: is BOT_TOKEN right, and BOT_API_ROOT?', { cause })
  })
  if (config.botUpdates === 'polling') return said
  try {
    await onGame((db) => noteWebhookSecret(db, config))
    return said
  } catch (error) {
    // The messenger has the secret even if it cannot be noted, for example before the game's first start (no database).
    if (!(error instanceof OperatorError)) throw error
    return `${said}\nWhich BOT_WEBHOOK_SECRET that was is not noted. ${error.message}`
  }
}
