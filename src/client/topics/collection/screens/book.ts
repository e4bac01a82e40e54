import { BOSS_NAMES, type BossName, creaturePortrait } from '#assets/manifest/creatures.ts'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { NAMED_ITEMS } from '#assets/manifest/named-items.ts'
import { type IconName, iconUrl } from '#assets/manifest/packs.ts'
import { SPECIAL_ITEMS } from '#assets/manifest/special-items.ts'
import { SPECIAL_SETS, type SpecialSet } from '#assets/manifest/special-slugs.ts'
import { BOSS_OF } from '#client/topics/boss/shared/boss-of.ts'
import { stoneIcon } from '#client/ui/icons/game-icons.ts'
import { itemPicture, kindPicture } from '#client/ui/items/item-picture.ts'
import type { CallData } from '#contracts/schemas.ts'
import { itemSources, type Source, stoneSources } from '#rules/collection/item-sources.ts'
import { HOUSES } from '#rules/house/houses.ts'
import { ITEM_TYPES, type ItemType } from '#rules/items/item-kinds.ts'
import { ITEM_NAMES } from '#rules/items/item-names.ts'
import { RARITIES, type Rarity } from '#rules/items/rarities.ts'
import { SPECIAL_NAMES } from '#rules/items/special-names.ts'
import { STONE_LEVELS, STONE_TYPES, type StoneType } from '#rules/stones/stones.ts'

export type EntryOf =
  | { readonly kind: 'item'; readonly english: string; readonly type: ItemType; readonly rarity: Rarity }
  | { readonly kind: 'special'; readonly english: string }
  | { readonly kind: 'stone'; readonly type: StoneType; readonly level: number }
  | { readonly kind: 'house'; readonly name: string }
  | { readonly kind: 'boss'; readonly boss: BossName }

export interface BookEntry {
  readonly key: string
  readonly of: EntryOf
  readonly picture: string
  readonly found: boolean
  readonly sources: readonly Source[]
}

export type SectionName = ItemType | SpecialSet | 'single' | StoneType | 'houses' | 'bosses'

export interface BookSection {
  readonly name: SectionName
  readonly entries: readonly BookEntry[]
}

export const BOOK_PAGES = ['gear', 'sets', 'stones', 'houses', 'bosses'] as const
export type BookPageName = (typeof BOOK_PAGES)[number]

export type Book = Readonly<Record<BookPageName, readonly BookSection[]>>

type Collected = CallData<'collection.get'>

const gearSections = (slugs: ReadonlySet<string>): BookSection[] =>
  ITEM_TYPES.map((type) => ({
    name: type,
    entries: RARITIES.map((rarity) => ({
      key: `${type}-${rarity}`,
      of: { kind: 'item', english: ITEM_NAMES[type][rarity], type, rarity },
      picture: kindPicture(type, rarity),
      found: slugs.has(`${type}-${rarity}`),
      sources: itemSources(type, rarity),
    })),
  }))

const SET_SOURCES: Readonly<Record<SpecialSet, readonly Source[]>> = {
  halloween: [{ from: 'set' }],
  valentine: [{ from: 'set' }],
  firelord: [{ from: 'set' }, { from: 'boss-skin' }],
  mammoth: [{ from: 'set' }, { from: 'boss-skin' }],
}

const setOf = (slug: string): SpecialSet | undefined =>
  [...SPECIAL_ITEMS].find(([candidate]) => candidate === slug)?.[1].set

const specialEntry = (slug: string, slugs: ReadonlySet<string>): BookEntry => {
  const set = setOf(slug)
  return {
    key: slug,
    of: { kind: 'special', english: NAMED_ITEMS.get(slug)?.added?.names.en ?? SPECIAL_NAMES[slug] ?? slug },
    picture: itemPicture(slug) ?? '',
    found: slugs.has(slug),
    sources: [
      ...(set ? SET_SOURCES[set] : ([{ from: 'event', later: true }] as const)),
      ...(NAMED_ITEMS.get(slug)?.tradeable ? ([{ from: 'market' }] as const) : []),
    ],
  }
}

const setSections = (slugs: ReadonlySet<string>): BookSection[] => {
  const named = [...NAMED_ITEMS.keys()]
  const section = (name: SpecialSet | 'single'): BookSection => ({
    name,
    entries: named.filter((slug) => (setOf(slug) ?? 'single') === name).map((slug) => specialEntry(slug, slugs)),
  })
  return [...SPECIAL_SETS.map(section), section('single')]
}

const stoneSections = (stones: Collected['stones']): BookSection[] =>
  STONE_TYPES.map((type) => ({
    name: type,
    entries: STONE_LEVELS.map((level) => ({
      key: `${type}-${level}`,
      of: { kind: 'stone', type, level },
      picture: iconUrl(stoneIcon(type, level)),
      found: stones.some((stone) => stone.type === type && stone.level === level),
      sources: stoneSources(level),
    })),
  }))

const houseSection = (houses: Collected['houses']): BookSection => ({
  name: 'houses',
  entries: HOUSES.map(({ id, slug, name }) => ({
    key: slug,
    of: { kind: 'house', name },
    picture: iconUrl(`portrait-${id}` as IconName),
    found: houses.includes(id),
    sources: [{ from: 'house' }],
  })),
})

const bossSection = (bosses: Collected['bosses']): BookSection => ({
  name: 'bosses',
  entries: BOSS_NAMES.map((boss) => ({
    key: boss,
    of: { kind: 'boss', boss },
    picture: extraIconUrl(creaturePortrait(boss)),
    found: bosses.some((slug) => BOSS_OF[slug] === boss),
    sources: [],
  })),
})

export const bookOf = ({ items, stones, houses, bosses }: Collected): Book => {
  const slugs = new Set(items)
  return {
    gear: gearSections(slugs),
    sets: setSections(slugs),
    stones: stoneSections(stones),
    houses: [houseSection(houses)],
    bosses: [bossSection(bosses)],
  }
}

export const foundIn = (sections: readonly BookSection[]): { readonly found: number; readonly total: number } => {
  const entries = sections.flatMap((section) => section.entries)
  return { found: entries.filter(({ found }) => found).length, total: entries.length }
}
