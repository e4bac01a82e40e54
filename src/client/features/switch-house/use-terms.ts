import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MS_PER_DAY } from '../../../rules/units.ts'
import { nowMs } from '../../api/server-clock.ts'
import { useCountdown } from '../../ui/countdown.ts'
import { formatClock } from '../../ui/format.ts'
import { houseTermsQuery } from './queries.ts'
import { daysLeft } from './time-left.ts'

/** What the next move costs and how long it has to wait (R41). */
export interface MoveTerms {
  /** Nano TOK; 0 is free. */
  readonly costNano: number
  /** The wait in words; null when the player may move now. */
  readonly wait: string | null
}

/** The terms at this second; null until they are known. */
export const useTerms = (): MoveTerms | null => {
  const { t } = useTranslation()
  const terms = useQuery(houseTermsQuery).data
  const allowedFromMs = terms?.allowed_from ? Date.parse(terms.allowed_from) : null
  const { totalMs } = useCountdown(allowedFromMs, nowMs)
  if (!terms) return null
  if (allowedFromMs === null || totalMs <= 0) return { costNano: terms.cost, wait: null }
  return {
    costNano: terms.cost,
    wait: totalMs >= MS_PER_DAY ? t('house.days', daysLeft(totalMs)) : formatClock(totalMs),
  }
}
