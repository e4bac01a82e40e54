import type { ErrorCode } from '#contracts/errors.ts'
import type { CallBody, CallData } from '#contracts/schemas.ts'
import type { ShopItem } from '#contracts/wire.ts'
import { countOfDay, dayKeyOf, laterDay } from '#rules/days.ts'
import type { SeasonState } from '#rules/season/seasons.ts'
import {
  ENERGY_FOR_REFILL_MAX,
  nextPrice,
  OFFERS,
  type Offer,
  offerOf,
  piecesLeft,
  priceOf,
} from '#rules/shop/offers.ts'
import { shopPeriod } from '#rules/shop/shop-periods.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { balancesOf, burnFrom, starsSelect } from '#server/db/ledger.ts'
import { playerView, readPart, readView } from '#server/db/player-view.ts'
import { readWorldSetting, writeWorldSetting } from '#server/db/world-settings.ts'
import { energyNow } from '#server/modules/kombat/service.ts'
import { getPlayerLocked, type PlayerRow } from '#server/modules/players/service.ts'
import { currentSeason, seasonCalendarSelect, seasonFrom } from '#server/modules/season/service.ts'
import { isoOrNull } from '#server/text/iso.ts'
import { grantOffer, type ReturnedPiece, stacksGranted } from './grant.ts'
import {
  type OfferDecision,
  type OfferDecisions,
  type OfferOnSale,
  offerDecisionsFrom,
  offerDecisionsSelect,
  offersOnSale,
  SHOP_FACT,
} from './offers-on-sale.ts'
import { addBought, type BoughtOffer, boughtSelect } from './store.ts'

export { grantOffer, type OfferDecision, type OfferOnSale, type ReturnedPiece, stacksGranted }

type Counted = Pick<Offer, 'type' | 'limit'>

const boughtNow = (
  bought: readonly BoughtOffer[],
  { type, limit }: Counted,
  nowMs: number,
  season: Pick<SeasonState, 'startMs'>,
): { readonly period: string; readonly pieces: number } => {
  const key = dayKeyOf(shopPeriod(limit, nowMs, season).startMs)
  const row = bought.find((one) => one.type === type)
  return {
    period: laterDay(row?.period ?? null, key),
    pieces: row ? countOfDay({ day: row.period, count: row.pieces }, key) : 0,
  }
}

const itemOnTheWire = (
  offer: OfferOnSale,
  bought: readonly BoughtOffer[],
  nowMs: number,
  season: SeasonState,
): ShopItem => {
  const { pieces } = boughtNow(bought, offer, nowMs, season)
  return {
    type: offer.type,
    currency: offer.currency,
    price: nextPrice(offer, pieces),
    price_step: offer.priceStep,
    original_price: offer.originalPrice,
    limit: offer.limit?.pieces ?? null,
    purchase_count: pieces,
    resets_at: offer.limit === null ? null : isoOrNull(shopPeriod(offer.limit, nowMs, season).endMs),
    ends_at: isoOrNull(offer.endsMs),
    quantity_max: offer.quantityMax,
    label: offer.label,
    description: offer.description,
  }
}

export const shopView = playerView(
  { shopBought: boughtSelect, calendar: seasonCalendarSelect, shopDecisions: offerDecisionsSelect },
  ({ shopBought, calendar, shopDecisions }, { nowMs }: Pick<CallScope, 'nowMs'>): ShopItem[] => {
    const season = seasonFrom(calendar, nowMs)
    return offersOnSale(offerDecisionsFrom(shopDecisions), season, nowMs).map((offer) =>
      itemOnTheWire(offer, shopBought, nowMs, season),
    )
  },
)

const STAR_OFFERS = OFFERS.filter(({ currency }) => currency === 'STAR')

/** True if the player can afford an offer for STAR that is below its limit (row 40). */
export const shopNoticeView = playerView(
  {
    shopBought: boughtSelect,
    calendar: seasonCalendarSelect,
    shopDecisions: offerDecisionsSelect,
    shopStars: starsSelect,
  },
  ({ shopBought, calendar, shopDecisions, shopStars }, { nowMs }: Pick<CallScope, 'nowMs'>): boolean => {
    const stars = Number(shopStars ?? 0)
    if (stars === 0) return false
    const season = seasonFrom(calendar, nowMs)
    return offersOnSale(offerDecisionsFrom(shopDecisions), season, nowMs, STAR_OFFERS).some((offer) => {
      const { pieces } = boughtNow(shopBought, offer, nowMs, season)
      return piecesLeft(offer, pieces) > 0 && nextPrice(offer, pieces) <= stars
    })
  },
)

export const offersNow = async (
  db: Db,
  nowMs: number,
): Promise<{ readonly decisions: OfferDecisions; readonly onSale: readonly OfferOnSale[] }> => {
  const decisions = offerDecisionsFrom(await readWorldSetting(db, SHOP_FACT))
  return { decisions, onSale: offersOnSale(decisions, await currentSeason(db, nowMs), nowMs) }
}

