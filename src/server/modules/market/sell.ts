import type { CallData } from '#contracts/schemas.ts'
import { dayStartMs } from '#rules/days.ts'
import { isMarketPrice, LISTING_LIFETIME_MS, LISTINGS_A_DAY, LISTINGS_MAX, listingError } from '#rules/market/market.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { ServerConfig } from '#server/config/config.ts'
import { refuseInDebt } from '#server/db/ledger.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { UUID } from '#server/entropy/uuid.ts'
import { getItem, isBound, isSlugTradeable, putItems } from '#server/modules/items/service.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { parseListingId } from './listing-id.ts'
import { listingOnTheWire } from './service.ts'
import { closeListings, countListings, insertListing } from './store.ts'
import { assertOldEnough } from './trader.ts'

/**
 * The listing stays open for seven days (rows 105, 130, 132, 135; R22). @throws ApiError `player-not-found`,
 * `invalid-price`, `invalid-item`, `item-on-sale`, `item-equipped`, `item-locked`, `not-tradeable`, `listing-limit`,
 * `listing-limit-day`; `seller-too-new` with the hours left; `star-debt` with the debt (R49)
 */
export const addListing = async (
  scope: CallScope,
  playerId: number,
  { itemId, priceNano }: { readonly itemId: string; readonly priceNano: number },
  mode: ServerConfig['mode'] = 'messenger',
): Promise<CallData<'market.add'>> => {
  const { db, nowMs, entropy } = scope
  if (!isMarketPrice(priceNano)) throw new ApiError('invalid-price')
  const player = await getPlayerLocked(db, playerId)
  await refuseInDebt(db, playerId)
  const item = await getItem(db, playerId, itemId)
  const refusal = listingError({ ...item, tradeable: !isBound(item, nowMs) && isSlugTradeable(item.slug) })
  if (refusal !== null) throw new ApiError(refusal)
  assertOldEnough(player, { nowMs, mode }, 'seller-too-new')
  const listings = await countListings(db, playerId, dayStartMs(nowMs))
  if (listings.open >= LISTINGS_MAX) throw new ApiError('listing-limit')
  if (listings.listedSince >= LISTINGS_A_DAY) throw new ApiError('listing-limit-day')
  await putItems(db, playerId, [item.id], 'on-sale', nowMs)
  const expiresMs = nowMs + LISTING_LIFETIME_MS
  const row = await insertListing(db, item, { id: uuidV7(entropy, nowMs), priceNano, listedMs: nowMs, expiresMs })
  return listingOnTheWire(scope, playerId, row)
}

/**
 * Takes a listing off the market (rows 105, 135). @param asked id of the listing or of its item (T18) @throws ApiError
 * `player-not-found`, `listing-gone`; `forbidden` for another player's listing
 */
export const cancelListing = async (
  { db, nowMs }: CallScope,
  playerId: number,
  asked: string,
): Promise<CallData<'market.cancel'>> => {
  const key = parseListingId(asked)
  if (key && key.sellerId !== playerId) throw new ApiError('forbidden')
  if (!key && !UUID.test(asked)) throw new ApiError('listing-gone')
  await getPlayerLocked(db, playerId)
  const [itemId] = await closeListings(db, playerId, key ? { id: key.id } : { itemId: asked }, 'cancelled', nowMs)
  if (itemId === undefined) throw new ApiError('listing-gone')
  await putItems(db, playerId, [itemId], 'inventory', nowMs)
  return { user_equipment_id: itemId }
}
