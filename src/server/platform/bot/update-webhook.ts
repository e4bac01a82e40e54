import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Update } from 'grammy/types'
import { z } from 'zod'
import { ApiError } from '#server/api-error.ts'

export const WEBHOOK_PATH = '/platform/bot/updates'

const BODY_BYTES_MAX = 1_048_576
const HEADER = 'x-telegram-bot-api-secret-token'

const body = z.looseObject({ update_id: z.int() })

// Equal lengths let the comparison take constant time.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Any answer but 200 makes the messenger repeat. @param onRefused counts calls without the secret */
export const registerUpdateWebhook = (
  app: FastifyInstance,
  secret: string,
  handle: (update: Update) => Promise<void>,
  onRefused: () => void,
): void => {
  const expected = digest(secret)
  app.post<{ Body: z.output<typeof body> }>(
    WEBHOOK_PATH,
    {
      bodyLimit: BODY_BYTES_MAX,
      schema: { body, hide: true },
      onRequest: async ({ headers }) => {
        const given = headers[HEADER]
        if (typeof given === 'string' && timingSafeEqual(digest(given), expected)) return
        onRefused()
        throw new ApiError('forbidden')
      },
    },
    async (request) => {
      // Only known fields are read.
      await handle(request.body as unknown as Update)
      return { ok: true }
    },
  )
}