/** Replaces an earlier decision. An empty one restores the rules. */
export const decideOffer = async (db: Db, type: string, decided: OfferDecision): Promise<void> => {
  const { [type]: _, ...others } = offerDecisionsFrom(await readWorldSetting(db, SHOP_FACT))
  const isNothing = Object.values(decided).every((value) => value === undefined)
  await writeWorldSetting(db, SHOP_FACT, isNothing ? others : { ...others, [type]: decided })
}

/** @throws ApiError `invalid-payload` for an unknown offer; `offer-ended` */
export const getOfferOnSale = async (db: Db, type: string, nowMs: number): Promise<OfferOnSale> => {
  if (!offerOf(type)) throw new ApiError('invalid-payload')
  const offer = (await offersNow(db, nowMs)).onSale.find((one) => one.type === type)
  if (!offer) throw new ApiError('offer-ended')
  return offer
}

export const boughtPieces = async (db: Db, playerId: number, offer: Counted, nowMs: number): Promise<number> => {
  const bought = (await readPart(db, playerId, boughtSelect)) ?? []
  return boughtNow(bought, offer, nowMs, await currentSeason(db, nowMs)).pieces
}

/** Adds `pieces` to the number bought in the current period. Requires the player's lock. */
export const countPieces = async (db: Db, playerId: number, offer: Counted, pieces: number, nowMs: number) => {
  const bought = (await readPart(db, playerId, boughtSelect)) ?? []
  const { period } = boughtNow(bought, offer, nowMs, await currentSeason(db, nowMs))
  await addBought(db, playerId, { type: offer.type, period, pieces }, nowMs)
}

const limitRefusal = ({ contents, limit }: Pick<Offer, 'contents' | 'limit'>): ErrorCode => {
  if (limit?.each === 'fortnight') return 'biweekly-limit'
  return contents.kind === 'energy' ? 'energy-limit-day' : 'ticket-limit-day'
}

const grantRefusal = ({ contents }: Pick<Offer, 'contents'>, player: PlayerRow, nowMs: number): ErrorCode | null =>
  contents.kind === 'energy' && energyNow(player, nowMs).current > ENERGY_FOR_REFILL_MAX ? 'energy-left' : null

const MONEY = { STAR: 'star', TOK: 'tok' } as const
const TOO_LITTLE = { STAR: 'insufficient-star-balance', TOK: 'insufficient-tok' } as const

const takePrice = async (
  scope: CallScope,
  playerId: number,
  { currency, cost, ref }: { readonly currency: 'STAR' | 'TOK'; readonly cost: number; readonly ref: string },
) => {
  const asset = MONEY[currency]
  const [balance] = await balancesOf(scope.db, playerId, [asset])
  if (balance < BigInt(cost)) throw new ApiError(TOO_LITTLE[currency], { cost })
  await burnFrom(scope, playerId, { asset, amount: BigInt(cost), reason: 'shop', ref })
}

/**
 * Buys for STAR or TOK (rows 148, 169, 170; R26, R32). @throws ApiError `player-not-found`, `invalid-payload` for an
 * offer that is unknown or sold for Telegram Stars, or above `quantityMax`; `offer-ended`; `biweekly-limit`,
 * `ticket-limit-day`, `energy-limit-day`, each with what is left; `energy-left`; `price-changed`,
 * `insufficient-star-balance`, `insufficient-tok`, each with the cost
 */
export const buyOffer = async (
  scope: CallScope,
  playerId: number,
  { type, quantity, price }: CallBody<'shop.buy'>,
): Promise<CallData<'shop.buy'>> => {
  const { db, nowMs } = scope
  const offer = await getOfferOnSale(db, type, nowMs)
  const { currency } = offer
  if (currency === 'XTR' || quantity > offer.quantityMax) throw new ApiError('invalid-payload')
  const player = await getPlayerLocked(db, playerId)
  const pieces = await boughtPieces(db, playerId, offer, nowMs)
  const left = piecesLeft(offer, pieces)
  if (quantity > left) throw new ApiError(limitRefusal(offer), { left })
  const refusal = grantRefusal(offer, player, nowMs)
  if (refusal !== null) throw new ApiError(refusal)
  const cost = priceOf(offer, pieces, quantity)
  if (price !== undefined && price !== cost) throw new ApiError('price-changed', { cost })
  await takePrice(scope, playerId, { currency, cost, ref: type })
  await countPieces(db, playerId, offer, quantity, nowMs)
  const { equipments, materials, others, tickets, energy } = await grantOffer(scope, playerId, offer, quantity, {
    ref: type,
  })
  const [balance, stars] = await balancesOf(db, playerId, ['tok', 'star'])
  return {
    equipments: equipments.map(({ id, slug, name, image_url }) => ({
      base: { slug, name, id: slug, image_url },
      user_equipment_id: id,
    })),
    opened: { equipments: [...equipments], materials: [...materials], others: [...others], tickets, energy },
    balance: Number(balance),
    stars: Number(stars),
    items: await readView(db, playerId, shopView, { nowMs }),
  }
}
