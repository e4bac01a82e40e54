import type { CallData } from '../../../contracts/schemas.ts'
import { marketFeeNano } from '../../../rules/market/market.ts'
import type { CallScope } from '../../call-scope.ts'
import type { ServerConfig } from '../../config.ts'
import { BALANCE_LIMIT, balanceOf, lockBalances, postMovements } from '../../db/ledger.ts'
import { burn, type Movement, mint, transfer } from '../../db/movements.ts'
import { uuidV7 } from '../../entropy.ts'
import { Refusal } from '../../refusal.ts'
import { sendToInbox } from '../inbox/service.ts'
import { passItem } from '../items/service.ts'
import { findPlayersLocked } from '../players/service.ts'
import { listingIdOf, parseListingId } from './listing-id.ts'
import { findOpenListing, insertTrade, type ListingRow, sellListing } from './store.ts'
import { assertOldEnough } from './trader.ts'

/** Both sides of a transfer, each with its own reason on the ledger. */
const bought = ([from, to]: readonly [Movement, Movement], given: 'buyer' | 'seller'): Movement[] => [
  { ...from, reason: given === 'buyer' ? 'market-buy' : 'market-sale' },
  { ...to, reason: given === 'buyer' ? 'market-sale' : 'market-buy' },
]

/**
 * What a sale moves: the price to the seller, who pays the fee of it, which is burnt, and the item to the buyer. A net that would
 * not fit waits in the seller's inbox, and is minted when it is taken (T5): then the seller is booked the fee alone, in and out.
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
 * Buys a listing: item, price and fee change hands at once or not at all (rows 132-135; R22, T5, T18). Buyer and seller are locked in
 * the order of their ids; the listing's own row decides who buys.
 * `mode`: who joined less than a day ago buys nothing, but in local mode.
 * @throws Refusal `listing-gone` for a listing that is no longer open, and for any other text; `own-listing`, `insufficient-balance`,
 * `buyer-too-new` with the hours left
 */
export const buyListing = async (
  scope: CallScope,
  buyerId: number,
  listingId: string,
  mode: ServerConfig['mode'] = 'messenger',
): Promise<CallData<'market.buy'>> => {
  const { db, nowMs } = scope
  const key = parseListingId(listingId)
  if (!key) throw new Refusal('listing-gone')
  const { sellerId } = key
  if (sellerId === buyerId) throw new Refusal('own-listing')
  // Of many buyers all but the first few are refused here, without a lock.
  const seen = await findOpenListing(db, key, nowMs)
  if (!seen) throw new Refusal('listing-gone')
  const players = await findPlayersLocked(db, [buyerId, sellerId])
  const buyer = players.get(buyerId)
  if (!buyer) throw new Refusal('player-not-found')
  if (!players.has(sellerId)) throw new Refusal('listing-gone')
  assertOldEnough(buyer, { nowMs, mode }, 'buyer-too-new')
  const feeNano = marketFeeNano(Number(seen.price_nano))
  const sold = await sellListing(db, key, { buyerId, feeNano, nowMs })
  if (!sold) throw new Refusal('listing-gone')
  await settle(scope, sold, buyerId, BigInt(feeNano))
  await passItem(db, { from: sellerId, to: buyerId, id: sold.item_id }, nowMs)
  await insertTrade(db, sold, { of: 'sold', playerId: sellerId, otherId: buyerId }, nowMs)
  await insertTrade(db, sold, { of: 'bought', playerId: buyerId, otherId: sellerId }, nowMs)
  return { user_equipment_id: sold.item_id, balance: Number(await balanceOf(db, buyerId, 'tok')) }
}
