import type { BossItem } from '#rules/boss/boss.ts'
import { BOX_KINDS, BOXES, type BoxKind } from '#rules/items/boxes.ts'
import type { WornType } from '#rules/items/item-kinds.ts'
import { MS_PER_DAY, tokToNano } from '#rules/units.ts'

/** XTR are Telegram Stars, STAR is the game's own currency (T7). */
export const SHOP_CURRENCIES = ['XTR', 'STAR', 'TOK'] as const
export type ShopCurrency = (typeof SHOP_CURRENCIES)[number]

export const SHOP_SETS = ['firelord', 'mammoth', 'halloween', 'valentine'] as const
export type ShopSet = (typeof SHOP_SETS)[number]
export const SET_TYPES = ['sword', 'shield', 'wings', 'helmet', 'armor', 'boots'] as const satisfies readonly WornType[]

/** Boxes that hold one common item of this kind (R32). */
const ITEM_BOXES = ['wings', 'helmet'] as const satisfies readonly WornType[]
export type ItemBox = (typeof ITEM_BOXES)[number]

export type OfferContents =
  | { readonly kind: 'tickets'; readonly quantity: number }
  | { readonly kind: 'box'; readonly box: BoxKind }
  | { readonly kind: 'weapon-box' }
  | { readonly kind: 'item-box'; readonly type: ItemBox }
  | { readonly kind: 'boss-item'; readonly item: BossItem }
  /** Prototypes with two lines of quality 5 and 4 (R32). */
  | { readonly kind: 'pieces'; readonly slugs: readonly string[] }
  | { readonly kind: 'energy'; readonly quantity: number }

export interface OfferLimit {
  readonly pieces: number
  /** A UTC day, or half a season: Weeks I–II or III–IV. */
  readonly each: 'day' | 'fortnight'
}

export interface Offer {
  /** Key of the offer for clients and database. Its meaning must never change. */
  readonly type: string
  readonly currency: ShopCurrency
  /** Unit price: whole XTR or STAR, TOK in nano (T5). */
  readonly price: number
  /** Each unit already bought in the limit's period raises the unit price by this (R26). */
  readonly priceStep: number
  /** Price before a discount, shown struck through. Null if none is shown, even for offers labelled 'Sale'. */
  readonly originalPrice: number | null
  readonly limit: OfferLimit | null
  readonly quantityMax: number
  readonly contents: OfferContents
  /** The offer ends this long before the season's ranked days end. Null if it has no end (R32, T25). */
  readonly endsBeforeSeasonMs: number | null
  /** Text of the badge in English, which the client translates. Null without a badge (row 172, T26). */
  readonly label: string | null
  readonly description: string
}

/**
 * Most units per purchase of tickets, hooks, clovers and the wood box for TOK. All other offers are sold one by one
 * (R32).
 */
export const QUANTITY_MAX = 10
/** Energy that a refill brings. Players with more than ENERGY_FOR_REFILL_MAX cannot buy one (R32). */
export const ENERGY_OF_REFILL = 5
export const ENERGY_FOR_REFILL_MAX = 15
export const SET_ORIGINAL_PRICE = 1500

export const TICKET_FOR_STAR = 'tournament-ticket-star'
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

const boxText = (box: BoxKind): string => `${BOXES[box].min}–${BOXES[box].max} ${box}`

const BOX_OFFERS = BOX_KINDS.flatMap((box) => {
  const same = { contents: { kind: 'box', box }, description: boxText(box) } as const
  return [
    offer({ type: `${box}-box-xtr`, currency: 'XTR', price: BOXES[box].price.XTR, ...same }, limited),
    offer({ type: `${box}-box-star`, currency: 'STAR', price: BOXES[box].price.STAR, ...same }, limited),
  ]
})

const ITEM_BOX_TEXT: Readonly<Record<ItemBox, string>> = { wings: 'Common wings', helmet: 'A common helmet' }
const ITEM_BOX_OFFERS = ITEM_BOXES.map((type) =>
  offer(
    {
      type: `${type}-box-star`,
      currency: 'STAR',
      price: 100,
      contents: { kind: 'item-box', type },
      description: ITEM_BOX_TEXT[type],
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

/** A9, R32. Operators can change price and end, and close an offer. */
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
      price: tokToNano(BOXES.wood.price.TOK),
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

export const offerOf = (type: string): Offer | undefined => OFFERS.find((one) => one.type === type)

export const piecesLeft = ({ limit }: Pick<Offer, 'limit'>, bought: number): number =>
  limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit.pieces - bought)

export const nextPrice = ({ price, priceStep }: Pick<Offer, 'price' | 'priceStep'>, bought: number): number =>
  price + priceStep * bought

/** Price of the next `quantity` pieces together (R32). For R26 three tickets are 45. */
export const priceOf = (priced: Pick<Offer, 'price' | 'priceStep'>, bought: number, quantity: number): number =>
  Array.from({ length: quantity }, (_, index) => nextPrice(priced, bought + index)).reduce(
    (sum, price) => sum + price,
    0,
  )
