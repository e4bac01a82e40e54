import { formatInteger, formatPercent } from '#client/ui/format/format.ts'
import type { ItemStat } from '#rules/items/items.ts'

const isPercentLine = (type: ItemStat['type']): boolean => type.includes('percent') || type.includes('crit')

/** '+60', '+2.5%'. */
export const statValueText = ({ type, value }: Pick<ItemStat, 'type' | 'value'>): string =>
  `+${isPercentLine(type) ? formatPercent(value) : formatInteger(value)}`
