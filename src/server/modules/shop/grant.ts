import type { Equipment } from '#contracts/wire.ts'
import { setPieceOdds } from '#rules/boss/prize-rolls.ts'
import { isMaterial, type MaterialStack } from '#rules/items/materials.ts'
import { type ChestRoll, chestRoll } from '#rules/shop/odds.ts'
import type { Offer, OfferContents } from '#rules/shop/offers.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { type Asset, mint } from '#server/db/movements.ts'
import type { ItemRow } from '#server/db/tables/items.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { giveOrInbox } from '#server/modules/inbox/service.ts'
import { addItems, drawItem, itemOnTheWire, type NewItem } from '#server/modules/items/service.ts'
import { giveEnergy } from '#server/modules/kombat/service.ts'
import { drawLuck } from '#server/modules/luck/service.ts'

const BOUND_MS = 14 * MS_PER_DAY

export interface OfferSource {
  /** The offer's type or the order's id. Ledger rows of items name the item instead. */
  readonly ref: string
  /** Telegram Stars of the whole purchase. Absent if paid in STAR or TOK. */
  readonly paidXtr?: number
  /** A returned piece that is bought again keeps its lines (R49). */
  readonly returned?: readonly ReturnedPiece[]
}

export type ReturnedPiece = Pick<ItemRow, 'slug' | 'name' | 'type' | 'rarity' | 'stats'>

export interface GrantedOffer {
  readonly equipments: readonly Equipment[]
  readonly materials: readonly MaterialStack[]
  readonly others: readonly { readonly slug: string; readonly quantity: number }[]
  readonly tickets: number
  readonly energy: number
  /** Goods that went to balances or the inbox, items excepted. */
  readonly amounts: readonly (readonly [Asset, bigint])[]
}

type Drawn = {
  readonly items?: readonly NewItem[]
  readonly stacks?: readonly { readonly slug: Asset; readonly quantity: number }[]
  readonly energy?: number
}

interface Buyer {
  readonly scope: CallScope
  readonly playerId: number
  readonly bought: Pick<NewItem, 'boundUntilMs' | 'paidXtr'>
  readonly returned: readonly ReturnedPiece[]
}

const drawSetPiece = ({ scope, playerId, bought, returned }: Buyer, slug: string): Promise<NewItem> | NewItem => {
  const before = returned.find((piece) => piece.slug === slug)
  if (!before) return drawItem(scope, playerId, 'skin-craft', setPieceOdds(slug), bought)
  const { name, type, rarity, stats } = before
  const own = { id: uuidV7(scope.entropy, scope.nowMs), ownerId: playerId, status: 'inventory', ...bought } as const
  return { slug, name, type, rarity, stats: [...stats], ...own }
}

const drawChest = async ({ scope, playerId, bought }: Buyer, roll: ChestRoll): Promise<Drawn> =>
  roll.name === 'box'
    ? { stacks: (await drawLuck(scope, playerId, 'box', roll.odds)).materials }
    : { items: [await drawItem(scope, playerId, roll.name, roll.odds, bought)] }

const drawPiece = async (buyer: Buyer, contents: OfferContents): Promise<Drawn> => {
  switch (contents.kind) {
    case 'tickets':
      return { stacks: [{ slug: 'tournament-ticket', quantity: contents.quantity }] }
    case 'boss-item':
      return { stacks: [{ slug: `other:${contents.item}`, quantity: 1 }] }
    case 'energy':
      return { energy: contents.quantity }
    case 'box':
    case 'weapon-box':
    case 'item-box':
      return drawChest(buyer, chestRoll(contents))
    case 'pieces': {
      const items: NewItem[] = []
      for (const slug of contents.slugs) items.push(await drawSetPiece(buyer, slug))
      return { items }
    }
  }
}

const summed = (stacks: readonly { readonly slug: Asset; readonly quantity: number }[]) => {
  const sums = new Map<Asset, number>()
  for (const { slug, quantity } of stacks) sums.set(slug, (sums.get(slug) ?? 0) + quantity)
  return [...sums].map(([slug, quantity]) => ({ slug, quantity }))
}

const OTHER = 'other:'

export const stacksGranted = (
  stacks: readonly { readonly slug: string; readonly quantity: number }[],
): {
  readonly materials: MaterialStack[]
  readonly others: { readonly slug: string; readonly quantity: number }[]
  readonly tickets: number
} => ({
  materials: stacks.flatMap(({ slug, quantity }) => (isMaterial(slug) ? [{ slug, quantity }] : [])),
  others: stacks.flatMap(({ slug, quantity }) =>
    slug.startsWith(OTHER) ? [{ slug: slug.slice(OTHER.length), quantity }] : [],
  ),
  tickets: stacks.find(({ slug }) => slug === 'tournament-ticket')?.quantity ?? 0,
})

/**
 * Requires the paying transaction and the player's lock. The caller has checked price and limit. The player's luck
 * decides random contents (R46). An amount that would exceed the balance limit goes to the inbox. Items bought for
 * Telegram Stars are bound for 14 days (R47).
 */
export const grantOffer = async (
  scope: CallScope,
  playerId: number,
  { contents, currency }: Pick<Offer, 'contents' | 'currency'>,
  quantity: number,
  { ref, paidXtr, returned = [] }: OfferSource,
): Promise<GrantedOffer> => {
  const { db, nowMs, entropy } = scope
  const bought = currency === 'XTR' ? { boundUntilMs: nowMs + BOUND_MS, ...(paidXtr !== undefined && { paidXtr }) } : {}
  const buyer = { scope, playerId, bought, returned }
  const drawn: Drawn[] = []
  // One after another, because each draw takes the next number of the player's luck.
  for (let piece = 0; piece < quantity; piece += 1) drawn.push(await drawPiece(buyer, contents))
  const items = drawn.flatMap((piece) => piece.items ?? [])
  const stacks = summed(drawn.flatMap((piece) => piece.stacks ?? []))
  const energy = drawn.reduce((sum, piece) => sum + (piece.energy ?? 0), 0)
  await addItems(db, items, nowMs)
  if (energy > 0) await giveEnergy(scope, playerId, energy)
  const cause = () => ({ id: uuidV7(entropy, nowMs), to: playerId, reason: 'shop' }) as const
  await giveOrInbox(scope, [
    ...stacks.map(({ slug, quantity: amount }) => mint({ ...cause(), asset: slug, amount: BigInt(amount), ref })),
    ...items.map(({ id }) => mint({ ...cause(), asset: 'equipment', amount: 1n, ref: id })),
  ])
  return {
    equipments: items.map(itemOnTheWire),
    ...stacksGranted(stacks),
    energy,
    amounts: stacks.map(({ slug, quantity: amount }) => [slug, BigInt(amount)] as const),
  }
}
