import type { CallData } from '#contracts/schemas.ts'
import { marketFeeNano } from '#rules/market/market.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { ServerConfig } from '#server/config/config.ts'
import { BALANCE_LIMIT, balanceOf, lockBalances, postMovements } from '#server/db/ledger.ts'
import { burn, type Movement, mint, transfer } from '#server/db/movements.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { sendToInbox } from '#server/modules/inbox/service.ts'
import { passItem } from '#server/modules/items/service.ts'
import { findPlayersLocked } from '#server/modules/players/service.ts'
import { listingIdOf, parseListingId } from './listing-id.ts'
import { findOpenListing, insertTrade, type ListingRow, sellListing } from './store.ts'
import { assertOldEnough } from './trader.ts'

const bought = ([from, to]: readonly [Movement, Movement], given: 'buyer' | 'seller'): Movement[] => [
  { ...from, reason: given === 'buyer' ? 'market-buy' : 'market-sale' },
  { ...to, reason: given === 'buyer' ? 'market-sale' : 'market-buy' },
]

/**
 * The seller pays the fee, which is burnt. If the price would lift the seller above the balance limit, the price
 * without the fee goes to the inbox, and the balance receives only the fee to burn (T5).
 */
const settle = async (scope: CallScope, sold: ListingRow, buyerId: number, feeNano: bigint): Promise<void> => {
  const { db, nowMs, entropy } = scope
  const sellerId = Number(sold.seller_id)
  const ref = listingIdOf(sold)
  const price = sold.price_nano
  const cause = () => ({ id: uuidV7(entropy, nowMs), reason: 'market-sale', ref }) as const
  const held = (await lockBalances(db, sellerId, ['equipment', 'tok'])).get('tok') ?? 0n
  const isTooMuch = held + price - feeNano > BALANCE_LIMIT
  const paid = isTooMuch
    ? [
        burn({ ...cause(), from: buyerId, asset: 'tok', amount: price, reason: 'market-buy' }),
        mint({ ...cause(), to: sellerId, asset: 'tok', amount: feeNano }),
      ]
    : bought(transfer({ ...cause(), from: buyerId, to: sellerId, asset: 'tok', amount: price }), 'buyer')
  if (isTooMuch) await sendToInbox(scope, sellerId, 'market-sale', { tok: price - feeNano })
  const fee = burn({ ...cause(), from: sellerId, asset: 'tok', amount: feeNano, reason: 'market-fee' })
  const item = { ...cause(), ref: sold.item_id, asset: 'equipment', amount: 1n } as const
  const passed = bought(transfer({ ...item, from: sellerId, to: buyerId }), 'seller')
  await postMovements(db, [...paid, fee, ...passed], nowMs)
}

/**
 * All effects or none (rows 132-135; R22, T5, T18). Locks both players in id order. If several buy at once, the update
 * of the listing's row lets one of them through. @param mode local mode has no minimum account age @throws ApiError
 * `listing-gone`, also for an invalid id; `own-listing`, `player-not-found`, `insufficient-balance`; `buyer-too-new`
 * with the hours left
 */
export const buyListing = async (
  scope: CallScope,
  buyerId: number,
  listingId: string,
  mode: ServerConfig['mode'] = 'messenger',
): Promise<CallData<'market.buy'>> => {
  const { db, nowMs } = scope
  const key = parseListingId(listingId)
  if (!key) throw new ApiError('listing-gone')
  const { sellerId } = key
  if (sellerId === buyerId) throw new ApiError('own-listing')
  // Turns most late buyers away before any lock is taken.
  const seen = await findOpenListing(db, key, nowMs)
  if (!seen) throw new ApiError('listing-gone')
  const players = await findPlayersLocked(db, [buyerId, sellerId])
  const buyer = players.get(buyerId)
  if (!buyer) throw new ApiError('player-not-found')
  if (!players.has(sellerId)) throw new ApiError('listing-gone')
  assertOldEnough(buyer, { nowMs, mode }, 'buyer-too-new')
  const feeNano = marketFeeNano(Number(seen.price_nano))
  const sold = await sellListing(db, key, { buyerId, feeNano, nowMs })
  if (!sold) throw new ApiError('listing-gone')
  await settle(scope, sold, buyerId, BigInt(feeNano))
  await passItem(db, { from: sellerId, to: buyerId, id: sold.item_id }, nowMs)
  await insertTrade(db, sold, { of: 'sold', playerId: sellerId, otherId: buyerId }, nowMs)
  await insertTrade(db, sold, { of: 'bought', playerId: buyerId, otherId: sellerId }, nowMs)
  return { user_equipment_id: sold.item_id, balance: Number(await balanceOf(db, buyerId, 'tok')) }
}
