import { defineHandlers } from '../../call-handler.ts'
import { getPlayer } from '../players/service.ts'
import { lockItem, markSeen, shownItem } from './inventory.ts'
import { hasClaimedWelcomeSword, inventoryOf, wornBy } from './service.ts'
import { claimWelcomeSword } from './welcome.ts'

/** What the player has and wears (rows 103-110), the lock, and the welcome sword (R04). */
export const equipmentsHandlers = defineHandlers({
  'equipments.equipped': ({ db, identity }) => wornBy(db, identity.userId),
  'equipments.mine': async ({ db, nowMs, identity }) =>
    inventoryOf(db, identity.userId, { player: await getPlayer(db, identity.userId), nowMs }),
  'equipments.onSale': async ({ db, nowMs, identity }) => {
    const items = await inventoryOf(db, identity.userId, { player: await getPlayer(db, identity.userId), nowMs })
    return items.filter(({ status }) => status === 'on-sale')
  },
  'equipments.get': ({ db, nowMs, identity, params, query, countLookup }) =>
    shownItem({ db, nowMs, countLookup }, { viewerId: identity.userId, ownerId: query.owner, id: params.id }),
  'equipments.lock': ({ db, nowMs, identity, params, body }) =>
    lockItem({ db, nowMs }, identity.userId, params.id, body.locked),
  'equipments.seen': ({ db, nowMs, identity }) => markSeen({ db, nowMs }, identity.userId),
  'equipments.welcome': async ({ db, identity }) => ({ claimed: await hasClaimedWelcomeSword(db, identity.userId) }),
  'equipments.claimWelcome': ({ db, nowMs, entropy, identity }) =>
    claimWelcomeSword({ db, nowMs, entropy }, identity.userId),
})
