import { z } from 'zod'
import type { SeasonState } from '#rules/season/seasons.ts'
import { OFFERS, type Offer } from '#rules/shop/offers.ts'
import { factSelect } from '#server/db/world-settings.ts'

export const SHOP_FACT = 'shop'

const decision = z.object({
  /** In the offer's own currency and unit. */
  price: z.int().positive().optional(),
  /** Replaces the end that follows from the season. Null: the offer has no end. */
  endsMs: z.number().nullable().optional(),
  isClosed: z.boolean().optional(),
})
/** An operator's decisions. Absent fields follow the rules. */
export type OfferDecision = z.infer<typeof decision>

const decisionsSetting = z.record(z.string(), decision)
export type OfferDecisions = Readonly<Record<string, OfferDecision>>

export const offerDecisionsSelect = factSelect(SHOP_FACT)

export const offerDecisionsFrom = (fact: object | null | undefined): OfferDecisions =>
  decisionsSetting.parse(fact ?? {})

export interface OfferOnSale extends Offer {
  readonly endsMs: number | null
}

const asDecided = (
  offer: Offer,
  decided: OfferDecision | undefined,
  season: Pick<SeasonState, 'endMs'>,
): OfferOnSale => {
  const before = offer.endsBeforeSeasonMs
  const seasonEndsMs = before === null ? null : season.endMs - before
  return {
    ...offer,
    price: decided?.price ?? offer.price,
    endsMs: decided?.endsMs === undefined ? seasonEndsMs : decided.endsMs,
  }
}

/** Leaves out offers that have ended or that an operator has closed (R32, T25). */
export const offersOnSale = (
  decisions: OfferDecisions,
  season: Pick<SeasonState, 'endMs'>,
  nowMs: number,
  offers: readonly Offer[] = OFFERS,
): readonly OfferOnSale[] =>
  offers
    .filter(({ type }) => decisions[type]?.isClosed !== true)
    .map((offer) => asDecided(offer, decisions[offer.type], season))
    .filter(({ endsMs }) => endsMs === null || endsMs > nowMs)
