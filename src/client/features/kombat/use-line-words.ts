import { useTranslation } from 'react-i18next'
import type { LogLine } from './describe-entry.ts'

/** Both names as the log tells them; bots carry their mark. */
export interface LogNames {
  readonly user: string
  readonly opponent: string
}

/** Puts a line of the log into words; with its HP change where it is to be heard instead of seen. */
export const useLineWords = ({ user, opponent }: LogNames): ((line: LogLine, isSpoken?: boolean) => string) => {
  const { t } = useTranslation()
  const nameOf = (who: 'user' | 'opponent') => (who === 'user' ? user : opponent)
  return (line, isSpoken = false) => {
    const words = t(`kombat.entry.${line.kind}`, { actor: nameOf(line.actor), target: nameOf(line.target) })
    if (!isSpoken || line.hpChange === 0) return words
    const change = t(line.hpChange > 0 ? 'kombat.logGain' : 'kombat.logLoss', { amount: Math.abs(line.hpChange) })
    return `${words}, ${change}`
  }
}
