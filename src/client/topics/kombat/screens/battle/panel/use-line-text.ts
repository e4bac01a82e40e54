import { useTranslation } from 'react-i18next'
import { formatInteger } from '#client/ui/format/format.ts'
import type { LogLine } from './describe-entry.ts'

export interface LogNames {
  readonly user: string
  readonly opponent: string
}

/** With `isSpoken` the text also says the change of HP. */
export const useLineText = ({ user, opponent }: LogNames): ((line: LogLine, isSpoken?: boolean) => string) => {
  const { t } = useTranslation()
  const nameOf = (who: 'user' | 'opponent') => (who === 'user' ? user : opponent)
  return (line, isSpoken = false) => {
    if (line.kind === 'opening') {
      const { own, other } = line.matchup
      return t('kombat.stanceMatchup.opens', {
        user,
        opponent,
        own: t(`kombat.stance.${own}.name`),
        other: t(`kombat.stance.${other}.name`),
        matchup: t(`kombat.stanceMatchup.${own}.${other}`),
      })
    }
    const words = t(`kombat.entry.${line.kind}`, { actor: nameOf(line.actor), target: nameOf(line.target) })
    if (!isSpoken || line.hpChange === 0) return words
    const change = t(line.hpChange > 0 ? 'kombat.logGain' : 'kombat.logLoss', {
      amount: formatInteger(Math.abs(line.hpChange)),
    })
    return `${words}, ${change}`
  }
}
