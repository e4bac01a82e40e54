import { askedPriceNano, itemWorthNano } from '#rules/market/item-worth.ts'
import type { Rng } from '#rules/prng.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { balanceOf } from '#server/db/ledger.ts'
import { rowsOfPlayer } from '#server/modules/items/service.ts'
import { anyNpc, asNpcCall, npcChance } from '#server/npc-turn.ts'
import { buyListing } from './buy.ts'
import { listingIdOf } from './listing-id.ts'
import { addListing } from './sell.ts'
import { searchListings } from './store.ts'
import { npcOffersUpTo } from './trade-store.ts'

const OFFERS_MAX = 170
const TRIES = 8
const LOOKED_AT = 60
const ASKED_PERCENT = [80, 130] as const
const PAID_PERCENT_MAX = 115

interface Traded {
  readonly listed: boolean
  readonly bought: boolean
}

const listOne = async (parts: CallScope, rng: Rng): Promise<boolean> => {
  if ((await npcOffersUpTo(parts.db, OFFERS_MAX)) >= OFFERS_MAX) return false
  for (let tried = 0; tried < TRIES; tried++) {
    const seller = anyNpc(rng)
    const items = (await rowsOfPlayer(parts.db, seller)).filter(({ status }) => status === 'inventory')
    const item = items[rng.int(0, Math.max(0, items.length - 1))]
    const priceNano = item && askedPriceNano(itemWorthNano(item), rng.int(...ASKED_PERCENT))
    if (
      item &&
      priceNano &&
      (await asNpcCall(parts, (scope) => addListing(scope, seller, { itemId: item.id, priceNano })))
    )
      return true
  }
  return false
}

const buyOne = async (parts: CallScope, rng: Rng): Promise<boolean> => {
  const { db, nowMs } = parts
  const seen = await searchListings(db, {
    sort: rng.chance(50) ? 'new' : 'price',
    after: null,
    nowMs,
    limit: LOOKED_AT,
  })
  const fair = seen.filter((row) => Number(row.price_nano) * 100 <= itemWorthNano(row) * PAID_PERCENT_MAX)
  for (let tried = 0; tried < TRIES && fair.length > 0; tried++) {
    const offer = rng.pick(fair)
    const buyer = anyNpc(rng)
    if (BigInt(buyer) === offer.seller_id || (await balanceOf(db, buyer, 'tok')) < offer.price_nano) continue
    if (await asNpcCall(parts, (scope) => buyListing(scope, buyer, listingIdOf(offer)))) return true
  }
  return false
}

export const tradeNpcs = async (parts: CallScope): Promise<Traded> => {
  const rng = await npcChance(parts, 'trade')
  if (!rng) return { listed: false, bought: false }
  return { listed: await listOne(parts, rng), bought: await buyOne(parts, rng) }
}
