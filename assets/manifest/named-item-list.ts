import type { AddedItem } from './addition-shapes.ts'
import type { GearSlot, RARITIES } from './fighter-layers.ts'
import { SPECIAL_ITEMS } from './special-items.ts'
import { type NamedSlug, SINGLE_SPECIALS } from './special-slugs.ts'

export interface NamedItem {
  readonly slug: NamedSlug
  readonly slot: GearSlot
  /** False for items that players must not sell (row 108). */
  readonly tradeable: boolean
  readonly added?: { readonly rarity: (typeof RARITIES)[number]; readonly names: Readonly<Record<string, string>> }
}

const NEVER_SOLD: ReadonlySet<string> = new Set(SINGLE_SPECIALS)

export const namedItemsWith = (added: Iterable<readonly [slug: string, AddedItem]>): ReadonlyMap<string, NamedItem> =>
  new Map<string, NamedItem>([
    ...[...SPECIAL_ITEMS].map(([slug, { slot }]): [string, NamedItem] => [
      slug,
      { slug, slot, tradeable: !NEVER_SOLD.has(slug) },
    ]),
    ...[...added].map(([slug, { slot, tradeable, rarity, names }]): [string, NamedItem] => [
      slug,
      { slug: slug as NamedSlug, slot, tradeable, added: { rarity, names } },
    ]),
  ])
