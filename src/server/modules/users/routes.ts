import { defineHandlers } from '../../call-handler.ts'
import { balanceOf, tokView } from '../../db/ledger.ts'
import { readView } from '../../db/player-view.ts'
import { boostsView, lastClaimView, profileView } from '../players/service.ts'
import { claim } from './claim.ts'
import { onboard } from './service.ts'

/** Profile, balances, claim and onboarding (rows 14, 49, 74). */
export const usersHandlers = defineHandlers({
  'users.me': ({ db, identity, nowMs, config }) => readView(db, identity.userId, profileView, { nowMs, config }),
  'users.balance': ({ db, identity, nowMs }) => readView(db, identity.userId, tokView, { nowMs }),
  'users.stars': async ({ db, identity }) => Number(await balanceOf(db, identity.userId, 'star')),
  'users.boosts': ({ db, identity, nowMs }) => readView(db, identity.userId, boostsView, { nowMs }),
  'users.lastClaim': ({ db, identity, nowMs }) => readView(db, identity.userId, lastClaimView, { nowMs }),
  'users.claim': claim,
  'users.onboard': ({ db, nowMs, entropy, identity, body }) => onboard({ db, nowMs, entropy }, identity, body.house_id),
})
