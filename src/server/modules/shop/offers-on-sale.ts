import { z } from 'zod'
import type { SeasonState } from '../../../rules/season/seasons.ts'
import { OFFERS, type Offer } from '../../../rules/shop/offers.ts'
import { factPart } from '../../db/world-facts.ts'

/** The fact of what operators have decided about offers. */
export const SHOP_FACT = 'shop'

const decision = z.object({
  /** In the offer's unit. */
  price: z.int().positive().optional(),
  /** In place of the end that follows from the season; null: it does not end. */
  endsMs: z.number().nullable().optional(),
  isClosed: z.boolean().optional(),
})
/** What operators have decided about an offer; what is absent is as the rules say. */
export type OfferDecision = z.infer<typeof decision>

const decisionsFact = z.record(z.string(), decision)
/** What operators have decided, by offer. */
export type OfferDecisions = Readonly<Record<string, OfferDecision>>

/** The decisions as a part of what is read with a player. */
export const offerDecisionsPart = factPart(SHOP_FACT)

/** The decisions of what was read; none where nothing was ever decided. */
export const offerDecisionsFrom = (fact: object | null | undefined): OfferDecisions => decisionsFact.parse(fact ?? {})

/** An offer as it is sold now. */
export interface OfferOnSale extends Offer {
  /** In milliseconds; null: it does not end. */
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

/** Every offer that is sold at an instant: not one that has ended, or that an operator has taken off (R32, T25). */
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
