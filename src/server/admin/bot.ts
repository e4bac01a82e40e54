import type { ServerConfig } from '../config.ts'
import { tellMessenger } from '../modules/payments/service.ts'
import { OperatorError } from '../operator-error.ts'

/**
 * Tells the messenger how the bot's updates come, as the settings say; what waits there is never dropped.
 * @throws OperatorError where the settings say nothing, or the messenger does not take it
 */
export const setUpBot = async (config: ServerConfig): Promise<string> => {
  if (config.botUpdates === 'off') throw new OperatorError('BOT_UPDATES is off: set it to polling or webhook first.')
  try {
    return await tellMessenger(config)
  } catch (cause) {
    throw new OperatorError('The messenger did not take it: is BOT_TOKEN right, and BOT_API_ROOT?', { cause })
  }
}
