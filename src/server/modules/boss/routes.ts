import { defineHandlers } from '#server/calls/call-handler.ts'
import { fightBoss, storedBossFight } from './fight.ts'
import { bossLootOf, craftItem } from './loot.ts'
import { bossesMeanwhile } from './meanwhile.ts'
import { activeBosses, bossPageOf, seeBossFall } from './service.ts'

export const bossHandlers = defineHandlers({
  'boss.active': async ({ nowMs }) => activeBosses(nowMs),
  'boss.meanwhile': (context) => bossesMeanwhile(context, context.identity.userId, context.query.since),
  'boss.get': (context) => bossPageOf(context, context.identity.userId, context.params.slug),
  'boss.fight': {
    handle: (context) =>
      fightBoss(context, context.identity.userId, {
        slug: context.params.slug,
        items: context.body.items,
        seenCommitment: context.body.commitment,
        clientSeed: context.idempotencyKey,
      }),
    stored: storedBossFight,
  },
  'boss.seen': (context) => seeBossFall(context, context.identity.userId, context.params.slug),
  'others.list': ({ db, identity }) => bossLootOf(db, identity.userId),
  'others.craft': (context) => craftItem(context, context.identity.userId, context.params.slug),
})
