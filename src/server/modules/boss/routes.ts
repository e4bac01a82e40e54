import { defineHandlers } from '../../call-handler.ts'
import { fightBoss, storedBossFight } from './fight.ts'
import { craftItem, othersOf } from './others.ts'
import { activeBosses, bossPageOf, seeBossFall } from './service.ts'

/** The calls of the bosses (rows 142-147). */
export const bossHandlers = defineHandlers({
  'boss.active': async ({ nowMs }) => activeBosses(nowMs),
  'boss.get': ({ db, nowMs, entropy, identity, params }) =>
    bossPageOf({ db, nowMs, entropy }, identity.userId, params.slug),
  'boss.fight': {
    handle: ({ db, nowMs, entropy, identity, params, body, idempotencyKey }) =>
      fightBoss({ db, nowMs, entropy }, identity.userId, {
        slug: params.slug,
        items: body.items,
        seenCommitment: body.commitment,
        clientSeed: idempotencyKey,
      }),
    stored: storedBossFight,
  },
  'boss.seen': ({ db, nowMs, identity, params }) => seeBossFall({ db, nowMs }, identity.userId, params.slug),
  'others.list': ({ db, identity }) => othersOf(db, identity.userId),
  'others.craft': ({ db, nowMs, entropy, identity, params }) =>
    craftItem({ db, nowMs, entropy }, identity.userId, params.slug),
})
