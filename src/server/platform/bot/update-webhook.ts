import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#server/api-error.ts'

export const WEBHOOK_PATH = '/platform/bot/updates'

const BODY_BYTES_MAX = 1_048_576
const HEADER = 'x-telegram-bot-api-secret-token'

// Equal lengths let the comparison take constant time.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

interface WebhookParts {
  readonly secret: string
  readonly handle: (update: unknown) => Promise<void>
  /** Counts calls without the secret. */
  readonly onRefused: () => void
}

/** Any answer but 200 makes the messenger repeat, so the body's shape is left to `handle`. */
export const registerUpdateWebhook = (app: FastifyInstance, { secret, handle, onRefused }: WebhookParts): void => {
  const expected = digest(secret)
  app.post(
    WEBHOOK_PATH,
    {
      bodyLimit: BODY_BYTES_MAX,
      schema: { hide: true },
      onRequest: async ({ headers }) => {
        const given = headers[HEADER]
        if (typeof given === 'string' && timingSafeEqual(digest(given), expected)) return
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
