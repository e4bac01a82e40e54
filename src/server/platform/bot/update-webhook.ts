import type { FastifyInstance } from 'fastify'
import { ApiError } from '#server/api-error.ts'
import { createSecretCheck } from '../secret-check.ts'

export const WEBHOOK_PATH = '/platform/bot/updates'

const BODY_BYTES_MAX = 1_048_576
const HEADER = 'x-telegram-bot-api-secret-token'

interface WebhookParts {
  readonly secrets: readonly string[]
  readonly handle: (update: unknown) => Promise<void>
  readonly onRefused: () => void
}

/**
 * The messenger repeats an update that is not answered with 2xx, so a malformed body is passed to `handle` instead of
 * refused.
 */
export const registerUpdateWebhook = (app: FastifyInstance, { secrets, handle, onRefused }: WebhookParts): void => {
  const isAccepted = createSecretCheck(secrets)
  app.post(
    WEBHOOK_PATH,
    {
      bodyLimit: BODY_BYTES_MAX,
      schema: { hide: true },
      onRequest: async ({ headers }) => {
        const given = headers[HEADER]
        if (typeof given === 'string' && isAccepted(given)) return
        onRefused()
        throw new ApiError('forbidden')
      },
    },
    async (request) => {
      await handle(request.body)
      return { ok: true }
    },
  )
}
