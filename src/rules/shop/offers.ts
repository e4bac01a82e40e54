import type { BossItem } from '../boss/boss.ts'
import { BOX_CONTENTS, BOX_KINDS, type BoxKind } from '../items/boxes.ts'
import type { WornType } from '../items/item-kinds.ts'
import { MS_PER_DAY, tokToNano } from '../units.ts'

/** What an offer is paid with: Telegram Stars, STAR of the game, TOK (T7). */
export const SHOP_CURRENCIES = ['XTR', 'STAR', 'TOK'] as const
export type ShopCurrency = (typeof SHOP_CURRENCIES)[number]

/** The sets of the shop: six pieces each (R32). */
export const SHOP_SETS = ['firelord', 'mammoth', 'halloween', 'valentine'] as const
export type ShopSet = (typeof SHOP_SETS)[number]
/** The slots that a set fills (R32). */
export const SET_TYPES = ['sword', 'shield', 'wings', 'helmet', 'armor', 'boots'] as const satisfies readonly WornType[]

/** What one piece of an offer holds; what is drawn of it is drawn when it is granted (R46). */
export type OfferContents =
  | { readonly kind: 'tickets'; readonly quantity: number }
  | { readonly kind: 'box'; readonly box: BoxKind }
  /** A common weapon, one in ten uncommon (R32). */
  | { readonly kind: 'weapon-box' }
  /** One common item of this kind (R32). */
  | { readonly kind: 'item-box'; readonly type: WornType }
  | { readonly kind: 'boss-item'; readonly item: BossItem }
  /** Pieces of sets, by slug: prototypes with two lines of quality 5 and 4 (R32). */
  | { readonly kind: 'pieces'; readonly slugs: readonly string[] }
  | { readonly kind: 'energy'; readonly quantity: number }

/** How often a player may buy an offer: so many pieces in a period of the calendar (R26, R32). */
export interface OfferLimit {
  readonly pieces: number
  /** A UTC day, or a fortnight of the season (Weeks I–II, III–IV). */
  readonly each: 'day' | 'fortnight'
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
  /** What it cost before it was on sale, in the same unit; null for what is not. */
  readonly originalPrice: number | null
  readonly limit: OfferLimit | null
  /** How many pieces one purchase can be. */
  readonly quantityMax: number
  readonly contents: OfferContents
  /** So long before the season's end it ends, in milliseconds; null for what does not end (R32, T25). */
  readonly endsBeforeSeasonMs: number | null
  /** The badge (row 172, T26); null for none. English, as the description; the client says both in the page's language. */
  readonly label: string | null
  readonly description: string
}

/** Pieces that one purchase of boxes, tickets, hooks and clovers can be (R32). */
export const QUANTITY_MAX = 10
/** Energy that a refill brings, and the most that a player may have for it (R32). */
export const ENERGY_OF_REFILL = 5
export const ENERGY_FOR_REFILL_MAX = 15
/** What a set cost before it was on sale, XTR (R32). */
export const SET_ORIGINAL_PRICE = 1500

/** Type of the tournament's ticket for STAR (row 148). */
export const TICKET_FOR_STAR = 'tournament-ticket-star'
/** Type of the tournament's ticket for Telegram Stars (row 148). */
export const TICKET_FOR_TELEGRAM_STARS = 'tournament-ticket-xtr'

const FORTNIGHTLY: OfferLimit = { pieces: 1, each: 'fortnight' }
const VALENTINE_ENDS_BEFORE_MS = 7 * MS_PER_DAY

type Plain = Pick<Offer, 'type' | 'currency' | 'price' | 'contents' | 'description'>
const offer = (plain: Plain, more: Partial<Offer> = {}): Offer => ({
  priceStep: 0,
  originalPrice: null,
  limit: null,
  quantityMax: 1,
  endsBeforeSeasonMs: null,
  label: null,
  ...plain,
  ...more,
})
const several = { quantityMax: QUANTITY_MAX }
const limited = { limit: FORTNIGHTLY }
const common = { limit: FORTNIGHTLY, label: 'Sale' }

const BOX_XTR: Readonly<Record<BoxKind, number>> = { wood: 50, iron: 100, titanium: 150 }
const BOX_STAR: Readonly<Record<BoxKind, number>> = { wood: 120, iron: 240, titanium: 360 }
const boxText = (box: BoxKind): string => `${BOX_CONTENTS[box].min}–${BOX_CONTENTS[box].max} ${box}`

const BOX_OFFERS = BOX_KINDS.flatMap((box) => {
  const same = { contents: { kind: 'box', box }, description: boxText(box) } as const
  return [
    offer({ type: `${box}-box-xtr`, currency: 'XTR', price: BOX_XTR[box], ...same }, limited),
    offer({ type: `${box}-box-star`, currency: 'STAR', price: BOX_STAR[box], ...same }, limited),
  ]
})

