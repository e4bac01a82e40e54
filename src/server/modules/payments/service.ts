import type { Update } from 'grammy/types'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { ServerConfig } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import type { Entropy } from '../../entropy.ts'
import type { Logger } from '../../logger.ts'
import { starsFor } from '../../platform/bot/stars-for.ts'
import type { PaidOffers } from './offers.ts'
import { SHOP_OFFERS } from './shop-offers.ts'
import { handleUpdate, type UpdateParts } from './updates.ts'

/** What a process takes the bot's updates with. */
export interface PaymentsProcess {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly entropy: Entropy
  readonly config: ServerConfig
  readonly log: Logger
}

/** What payments are handled with at this instant; null where no updates come. */
export const paymentPartsOf = (
  { db, clock, entropy, config, log }: PaymentsProcess,
  offers: PaidOffers = SHOP_OFFERS,
): UpdateParts | null => {
  const stars = starsFor(config)
  if (stars === null) return null
  return { db, nowMs: clock.nowMs(), entropy, log, stars, rules: { botToken: config.botToken, offers } }
}

/** Handles an update of the bot, any number of times. @throws what makes the messenger send it again */
export const takeUpdate = (parts: UpdateParts, update: Update): Promise<void> => handleUpdate(parts, update)
