import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../../refusal.ts'

const query = z.object({ secret: z.string().max(200), user_id: z.coerce.number().int().positive() })

// Equal lengths, so that the comparison takes the same time for every guess.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * The ad network's callback (R21): `GET /platform/ads/reward?secret=…&user_id=[userId]`, the Reward URL of its settings.
 * It names the player but no ad: `confirm` confirms one ad of this player and returns whether there was one.
 */
export const registerAdCallback = (
  app: FastifyInstance,
  secret: string,
  confirm: (playerId: number) => Promise<boolean>,
): void => {
  app.get<{ Querystring: z.output<typeof query> }>(
    '/platform/ads/reward',
    { schema: { querystring: query, hide: true } },
    async (request) => {
      if (!timingSafeEqual(digest(request.query.secret), digest(secret))) throw new Refusal('forbidden')
      return { data: { rewarded: await confirm(request.query.user_id) } }
    },
  )
}
