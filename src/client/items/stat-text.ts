import { useTranslation } from 'react-i18next'
import type { ItemStat } from '../../rules/items/items.ts'
import { formatInteger, formatPercent } from '../ui/format/format.ts'

/** Whether a line is shown with a percent sign: its type contains percent or crit (B3). */
const isPercentLine = (type: ItemStat['type']): boolean => type.includes('percent') || type.includes('crit')

/** The value of a line: '+60', '+2.5%'. */
export const statValueText = ({ type, value }: Pick<ItemStat, 'type' | 'value'>): string =>
  `+${isPercentLine(type) ? formatPercent(value) : formatInteger(value)}`

/** Names a line with its value: 'Crit rate +2.5%'. */
export const useStatText = (): ((stat: Pick<ItemStat, 'type' | 'value'>) => string) => {
  const { t } = useTranslation()
  return (stat) => `${t(`items.stat.${stat.type}`)} ${statValueText(stat)}`
}
