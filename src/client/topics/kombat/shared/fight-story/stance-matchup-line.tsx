import { useTranslation } from 'react-i18next'
import { Icon } from '#client/ui/icons/icon.tsx'
import { matchupOutcome } from '#rules/kombat/stances.ts'
import type { StanceMatchup } from './stance-matchup.ts'
import styles from './stance-matchup-line.module.css'

/** Says which stance beats which. The colour shows whether the own side is ahead, even or behind. */
export const StanceMatchupLine = ({ matchup: { own, other } }: { readonly matchup: StanceMatchup }) => {
  const { t } = useTranslation()
  return (
    <p className={styles.matchup} data-matchup={matchupOutcome(own, other)}>
      <Icon name={`stance-${own}`} size={22} />
      {t(`kombat.stanceMatchup.${own}.${other}`)}
      <Icon name={`stance-${other}`} size={22} />
    </p>
  )
}
