import { NAMED_ITEMS } from '../../../assets/manifest/named-items.ts'
import { WORN_TYPES } from '../../rules/items/item-kinds.ts'
import { ITEM_NAMES } from '../../rules/items/item-names.ts'
import { type NamedItemKind, rollNamedItem } from '../../rules/items/items.ts'
import { RARITIES, type Rarity } from '../../rules/items/rarities.ts'
import { createRng } from '../../rules/prng.ts'
import { postMovements } from '../db/ledger.ts'
import { mint } from '../db/movements.ts'
import { uuidV7 } from '../entropy.ts'
import { addItems, takeOffItem } from '../modules/equipments/service.ts'
import { refreshPower } from '../modules/fighters/service.ts'
import { OperatorError } from '../operator-error.ts'
import { act, type Operator } from './acts.ts'

const PLAIN = WORN_TYPES.flatMap((type) =>
  RARITIES.map(
    (rarity): NamedItemKind => ({ slug: `${type}-${rarity}`, name: ITEM_NAMES[type][rarity], type, rarity }),
  ),
)

const titleOf = (slug: string): string =>
  slug.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

const rarityFrom = (slug: string, asked: string | undefined): Rarity => {
  const rarity = RARITIES.find((candidate) => candidate === asked)
  if (rarity === undefined) throw new OperatorError(`Say the rarity of ${slug}: ${RARITIES.join(', ')}.`)
  return rarity
}

/**
 * What an operator means by a slug: `sword-epic`, or a named item. Those that came by a line of `additions.json` have their rarity
 * there, of ours the operator says it.
 * @throws OperatorError
 */
export const parseItem = (slug: string, asked: string | undefined): NamedItemKind => {
  const item = NAMED_ITEMS.get(slug)
  const known = item ? item.added?.rarity : PLAIN.find((candidate) => candidate.slug === slug)?.rarity
  if (known !== undefined && asked !== undefined && asked !== known)
    throw new OperatorError(`${slug} is ${known}: leave the rarity out.`)
  if (item) {
    const name = item.added?.names.en ?? titleOf(slug)
    return { slug, name, type: item.slot, rarity: known ?? rarityFrom(slug, asked) }
  }
  const plain = PLAIN.find((candidate) => candidate.slug === slug)
  if (plain) return plain
  const named = [...NAMED_ITEMS.keys()].join(', ')
  throw new OperatorError(`There is no item "${slug}". Items: <slot>-<rarity> as sword-epic, ${named}.`)
}

/** Makes an item for a player: into the inventory, or worn in place of what the slot held. */
export const giveItem = (operator: Operator, playerId: number, kind: NamedItemKind, isWorn: boolean): Promise<void> =>
  act(operator, 'item', playerId, { slug: kind.slug, rarity: kind.rarity, worn: isWorn }, async (scope) => {
    const { db, nowMs, entropy, actId } = scope
    const rng = createRng(entropy.bytes(16).toString('hex'))
    const { stats, ...rolled } = rollNamedItem(rng, kind)
    const item = {
      ...rolled,
      id: uuidV7(entropy, nowMs),
      ownerId: playerId,
      status: isWorn ? ('equipped' as const) : ('inventory' as const),
      stats: stats.map((stat) => ({ ...stat })),
    }
    if (isWorn) await takeOffItem(db, playerId, kind.type)
    await addItems(db, [item], nowMs)
    const given = { to: playerId, asset: 'equipment', amount: 1n, reason: 'admin-grant', ref: actId } as const
    await postMovements(db, [mint({ id: uuidV7(entropy, nowMs), ...given })], nowMs)
    if (isWorn) await refreshPower(db, playerId)
  })
