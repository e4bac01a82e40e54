import type { CallData } from '../../../contracts/schemas.ts'
import {
  isMarketPrice,
  LISTING_LIFETIME_MS,
  LISTINGS_MAX,
  listingRefusal,
  SELLER_AGE_MIN_MS,
} from '../../../rules/market.ts'
import { MS_PER_HOUR } from '../../../rules/units.ts'
import type { CallScope } from '../../call-scope.ts'
import { uuidV7 } from '../../entropy.ts'
import { Refusal } from '../../refusal.ts'
import { getItem, isSlugTradeable, putItems } from '../equipments/service.ts'
import { getPlayerLocked } from '../players/service.ts'
import { parseListingId, UUID } from './listing-id.ts'
import { listingOnTheWire } from './service.ts'
import { closeListings, insertListing, openListingsOf } from './store.ts'

const assertOldEnough = (joined: Date, nowMs: number): void => {
  const leftMs = joined.getTime() + SELLER_AGE_MIN_MS - nowMs
  if (leftMs > 0) throw new Refusal('seller-too-new', { hours: Math.ceil(leftMs / MS_PER_HOUR) })
}

/**
 * Offers an item on the market for seven days (rows 105, 130, 132, 135; R22).
 * @throws Refusal `invalid-price`, `invalid-item`, `item-on-sale`, `item-equipped`, `item-locked`, `not-tradeable`, `listing-limit`;
 * `seller-too-new` with the hours left
 */
export const addListing = async (
  scope: CallScope,
  playerId: number,
  { itemId, priceNano }: { readonly itemId: string; readonly priceNano: number },
): Promise<CallData<'market.add'>> => {
  const { db, nowMs, entropy } = scope
  if (!isMarketPrice(priceNano)) throw new Refusal('invalid-price')
  const player = await getPlayerLocked(db, playerId)
  const item = await getItem(db, playerId, itemId)
  const refusal = listingRefusal({ ...item, tradeable: !item.bound && isSlugTradeable(item.slug) })
  if (refusal !== null) throw new Refusal(refusal)
  assertOldEnough(player.created_at, nowMs)
  if ((await openListingsOf(db, playerId)).length >= LISTINGS_MAX) throw new Refusal('listing-limit')
  await putItems(db, playerId, [item.id], 'on-sale')
  const expiresMs = nowMs + LISTING_LIFETIME_MS
  const row = await insertListing(db, item, { id: uuidV7(entropy, nowMs), priceNano, listedMs: nowMs, expiresMs })
  return listingOnTheWire(scope, playerId, row)
}

/**
 * Takes an own item off the market, back into the bag (rows 105, 135).
 * @param asked the listing's id or the item's (T18)
 * @throws Refusal `listing-gone`; `forbidden` for another player's
 */
export const cancelListing = async (
  { db, nowMs }: CallScope,
  playerId: number,
  asked: string,
): Promise<CallData<'market.cancel'>> => {
  const key = parseListingId(asked)
  if (key && key.sellerId !== playerId) throw new Refusal('forbidden')
  if (!key && !UUID.test(asked)) throw new Refusal('listing-gone')
  await getPlayerLocked(db, playerId)
  const [itemId] = await closeListings(db, playerId, key ? { id: key.id } : { itemId: asked }, 'cancelled', nowMs)
  if (itemId === undefined) throw new Refusal('listing-gone')
  await putItems(db, playerId, [itemId], 'inventory')
  return { user_equipment_id: itemId }
}
