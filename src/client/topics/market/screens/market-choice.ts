import { keptDecimal } from '#client/ui/controls/decimal-text.ts'
import { ITEM_TYPES, type ItemType } from '#rules/items/item-kinds.ts'
import { LINE_TYPES, type LineType } from '#rules/items/item-lines.ts'
import { RARITIES, type Rarity } from '#rules/items/rarities.ts'
import { tokToNano } from '#rules/units.ts'
import type { MarketView } from '../queries.ts'
import { knownSlug } from '../shared/wanted-item.ts'

export const SORTS = ['new', 'price'] as const
export type Sort = (typeof SORTS)[number]

/** Null is any. */
export interface MarketChoice {
  readonly slug: string | null
  readonly type: ItemType | null
  readonly rarity: Rarity | null
  readonly stat: LineType | null
  /** TOK as typed, at most one decimal; empty without a limit. */
  readonly min: string
  readonly max: string
  readonly sort: Sort
}

export type FilterName = Exclude<keyof MarketChoice, 'sort'>

export const NO_FILTERS: Omit<MarketChoice, 'sort'> = {
  slug: null,
  type: null,
  rarity: null,
  stat: null,
  min: '',
  max: '',
}

const oneOf = <T extends string>(list: readonly T[], text: string | null): T | null =>
  list.find((candidate) => candidate === text) ?? null

export const choiceOf = (search: URLSearchParams): MarketChoice => ({
  slug: knownSlug(search.get('slug')),
  type: oneOf(ITEM_TYPES, search.get('type')),
  rarity: oneOf(RARITIES, search.get('rarity')),
  stat: oneOf(LINE_TYPES, search.get('stat')),
  min: keptDecimal(search.get('min') ?? ''),
  max: keptDecimal(search.get('max') ?? ''),
  sort: oneOf(SORTS, search.get('sort')) ?? SORTS[0],
})

export const searchOf = ({ sort, ...filters }: MarketChoice): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...filters, sort: sort === SORTS[0] ? null : sort }).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[name, value]],
    ),
  )

export const filtersOn = (choice: MarketChoice): readonly FilterName[] =>
  (Object.keys(NO_FILTERS) as FilterName[]).filter((name) => choice[name] !== NO_FILTERS[name])

export const viewOf = ({ slug, type, rarity, stat, min, max, sort }: MarketChoice): MarketView => ({
  ...(slug !== null && { slug }),
  ...(type !== null && { type }),
  ...(rarity !== null && { rarity }),
  ...(stat !== null && { stat }),
  ...(min !== '' && { min_price: tokToNano(Number(min)) }),
  ...(max !== '' && { max_price: tokToNano(Number(max)) }),
  sort,
})