const ITEM_BOX_OFFERS = (['wings', 'helmet'] as const).map((type) =>
  offer(
    {
      type: `${type}-box-star`,
      currency: 'STAR',
      price: 100,
      contents: { kind: 'item-box', type },
      description: type === 'wings' ? 'Common wings' : 'A common helmet',
    },
    common,
  ),
)

const BOSS_ITEM_TEXT: Readonly<Record<BossItem, string>> = {
  'meat-hook': 'A sure skin piece from a boss fight',
  'four-leaf-clover': '+50 % rewards of a boss fight',
}
const BOSS_ITEM_OFFERS = (['meat-hook', 'four-leaf-clover'] as const).flatMap((item) => {
  const same = { contents: { kind: 'boss-item', item }, description: BOSS_ITEM_TEXT[item] } as const
  return [
    offer({ type: `${item}-xtr`, currency: 'XTR', price: 15, ...same }, several),
    offer({ type: `${item}-star`, currency: 'STAR', price: 150, ...same }, several),
  ]
})

const PIECE_PRICE: Readonly<Record<ShopSet, number>> = { firelord: 250, mammoth: 250, halloween: 50, valentine: 150 }
const pieceOf = (set: ShopSet, type: WornType): string => `${set}-${type}`
const endOf = (set: ShopSet): number => (set === 'valentine' ? VALENTINE_ENDS_BEFORE_MS : 0)

const PIECE_OFFERS = SHOP_SETS.flatMap((set) =>
  SET_TYPES.map((type) =>
    offer(
      {
        type: `${pieceOf(set, type)}-xtr`,
        currency: 'XTR',
        price: PIECE_PRICE[set],
        contents: { kind: 'pieces', slugs: [pieceOf(set, type)] },
        description: 'Two bonus stats of quality 5 and 4',
      },
      { endsBeforeSeasonMs: endOf(set) },
    ),
  ),
)

const SET_OFFERS = (['firelord', 'mammoth'] as const).map((set) =>
  offer(
    {
      type: `${set}-set-xtr`,
      currency: 'XTR',
      price: 1050,
      contents: { kind: 'pieces', slugs: SET_TYPES.map((type) => pieceOf(set, type)) },
      description: 'All six pieces, each with two bonus stats of quality 5 and 4',
    },
    { originalPrice: SET_ORIGINAL_PRICE, label: '30% off', endsBeforeSeasonMs: endOf(set) },
  ),
)

/** Every offer (A9, R32); an operator may change price and end, and take one off. */
export const OFFERS: readonly Offer[] = [
  ...SET_OFFERS,
  ...PIECE_OFFERS,
  offer(
    {
      type: 'common-weapon-box-star',
      currency: 'STAR',
      price: 50,
      contents: { kind: 'weapon-box' },
      description: 'A common weapon, uncommon in 10 of 100',
    },
    common,
  ),
  ...ITEM_BOX_OFFERS,
  ...BOX_OFFERS,
  offer(
    {
      type: TICKET_FOR_TELEGRAM_STARS,
      currency: 'XTR',
      price: 25,
      contents: { kind: 'tickets', quantity: 1 },
      description: 'One entry of the daily tournament',
    },
    several,
  ),
  offer(
    {
      type: TICKET_FOR_STAR,
      currency: 'STAR',
      price: 10,
      contents: { kind: 'tickets', quantity: 1 },
      description: 'One entry of the daily tournament',
    },
    { ...several, priceStep: 5, limit: { pieces: 10, each: 'day' } },
  ),
  ...BOSS_ITEM_OFFERS,
  offer(
    {
      type: 'wood-box-tok',
      currency: 'TOK',
      price: tokToNano(40),
      contents: { kind: 'box', box: 'wood' },
      description: boxText('wood'),
    },
    several,
  ),
  offer(
    {
      type: 'energy-tok',
      currency: 'TOK',
      price: tokToNano(5),
      contents: { kind: 'energy', quantity: ENERGY_OF_REFILL },
      description: '5 energy, at 15 or less',
    },
    { limit: { pieces: 2, each: 'day' } },
  ),
]

/** The offer of a type as the rules have it; undefined where there is none. */
export const offerOf = (type: string): Offer | undefined => OFFERS.find((one) => one.type === type)

/** How many more pieces a player may buy in this period; what one purchase can be is a limit of its own. */
export const piecesLeft = ({ limit }: Pick<Offer, 'limit'>, bought: number): number =>
  limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit.pieces - bought)

/** What the next piece costs, after so many in this period. */
export const nextPrice = ({ price, priceStep }: Pick<Offer, 'price' | 'priceStep'>, bought: number): number =>
  price + priceStep * bought

/** What several pieces cost at once: the sum of the next prices (R26: three tickets are 45; R32). */
export const priceOf = (priced: Pick<Offer, 'price' | 'priceStep'>, bought: number, quantity: number): number =>
  Array.from({ length: quantity }, (_, index) => nextPrice(priced, bought + index)).reduce(
    (sum, price) => sum + price,
    0,
  )
