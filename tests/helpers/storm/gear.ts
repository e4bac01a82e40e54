import { rollItem } from '#rules/items/items.ts'
import { createRng } from '#rules/prng.ts'
import { tokToNano } from '#rules/units.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { postMovements } from '#server/db/ledger.ts'
import { type Asset, mint } from '#server/db/movements.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { addItems } from '#server/modules/items/service.ts'
import type { PlayerRange } from './books.ts'
import { FOUNDING_NANO, isStormFounder } from './guild-operations.ts'

const GEAR = [
  { type: 'boots', rarity: 'prototype' },
  { type: 'sword', rarity: 'common' },
  { type: 'sword', rarity: 'common' },
  { type: 'shield', rarity: 'common' },
  { type: 'sword', rarity: 'uncommon' },
  { type: 'wings', rarity: 'uncommon' },
  { type: 'shield', rarity: 'rare' },
] as const
const GOODS: readonly (readonly [Asset, number])[] = [
  ['material-wood', 600],
  ['material-iron', 150],
  ['material-titanium', 21],
  ['material-awake-stone', 2],
  ['stone:burning-hell:1', 10],
  ['stone:luck-leech:2', 4],
  ['other:meat-hook', 2],
  ['other:four-leaf-clover', 2],
]

const FOUNDER_POINTS = 400
/** Enough for salary level 10 and some polishes and looks, but not for level 11 (R02, R58). */
const LATE_SINKS_NANO = tokToNano(2900)

export const giveStormGear = (scope: CallScope, { from, to }: PlayerRange): Promise<void> =>
  inTransaction(scope.db, async (db) => {
    const { nowMs, entropy } = scope
    for (let owner = from; owner <= to; owner++) {
      const give = (asset: Asset, amount: number, ref: string | null = null) =>
        mint({ id: uuidV7(entropy, nowMs), to: owner, asset, amount: BigInt(amount), reason: 'admin-grant', ref })
      const items = GEAR.map((kind) => {
        const { stats, ...rolled } = rollItem(createRng(entropy.bytes(16).toString('hex')), kind)
        const id = uuidV7(entropy, nowMs)
        return {
          ...rolled,
          stats: stats.map((stat) => ({ ...stat })),
          id,
          ownerId: owner,
          status: 'inventory' as const,
        }
      })
      await addItems(db, items, nowMs)
      const given = [
        give('tok', tokToNano(30) + (isStormFounder(owner) ? FOUNDING_NANO + LATE_SINKS_NANO : 0)),
        ...items.map(({ id }) => give('equipment', 1, id)),
        ...GOODS.map(([slug, amount]) => give(slug, amount)),
      ]
      await postMovements(db, given, nowMs)
    }
    const founders = Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(isStormFounder)
    const rank = { rank_points: FOUNDER_POINTS, best_rank_points: FOUNDER_POINTS }
    for (const id of founders) await db.updateTable('players').set(rank).where('id', '=', BigInt(id)).execute()
  })
