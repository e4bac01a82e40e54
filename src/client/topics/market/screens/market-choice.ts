import { keptDecimal } from '#client/ui/controls/decimal-text.ts'
import { ITEM_TYPES } from '#rules/items/item-kinds.ts'
import { LINE_TYPES, type LineType } from '#rules/items/item-lines.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import { MARKET_SORTS } from '#rules/market/market.ts'
import { tokToNano } from '#rules/units.ts'
import type { MarketView } from '../queries.ts'
import { knownSlug } from '../shared/wanted-item.ts'

/** The contract's filters. Undefined: any. */
export interface MarketChoice extends Omit<MarketView, 'stat' | 'min_price' | 'max_price'> {
  /** Bonus stats only, because an item's type already says its primary stat. */
  readonly stat: LineType | undefined
  /** TOK as the player typed it, with at most one decimal. Empty: no limit. */
  readonly min_price: string
  readonly max_price: string
}

export type FilterName = Exclude<keyof MarketChoice, 'sort'>

export const NO_FILTERS: Readonly<Pick<MarketChoice, FilterName>> = {
  slug: undefined,
  type: undefined,
  rarity: undefined,
  stat: undefined,
  min_price: '',
  max_price: '',
}
const FILTER_NAMES = Object.keys(NO_FILTERS) as readonly FilterName[]

/** Parameters of the page's address whose names differ from the contract's. */
const ADDRESS_NAMES: Readonly<Partial<Record<FilterName, string>>> = { min_price: 'min', max_price: 'max' }

const oneOf = <T extends string>(list: readonly T[], text: string | null): T | undefined =>
  list.find((candidate) => candidate === text)

export const choiceOf = (search: URLSearchParams): MarketChoice => ({
  slug: knownSlug(search.get('slug')) ?? undefined,
  type: oneOf(ITEM_TYPES, search.get('type')),
  rarity: oneOf(RARITIES, search.get('rarity')),
  stat: oneOf(LINE_TYPES, search.get('stat')),
  min_price: keptDecimal(search.get('min') ?? ''),
  max_price: keptDecimal(search.get('max') ?? ''),
  sort: oneOf(MARKET_SORTS, search.get('sort')) ?? MARKET_SORTS[0],
})

export const filtersOn = (choice: MarketChoice): readonly FilterName[] =>
  FILTER_NAMES.filter((name) => choice[name] !== NO_FILTERS[name])

export const searchOf = (choice: MarketChoice): Record<string, string> => ({
  ...Object.fromEntries(filtersOn(choice).map((name) => [ADDRESS_NAMES[name] ?? name, String(choice[name])])),
  ...(choice.sort !== MARKET_SORTS[0] && { sort: choice.sort }),
})

const nanoOf = (tok: string): number | undefined => (tok === '' ? undefined : tokToNano(Number(tok)))

export const viewOf = ({ min_price, max_price, sort, ...same }: MarketChoice): MarketView => ({
  ...same,
  min_price: nanoOf(min_price),
  max_price: nanoOf(max_price),
  sort,
})
