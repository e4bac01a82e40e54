import type { InboxItem } from '#contracts/wire.ts'
import { bossItemOdds, prizeItemOdds, prizeStoneOdds } from '#rules/boss/prize-rolls.ts'
import { CHEST_ODDS } from '#rules/chests/chest-odds.ts'
import { boxOdds } from '#rules/items/boxes.ts'
import { ITEM_NAMES } from '#rules/items/item-names.ts'
import { LINE_COUNT, primaryStat } from '#rules/items/items.ts'
import type { MaterialStack } from '#rules/items/materials.ts'
import { SPECIAL_NAMES } from '#rules/items/special-names.ts'
import { weaponBoxOdds } from '#rules/items/weapon-box.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Asset } from '#server/db/movements.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { addItems, drawItem, itemOnTheWire, type NewItem } from '#server/modules/items/service.ts'
import { drawLuck } from '#server/modules/luck/service.ts'

export interface OpenedContents {
  readonly shown: NonNullable<InboxItem['opened']> | null
  readonly amounts: readonly (readonly [Asset, bigint])[]
  /** Items that are already stored, but have no ledger rows yet. */
  readonly itemIds: readonly string[]
}

const NOTHING: OpenedContents = { shown: null, amounts: [], itemIds: [] }

/** Draws one after another, because each draw takes the next number of the player's luck. */
const inTurn = async <T, R>(list: readonly T[], draw: (entry: T) => Promise<R>): Promise<R[]> => {
  const drawn: R[] = []
  for (const entry of list) drawn.push(await draw(entry))
  return drawn
}

const added = <K extends string>(parts: readonly { readonly slug: K; readonly quantity: number }[]) => {
  const sums = new Map<K, number>()
  for (const { slug, quantity } of parts) sums.set(slug, (sums.get(slug) ?? 0) + quantity)
  return [...sums].map(([slug, quantity]) => ({ slug, quantity }))
}

type BoundItem = NonNullable<NonNullable<InboxItem['contents']>['bound_items']>[number]

/** The item is bound (R47). Takes no number of luck if the rarity has no bonus lines. */
const makeBound = async (scope: CallScope, playerId: number, { rarity, slug, type }: BoundItem): Promise<NewItem> => {
  if (LINE_COUNT[rarity] > 0) return drawItem(scope, playerId, 'prize-item', { rarity, types: [type] }, { bound: true })
  const name = SPECIAL_NAMES[slug] ?? ITEM_NAMES[type][rarity]
  const own = { id: uuidV7(scope.entropy, scope.nowMs), ownerId: playerId, status: 'inventory', bound: true } as const
  return { ...own, slug, name, type, rarity, stats: primaryStat(type, rarity) }
}

/**
 * Random contents follow the player's luck (R46). Call it in the transaction of the claim, with the player's lock. The
 * caller mints the result.
 */
export const openContents = async (
  scope: CallScope,
  playerId: number,
  contents: InboxItem['contents'] | null,
): Promise<OpenedContents> => {
  if (!contents) return NOTHING
  const boxes = await inTurn(contents.boxes, (kind) => drawLuck(scope, playerId, 'box', boxOdds(kind)))
  const weapons = await inTurn(Array.from({ length: contents.weapon_boxes ?? 0 }), () =>
    drawItem(scope, playerId, 'weapon-box', weaponBoxOdds()),
  )
  const prizeStones = await inTurn(contents.stones, (level) =>
    drawLuck(scope, playerId, 'prize-stone', prizeStoneOdds(level)),
  )
  const items = await inTurn(contents.items, (rarity) => drawItem(scope, playerId, 'prize-item', prizeItemOdds(rarity)))
  const bossItems = await inTurn(Array.from({ length: contents.boss_items }), () =>
    drawLuck(scope, playerId, 'boss-item', bossItemOdds()),
  )
  const bound = await inTurn(contents.bound_items ?? [], (item) => makeBound(scope, playerId, item))
  const winChests = await inTurn(contents.win_chests ?? [], (kind) =>
    drawLuck(scope, playerId, 'win-chest', CHEST_ODDS[kind]),
  )
  const equipments = [...weapons, ...items, ...bound]
  await addItems(scope.db, equipments, scope.nowMs)
  const materials: MaterialStack[] = added([...boxes, ...winChests].flatMap((box) => box.materials))
  const stones = [...prizeStones.map(({ stone }) => stone), ...winChests.flatMap((chest) => chest.stones)]
  const taken = added([...bossItems.map(({ item }) => ({ slug: item, quantity: 1 })), ...(contents.others ?? [])])
  const loose = added(stones.map(({ type, level }) => ({ slug: `stone:${type}:${level}` as const, quantity: 1 })))
  return {
    shown: {
      materials,
      stones: stones.map((stone) => ({ ...stone })),
      equipments: equipments.map(itemOnTheWire),
      others: taken,
      ...(contents.tickets ? { tickets: contents.tickets } : {}),
    },
    amounts: [
      ...[...materials, ...loose].map(({ slug, quantity }) => [slug, BigInt(quantity)] as const),
      ...taken.map(({ slug, quantity }) => [`other:${slug}` as const, BigInt(quantity)] as const),
      ...(contents.tickets ? [['tournament-ticket', BigInt(contents.tickets)] as const] : []),
    ],
    itemIds: equipments.map(({ id }) => id),
  }
}
