import { useTranslation } from 'react-i18next'
import { formatBalance, formatNumber } from '#client/ui/format/format.ts'
import { MS_PER_HOUR, MS_PER_SECOND } from '#rules/units.ts'
import type { UpgradeType } from '#rules/upgrades/upgrades.ts'

const SECONDS_PER_HOUR = MS_PER_HOUR / MS_PER_SECOND

/** Such as '1.2' (A9, row 58). */
export const honorFactor = (percent: number): string =>
  formatNumber((100 + percent) / 100, { maximumFractionDigits: 2 })

/** Hours, TOK per hour, or a factor, depending on the type (rows 51, 52, 58). */
export const useValueLabel = (): ((type: UpgradeType, value: number) => string) => {
  const { t } = useTranslation()
  return (type, value) => {
    if (type === 'pocket-size') return t('upgrades.hours', { count: value / SECONDS_PER_HOUR })
    if (type === 'mining-tok') return t('upgrades.perHour', { rate: formatBalance(value) })
    return t('upgrades.times', { factor: honorFactor(value) })
  }
}
