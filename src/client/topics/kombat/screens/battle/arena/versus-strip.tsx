import { useTranslation } from 'react-i18next'
import { formatInteger } from '#client/ui/format/format.ts'
import type { FighterProfile } from '#contracts/wire.ts'
import { winChancePercent } from '#rules/kombat/win-chance.ts'
import { StanceCards } from './stance-cards.tsx'
import type { VersusStances } from './versus-stances.ts'
import styles from './versus-strip.module.css'

export interface VersusStripProps {
  readonly user: FighterProfile
  readonly opponent: FighterProfile
  readonly stances?: VersusStances | null
}

/** Shows how often fighters with this difference in power win (extra 10), and their stances (R55). */
export const VersusStrip = ({ user, opponent, stances = null }: VersusStripProps) => {
  const { t } = useTranslation()
  const percent = winChancePercent(user.power, opponent.power)
  return (
    <div className={styles.strip} data-cards={stances !== null} data-told={stances?.other != null}>
      {stances && <StanceCards {...stances} />}
      <span className={styles.own}>{formatInteger(user.power)}</span>
      <span className={styles.power}>{t('kombat.stat.power')}</span>
      <span className={styles.theirs}>{formatInteger(opponent.power)}</span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className={styles.chance}>{t('kombat.winChance', { percent })}</span>
    </div>
  )
}
