import type { ServerConfig } from '#server/config/config.ts'
import type { Logger } from '#server/observability/logger.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { type BotAccess, createBotApi } from './bot-api.ts'
import { ALLOWED_UPDATES } from './update-poller.ts'
import { WEBHOOK_PATH } from './update-webhook.ts'

type BotConfig = BotAccess & Pick<ServerConfig, 'botUpdates' | 'botWebhookSecret' | 'publicUrl'>

const TIMEOUT_S = 4

const webhookUrl = ({ publicUrl }: BotConfig): string => `${publicUrl.replace(/\/$/, '')}${WEBHOOK_PATH}`

/**
 * Sets or removes the messenger's webhook, as BOT_UPDATES says. Keeps updates that wait there. @returns text for the
 * operator @throws Error when the messenger refuses or does not answer
 */
export const tellHowUpdatesCome = async (config: BotConfig): Promise<string> => {
  const api = createBotApi(config, TIMEOUT_S)
  if (config.botUpdates !== 'webhook') {
    await api.deleteWebhook({ drop_pending_updates: false })
    return 'The messenger waits to be asked for updates: no webhook is set.'
  }
  const url = webhookUrl(config)
  await api.setWebhook(url, {
    secret_token: config.botWebhookSecret ?? '',
    allowed_updates: ALLOWED_UPDATES,
    drop_pending_updates: false,
  })
  return `The messenger calls ${url} for: ${ALLOWED_UPDATES.join(', ')}.`
}

const difference = async (config: BotConfig): Promise<string | null> => {
  const { url = '', allowed_updates = [] } = await createBotApi(config, TIMEOUT_S).getWebhookInfo()
  if (config.botUpdates === 'polling')
    return url === '' ? null : 'BOT_UPDATES is polling, but the messenger has a webhook set'
  if (url !== webhookUrl(config)) return 'BOT_UPDATES is webhook, but the messenger calls another address, or none'
  const missing = ALLOWED_UPDATES.filter((kind) => !allowed_updates.includes(kind))
  return missing.length === 0 ? null : `The messenger's webhook lacks the updates ${missing.join(', ')}`
}

/** Skipped if the messenger does not answer. @throws OperatorError with the difference and the command that fixes it */
export const refuseOtherUpdates = async (config: BotConfig, log: Logger): Promise<void> => {
  if (config.botUpdates === 'off') return
  const differs = await difference(config).catch((error: unknown) => {
    log.warn({ err: error }, 'the messenger did not say how it sends updates')
    return null
  })
  if (differs !== null) throw new OperatorError(`${differs}: run hk admin bot setup.`)
}
