import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '#server/api-error.ts'
import { createSecretCheck } from '../secret-check.ts'

const query = z.object({ secret: z.string().max(200), user_id: z.coerce.number().int().positive() })

/**
 * `GET /platform/ads/reward?secret=…&user_id=[userId]` (R21). The call names no ad, so `confirm` chooses one of the
 * player's started ads. It returns false if it credits none.
 */
export const registerAdCallback = (
  app: FastifyInstance,
  secrets: readonly string[],
  confirm: (playerId: number) => Promise<boolean>,
): void => {
  const isAccepted = createSecretCheck(secrets)
  app.get<{ Querystring: z.output<typeof query> }>(
    '/platform/ads/reward',
    { schema: { querystring: query, hide: true } },
    async (request) => {
      if (!isAccepted(request.query.secret)) throw new ApiError('forbidden')
      return { data: { rewarded: await confirm(request.query.user_id) } }
    },
  )
}
