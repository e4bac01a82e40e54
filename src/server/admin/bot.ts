import type { ServerConfig } from '#server/config/config.ts'
import { setUpAtMessenger } from '#server/modules/bot/service.ts'
import { OperatorError } from '#server/operators/operator-error.ts'

/** Updates that are waiting at the messenger are never dropped. @throws OperatorError */
export const setUpBot = async (config: ServerConfig): Promise<string> => {
  if (config.botUpdates === 'off') throw new OperatorError('BOT_UPDATES is off: set it to polling or webhook first.')
  try {
    return await setUpAtMessenger(config)
  } catch (cause) {
    throw new OperatorError('The messenger did not take it: is BOT_TOKEN right, and BOT_API_ROOT?', { cause })
  }
}
