import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { ITEM_NAMES } from '#rules/items/item-names.ts'
import { type NamedItemKind, rollNamedItem } from '#rules/items/items.ts'
import { RARITIES, type Rarity } from '#rules/items/rarities.ts'
import { SPECIAL_NAMES } from '#rules/items/special-names.ts'
import { createRng } from '#rules/prng.ts'
import { namedItems } from '#server/art.ts'
import { burnFrom, mintTo } from '#server/db/ledger.ts'
import type { ItemRow } from '#server/db/tables/items.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { addItems, findItems, removeItems, rowsOfPlayer, takeOffItem, wornRows } from '#server/modules/items/service.ts'
import { syncLoadout } from '#server/modules/kombat/service.ts'
import { ledgerEntriesOfItem } from '#server/modules/ledger/service.ts'
import { luckOfItem } from '#server/modules/luck/service.ts'
import { endListings } from '#server/modules/market/service.ts'
import { markUsed } from '#server/modules/wardrobe/service.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { act, type Operator } from './acts.ts'
import { formatAmount } from './amounts.ts'
import { actsOnItem } from './store.ts'

const PLAIN = WORN_TYPES.flatMap((type) =>
  RARITIES.map(
    (rarity): NamedItemKind => ({ slug: `${type}-${rarity}`, name: ITEM_NAMES[type][rarity], type, rarity }),
  ),
)

const rarityFrom = (slug: string, asked: string | undefined): Rarity => {
  const rarity = RARITIES.find((candidate) => candidate === asked)
  if (rarity === undefined) throw new OperatorError(`Say the rarity of ${slug}: ${RARITIES.join(', ')}.`)
  return rarity
}

/**
 * Accepts `sword-epic` or a named item. An item of `additions.json` has its own rarity; for the game's named items
 * `asked` must give one. @throws OperatorError
 */
export const parseItem = (slug: string, asked: string | undefined): NamedItemKind => {
  const item = namedItems().get(slug)
  const known = item ? item.added?.rarity : PLAIN.find((candidate) => candidate.slug === slug)?.rarity
  if (known !== undefined && asked !== undefined && asked !== known)
    throw new OperatorError(`${slug} is ${known}: leave the rarity out.`)
  if (item) {
    const name = item.added?.names.en ?? SPECIAL_NAMES[slug] ?? slug
    return { slug, name, type: item.slot, rarity: known ?? rarityFrom(slug, asked) }
  }
  const plain = PLAIN.find((candidate) => candidate.slug === slug)
  if (plain) return plain
  const named = [...namedItems().keys()].join(', ')
  throw new OperatorError(`There is no item "${slug}". Items: <slot>-<rarity> as sword-epic, ${named}.`)
}

/** An equipped item replaces the one in its slot. @returns the new item's id */
export const giveItem = (operator: Operator, playerId: number, kind: NamedItemKind, isWorn: boolean) => {
  const id = uuidV7(operator.entropy, operator.nowMs)
  const details = { slug: kind.slug, rarity: kind.rarity, worn: isWorn, item: id }
  return act(operator, 'item', playerId, details, async (scope) => {
    const { db, nowMs, entropy } = scope
    const rng = createRng(entropy.bytes(16).toString('hex'))
    const { stats, ...rolled } = rollNamedItem(rng, kind)
    const item = {
      ...rolled,
      id,
      ownerId: playerId,
      status: isWorn ? ('equipped' as const) : ('inventory' as const),
      stats: stats.map((stat) => ({ ...stat })),
    }
    if (isWorn) {
      const off = (await wornRows(db, playerId)).filter(({ type }) => type === kind.type)
      await markUsed(scope, playerId, off)
      await takeOffItem(db, playerId, kind.type)
    }
    await addItems(db, [item], nowMs)
    await mintTo(scope, playerId, { asset: 'equipment', amount: 1n, reason: 'admin-grant', ref: id })
    if (isWorn) await syncLoadout(scope, playerId)
    return id
  })
}

const itemTitle = ({ name, rarity, type }: Pick<ItemRow, 'name' | 'rarity' | 'type'>): string =>
  `${name} (${rarity} ${type})`

/** @returns a description of the item @throws OperatorError when the player does not own it */
export const takeItem = (operator: Operator, playerId: number, asked: string): Promise<string> => {
  const id = asked.toLowerCase()
  return act(operator, 'item-take', playerId, { item: id }, async (scope) => {
    const { db, nowMs } = scope
    const [item] = await findItems(db, playerId, [id])
    if (!item) throw new OperatorError(`The player has no item ${id}.`)
    if (item.status === 'on-sale') await endListings(db, playerId, { itemId: id }, nowMs)
    await removeItems(db, playerId, [id])
    await burnFrom(scope, playerId, { asset: 'equipment', amount: 1n, reason: 'admin-take', ref: id })
    if (item.status === 'equipped') await syncLoadout(scope, playerId)
    return itemTitle(item)
  })
}

const statText = ({ type, value, level }: ItemRow['stats'][number]): string =>
  `${type} ${value}${level === 0 ? '' : ` q${level}`}`

export const stateOf = (item: ItemRow): string => {
  const marks = [item.status, item.locked ? 'locked' : '', item.bound ? 'bound' : ''].filter((mark) => mark !== '')
  return `${itemTitle(item)}, ${marks.join(', ')}: ${item.stats.map(statText).join(', ')}`
}

const outcomeText = (outcome: object): string => {
  const { succeeded, lines = [] } = outcome as { succeeded?: boolean; lines?: ItemRow['stats'] }
  const result = succeeded === undefined ? [] : [succeeded ? 'succeeded' : 'failed']
  return [...result, ...lines.map(statText)].join(', ')
}

export const itemLines = async (db: Operator['db'], playerId: number): Promise<string[]> => {
  const lines = (await rowsOfPlayer(db, playerId)).map((item) => `${item.id}  ${stateOf(item)}`)
  return lines.length > 0 ? lines : ['The player has no items.']
}

/**
 * Lists the item's ledger rows, its rolls of the last 90 days and operators' acts, oldest first. @throws OperatorError
 * if the player never owned it
 */
export const itemHistory = async (db: Operator['db'], playerId: number, asked: string): Promise<string[]> => {
  const id = asked.toLowerCase()
  const entries = await ledgerEntriesOfItem(db, playerId, id)
  const [item] = await findItems(db, playerId, [id])
  if (entries.length === 0 && !item) throw new OperatorError(`The player never had an item ${id}.`)
  const lines = [
    ...entries.map(({ at, amount, asset, reason }) => ({
      atMs: at.getTime(),
      text: `${amount > 0n ? '+' : ''}${formatAmount(asset, amount)} ${asset}  ${reason}`,
    })),
    ...(await luckOfItem(db, playerId, id)).map(({ at, name, number, outcome }) => ({
      atMs: at.getTime(),
      text: `roll ${number}  ${name}  ${outcomeText(outcome)}`,
    })),
    ...(await actsOnItem(db, playerId, id)).map(({ at, act: done, who, why }) => ({
      atMs: at.getTime(),
      text: `${done === 'item' ? 'given' : 'taken'} by ${who}: ${why}`,
    })),
  ].sort((a, b) => a.atMs - b.atMs)
  return [
    item ? stateOf(item) : 'It is gone.',
    ...lines.map(({ atMs, text }) => `${new Date(atMs).toISOString()}  ${text}`),
  ]
}
