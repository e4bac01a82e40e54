import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { useCountdown } from '#client/ui/format/countdown.ts'
import { formatClock } from '#client/ui/format/format.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { houseTermsQuery } from '../../queries.ts'
import { daysLeft } from './time-left.ts'

export interface SwitchTerms {
  readonly costNano: number
  /** The wait in words. Null if the player may switch now. */
  readonly wait: string | null
}

/** Updated each second. Null until loaded (R41). */
export const useTerms = (): SwitchTerms | null => {
  const { t } = useTranslation()
  const terms = useQuery(houseTermsQuery).data
  const allowedFromMs = terms?.allowed_from ? Date.parse(terms.allowed_from) : null
  const { totalMs } = useCountdown(allowedFromMs, nowMs)
  if (!terms) return null
  if (allowedFromMs === null || totalMs <= 0) return { costNano: terms.cost, wait: null }
  return {
    costNano: terms.cost,
    wait: totalMs >= MS_PER_DAY ? t('switchHouse.days', daysLeft(totalMs)) : formatClock(totalMs),
  }
}
