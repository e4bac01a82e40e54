import { defineHandlers } from '../../call-handler.ts'
import { balanceOf } from '../../db/ledger.ts'
import { boostsOnTheWire, getPlayer, profileOf } from '../players/service.ts'
import { claim } from './claim.ts'
import { onboard } from './service.ts'

/** Profile, balances, claim and onboarding (rows 14, 49, 74). */
export const usersHandlers = defineHandlers({
  'users.me': ({ db, identity }) => profileOf(db, identity.userId),
  'users.balance': async ({ db, identity }) => Number(await balanceOf(db, identity.userId, 'tok')),
  'users.stars': async ({ db, identity }) => Number(await balanceOf(db, identity.userId, 'star')),
  'users.boosts': ({ db, identity }) => boostsOnTheWire(db, identity.userId),
  'users.lastClaim': async ({ db, identity }) => (await getPlayer(db, identity.userId)).last_claim_at.toISOString(),
  'users.claim': claim,
  'users.onboard': ({ db, nowMs, entropy, identity, body }) => onboard({ db, nowMs, entropy }, identity, body.house_id),
})
