import { useTranslation } from 'react-i18next'
import { Icon } from '#client/ui/icons/icon.tsx'
import { matchupOutcome } from '#rules/kombat/stances.ts'
import type { StanceMatchup } from './stance-matchup.ts'
import styles from './stance-matchup-line.module.css'

interface StanceMatchupLineProps {
  readonly matchup: StanceMatchup
  /** True once the own side has won: a stance that was beaten is then no bad news. */
  readonly isWon?: boolean
}

/** Says which stance beats which. The colour shows whether the own side is ahead, even or behind. */
export const StanceMatchupLine = ({ matchup: { own, other }, isWon = false }: StanceMatchupLineProps) => {
  const { t } = useTranslation()
  const outcome = matchupOutcome(own, other)
  const isWonAnyway = isWon && outcome === 'behind'
  const words = t(`kombat.stanceMatchup.${own}.${other}`)
  return (
    <p className={styles.matchup} data-matchup={isWonAnyway ? 'ahead' : outcome}>
      <Icon name={`stance-${own}`} size={22} />
      {isWonAnyway ? t('kombat.stanceMatchup.wonAnyway', { matchup: words }) : words}
      <Icon name={`stance-${other}`} size={22} />
    </p>
  )
}
