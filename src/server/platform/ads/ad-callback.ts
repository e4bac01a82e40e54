import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { ServerConfig } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { CallError } from '../../http/call-error.ts'
import { confirmNewestAd } from '../../modules/ads/service.ts'

const query = z.object({ secret: z.string().max(200), user_id: z.coerce.number().int().positive() })

// Equal lengths, so that the comparison takes the same time for every guess.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * The ad network's callback (R21): `GET /platform/ads/reward?secret=…&user_id=[userId]`, the Reward URL of its settings.
 * It names the player, so the ad that the player has started last is confirmed. Registered only with AD_REWARD_SECRET.
 */
export const registerAdCallback = (
  app: FastifyInstance,
  { db, clock, config }: { readonly db: Kysely<Database>; readonly clock: Clock; readonly config: ServerConfig },
): void => {
  const { adRewardSecret } = config
  if (adRewardSecret === null) return
  app.get<{ Querystring: z.output<typeof query> }>(
    '/platform/ads/reward',
    { schema: { querystring: query, hide: true } },
    async (request) => {
      const { secret, user_id: playerId } = request.query
      if (!timingSafeEqual(digest(secret), digest(adRewardSecret))) throw new CallError('forbidden')
      const rewarded = await inTransaction(db, (trx) => confirmNewestAd(trx, playerId, clock.nowMs()))
      return { data: { rewarded } }
    },
  )
}
