import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { type RolledItem, rollItem } from '#rules/items/items.ts'
import type { Rarity } from '#rules/items/rarities.ts'
import { askedPriceNano, itemWorthNano } from '#rules/market/item-worth.ts'
import { createRng, type Rng } from '#rules/prng.ts'
import { TIER, tierOf } from '#rules/season/ranks.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import { mintTo } from '#server/db/ledger.ts'
import { type Entropy, uuidV7 } from '#server/entropy/entropy.ts'
import { sha256Hex } from '#server/entropy/sha256.ts'
import { addItems } from '#server/modules/items/service.ts'
import { addListing } from '#server/modules/market/sell.ts'
import type { Npc } from './npc.ts'

export const NPC_LISTINGS = 150
const LISTINGS_OF_ONE_MAX = 4
/** The oldest offers end a day after the world is made. */
const LISTED_WITHIN_MS = 6 * MS_PER_DAY - MS_PER_HOUR

/** How many of twenty offers have the rarity, and the lowest league that sells it. */
const OFFERED: readonly { readonly rarity: Rarity; readonly of20: number; readonly from: number }[] = [
  { rarity: 'prototype', of20: 2, from: TIER.Bronze },
  { rarity: 'common', of20: 8, from: TIER.Bronze },
  { rarity: 'uncommon', of20: 6, from: TIER.Gold },
  { rarity: 'rare', of20: 3, from: TIER.Diamond },
  { rarity: 'epic', of20: 1, from: TIER.Divine },
]
const RARITIES_OFFERED = OFFERED.flatMap((kind) => new Array<(typeof OFFERED)[number]>(kind.of20).fill(kind))

/** Price in percent of the item's worth. */
const ASKED_PERCENT = [80, 130] as const

interface NpcOffer {
  readonly seller: number
  readonly item: RolledItem
  readonly priceNano: number
  readonly agoMs: number
}

const rollOffers = (rng: Rng, npcs: readonly (Pick<Npc, 'rank'> & { readonly id: number })[]): NpcOffer[] => {
  const listed = new Map<number, number>()
  const offers = Array.from({ length: NPC_LISTINGS }, (): NpcOffer => {
    const { from, rarity } = rng.pick(RARITIES_OFFERED)
    const sellers = npcs.filter(
      ({ id, rank }) => tierOf(rank).tier >= from && (listed.get(id) ?? 0) < LISTINGS_OF_ONE_MAX,
    )
    const seller = rng.pick(sellers).id
    listed.set(seller, (listed.get(seller) ?? 0) + 1)
    const item = rollItem(rng, { type: rng.pick(WORN_TYPES), rarity })
    const priceNano = askedPriceNano(itemWorthNano(item), rng.int(...ASKED_PERCENT))
    return { seller, item, priceNano, agoMs: rng.int(1, LISTED_WITHIN_MS / MS_PER_MINUTE) * MS_PER_MINUTE }
  })
  return offers.sort((a, b) => b.agoMs - a.agoMs)
}

/** Lists offers by the same code as players' offers (R44). */
export const openMarket = async (
  db: Db,
  npcs: readonly (Pick<Npc, 'rank'> & { readonly id: number })[],
  { entropy, nowMs, seed }: { readonly entropy: Entropy; readonly nowMs: number; readonly seed: number },
): Promise<void> => {
  const rng = createRng(sha256Hex(`npc market ${seed}`))
  const offers = rollOffers(rng, npcs).map((offer) => ({ ...offer, id: uuidV7(entropy, nowMs - offer.agoMs) }))
  for (const { agoMs, id, item, priceNano, seller } of offers) {
    const listedMs = nowMs - agoMs
    const stats = item.stats.map((stat) => ({ ...stat }))
    await addItems(db, [{ ...item, stats, id, ownerId: seller, status: 'inventory' }], listedMs)
    const scope = { db, nowMs: listedMs, entropy }
    await mintTo(scope, seller, { asset: 'equipment', amount: 1n, reason: 'world-seed', ref: id })
    await addListing(scope, seller, { itemId: id, priceNano })
  }
}
