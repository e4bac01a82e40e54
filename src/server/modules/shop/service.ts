import type { CallBody, CallData } from '../../../contracts/schemas.ts'
import type { ShopItem } from '../../../contracts/wire.ts'
import { countOfDay, dayKeyOf, dayStartMs, laterDay } from '../../../rules/days.ts'
import { nextPrice, OFFERS, type Offer, offerOf, piecesLeft, priceOf } from '../../../rules/shop/offers.ts'
import { MS_PER_DAY } from '../../../rules/units.ts'
import type { CallScope } from '../../call-scope.ts'
import { balancesOf, postMovements } from '../../db/ledger.ts'
import { burn } from '../../db/movements.ts'
import { playerView, readPart, readView } from '../../db/player-view.ts'
import { uuidV7 } from '../../entropy.ts'
import { Refusal } from '../../refusal.ts'
import { getPlayerLocked } from '../players/service.ts'
import { grantOffer } from './grant.ts'
import { addBought, type BoughtOffer, boughtPart } from './store.ts'

/** What a player has bought of an offer in the period that runs, and the period to keep with the next purchase. */
const boughtNow = (
  bought: readonly BoughtOffer[],
  { type }: Pick<Offer, 'type'>,
  nowMs: number,
): { readonly period: string; readonly pieces: number } => {
  const today = dayKeyOf(nowMs)
  const row = bought.find((one) => one.type === type)
  return {
    period: laterDay(row?.period ?? null, today),
    pieces: row ? countOfDay({ day: row.period, count: row.pieces }, today) : 0,
  }
}

const itemOnTheWire = (offer: Offer, bought: readonly BoughtOffer[], nowMs: number): ShopItem => {
  const { pieces } = boughtNow(bought, offer, nowMs)
  return {
    type: offer.type,
    currency: offer.currency,
    price: nextPrice(offer, pieces),
    price_step: offer.priceStep,
    original_price: null,
    limit: offer.limit?.pieces ?? null,
    purchase_count: pieces,
    resets_at: offer.limit === null ? null : new Date(dayStartMs(nowMs) + MS_PER_DAY).toISOString(),
    quantity_max: offer.quantityMax,
    label: null,
    description: offer.description,
  }
}

/** GET shop/item: what is on sale, with what the player has bought of it (row 167). */
export const shopView = playerView(
  { shopBought: boughtPart },
  ({ shopBought }, { nowMs }: Pick<CallScope, 'nowMs'>): ShopItem[] =>
    OFFERS.map((offer) => itemOnTheWire(offer, shopBought, nowMs)),
)

/** Takes a price in STAR, which are burnt. The caller holds the lock of the player, without which nothing takes STAR. */
const takeStars = async ({ db, nowMs, entropy }: CallScope, playerId: number, cost: number, ref: string) => {
  const [stars] = await balancesOf(db, playerId, ['star'])
  if (stars < BigInt(cost)) throw new Refusal('insufficient-star-balance', { cost })
  const price = { id: uuidV7(entropy, nowMs), from: playerId, asset: 'star', amount: BigInt(cost) } as const
  await postMovements(db, [burn({ ...price, reason: 'shop', ref })], nowMs)
}

/**
 * Buys pieces of an offer (rows 148, 169; R26, R32): the price is burnt, what comes of it is the player's at once.
 * @throws Refusal `invalid-payload` for an offer that there is not, or more pieces than a purchase can be; `ticket-limit-day`;
 * `price-changed` where the price is another one than the player agreed to; `insufficient-star-balance` with the cost
 */
export const buyOffer = async (
  scope: CallScope,
  playerId: number,
  { type, quantity, price }: CallBody<'shop.buy'>,
): Promise<CallData<'shop.buy'>> => {
  const { db, nowMs } = scope
  const offer = offerOf(type)
  if (!offer || quantity > offer.quantityMax) throw new Refusal('invalid-payload')
  await getPlayerLocked(db, playerId)
  const { period, pieces } = boughtNow((await readPart(db, playerId, boughtPart)) ?? [], offer, nowMs)
  const left = piecesLeft(offer, pieces)
  if (quantity > left) throw new Refusal('ticket-limit-day', { left })
  const cost = priceOf(offer, pieces, quantity)
  if (price !== undefined && price !== cost) throw new Refusal('price-changed', { cost })
  await takeStars(scope, playerId, cost, type)
  await addBought(db, playerId, { type, period, pieces: quantity }, nowMs)
  const { tickets } = await grantOffer(scope, playerId, offer, quantity, { ref: type })
  const [balance, stars] = await balancesOf(db, playerId, ['tok', 'star'])
  return {
    equipments: [],
    tickets,
    balance: Number(balance),
    stars: Number(stars),
    items: await readView(db, playerId, shopView, { nowMs }),
  }
}
