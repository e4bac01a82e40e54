import { OFFERS, offerOf } from '#rules/shop/offers.ts'
import { NANO_PER_TOK, tokToNano } from '#rules/units.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { decideOffer, type OfferDecision, offersNow } from '#server/modules/shop/service.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { isoOf } from '#server/text/iso.ts'
import { act, type Operator } from './acts.ts'

const PRICE_MAX = 100_000

export const shopLines = async ({ db, nowMs }: Scope): Promise<string[]> => {
  const { decisions, onSale } = await offersNow(db, nowMs)
  return OFFERS.map(({ type, currency }) => {
    const offer = onSale.find((one) => one.type === type)
    if (!offer) return `${type}  not on sale${decisions[type]?.isClosed ? ', taken off' : ', ended'}`
    const price = currency === 'TOK' ? offer.price / NANO_PER_TOK : offer.price
    const end = offer.endsMs === null ? '' : `, ends ${isoOf(offer.endsMs)}`
    return `${type}  ${price} ${currency}${end}${decisions[type] ? '  (changed)' : ''}`
  })
}

export interface SaidOfOffer {
  readonly price: string | null
  readonly ends: string | null
}

const priceSaid = (text: string, isTok: boolean): number => {
  const price = Number(text)
  if (!/^\d+(\.\d)?$/.test(text) || price <= 0 || price > PRICE_MAX || (!isTok && !Number.isInteger(price)))
    throw new OperatorError(
      `"${text}" is no price: --price takes ${isTok ? 'TOK, as 40 or 12.5' : 'a whole number'}, above 0 and at most ${PRICE_MAX}.`,
    )
  return isTok ? tokToNano(price) : price
}

const endSaid = (text: string, nowMs: number): number | null | undefined => {
  if (text === 'never') return null
  if (text === 'season') return undefined
  const endsMs = Date.parse(text)
  if (Number.isNaN(endsMs) || endsMs <= nowMs)
    throw new OperatorError(
      `"${text}" is no end: --ends takes a time to come, as 2027-01-01T05:00Z, or never, or season.`,
    )
  return endsMs
}

/** `reset` restores the offer of the rules. @throws OperatorError */
export const changeOffer = async (
  operator: Operator,
  verb: string,
  type: string | undefined,
  { price, ends }: SaidOfOffer,
): Promise<string> => {
  const offer = offerOf(type ?? '')
  if (!offer) throw new OperatorError(`There is no offer ${type ?? 'without a type'}: admin shop show lists them.`)
  const { decisions } = await offersNow(operator.db, operator.nowMs)
  let next: OfferDecision = decisions[offer.type] ?? {}
  if (verb === 'set') {
    if (price === null && ends === null) throw new OperatorError('Say what changes: --price, --ends, or both.')
    const { isClosed: _, ...open } = next
    next = {
      ...open,
      ...(price === null ? {} : { price: priceSaid(price, offer.currency === 'TOK') }),
      ...(ends === null ? {} : { endsMs: endSaid(ends, operator.nowMs) }),
    }
  }
  if (verb === 'close') next = { ...next, isClosed: true }
  if (verb === 'reset') next = {}
  return act(operator, 'shop-offer', null, { type: offer.type, ...next }, async ({ db, nowMs }) => {
    await decideOffer(db, offer.type, next)
    const line = (await shopLines({ db, nowMs })).find((text) => text.startsWith(`${offer.type} `))
    return line ?? offer.type
  })
}
