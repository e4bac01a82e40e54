/** What an offer is paid with: Telegram Stars, STAR of the game, TOK (T7). */
export const SHOP_CURRENCIES = ['XTR', 'STAR', 'TOK'] as const
export type ShopCurrency = (typeof SHOP_CURRENCIES)[number]

/** What one piece of an offer holds. */
export type OfferContents = {
  readonly kind: 'tickets'
  readonly quantity: number
}

/** How often a player may buy an offer: so many pieces in a period of the UTC calendar (R26, R32). */
export interface OfferLimit {
  readonly pieces: number
  readonly each: 'day'
}

/** An offer of the shop (row 167). */
export interface Offer {
  /** Its key on the wire and in the database: it never changes its meaning. */
  readonly type: string
  readonly currency: ShopCurrency
  /** Of one piece: whole XTR or STAR, TOK in nano (T5). */
  readonly price: number
  /** So much more each piece costs than the one bought before it in the same period (tickets, R26). */
  readonly priceStep: number
  readonly limit: OfferLimit | null
  /** How many pieces one purchase can be. */
  readonly quantityMax: number
  readonly contents: OfferContents
  /** English; the client says it in the page's language. */
  readonly description: string
}

/** Pieces that one purchase of boxes, tickets, hooks and clovers can be (R32). */
export const QUANTITY_MAX = 10

/** Type of the tournament's ticket for STAR (row 148). */
export const TICKET_FOR_STAR = 'tournament-ticket-star'

/** Every offer, by type. */
export const OFFERS: readonly Offer[] = [
  {
    type: TICKET_FOR_STAR,
    currency: 'STAR',
    price: 10,
    priceStep: 5,
    limit: { pieces: 10, each: 'day' },
    quantityMax: QUANTITY_MAX,
    contents: { kind: 'tickets', quantity: 1 },
    description: 'One entry of the daily tournament',
  },
]

/** The offer of a type; undefined where there is none. */
export const offerOf = (type: string): Offer | undefined => OFFERS.find((offer) => offer.type === type)

/** How many more pieces a player may buy in this period; what one purchase can be is a limit of its own. */
export const piecesLeft = ({ limit }: Pick<Offer, 'limit'>, bought: number): number =>
  limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit.pieces - bought)

/** What the next piece costs, after so many in this period. */
export const nextPrice = ({ price, priceStep }: Pick<Offer, 'price' | 'priceStep'>, bought: number): number =>
  price + priceStep * bought

/** What several pieces cost at once: the sum of the next prices (R26: three tickets are 45; R32). */
export const priceOf = (offer: Pick<Offer, 'price' | 'priceStep'>, bought: number, quantity: number): number =>
  Array.from({ length: quantity }, (_, index) => nextPrice(offer, bought + index)).reduce(
    (sum, price) => sum + price,
    0,
  )
