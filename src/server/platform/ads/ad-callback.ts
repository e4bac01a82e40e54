import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '#server/api-error.ts'

const query = z.object({ secret: z.string().max(200), user_id: z.coerce.number().int().positive() })

// Equal lengths let the comparison take constant time.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** R21, `GET /platform/ads/reward?secret=…&user_id=[userId]`. Names no ad: `confirm` credits one, false without one. */
export const registerAdCallback = (
  app: FastifyInstance,
  secret: string,
  confirm: (playerId: number) => Promise<boolean>,
): void => {
  app.get<{ Querystring: z.output<typeof query> }>(
    '/platform/ads/reward',
    { schema: { querystring: query, hide: true } },
    async (request) => {
      if (!timingSafeEqual(digest(request.query.secret), digest(secret))) throw new ApiError('forbidden')
      return { data: { rewarded: await confirm(request.query.user_id) } }
    },
  )
}
