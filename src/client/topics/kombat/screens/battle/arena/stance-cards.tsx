import { useTranslation } from 'react-i18next'
import { Icon } from '#client/ui/icons/icon.tsx'
import { matchupOutcome, type Stance } from '#rules/kombat/stances.ts'
import styles from './stance-cards.module.css'
import type { VersusStances } from './versus-stances.ts'

const ICON_PX = 38

const Front = ({ stance }: { readonly stance: Stance }) => {
  const { t } = useTranslation()
  return (
    <span className={styles.front}>
      <Icon name={`stance-${stance}`} size={ICON_PX} />
      <span className={styles.name}>{t(`kombat.stance.${stance}.name`)}</span>
    </span>
  )
}

const OtherCard = ({ stance }: { readonly stance: Stance | null }) => {
  const { t } = useTranslation()
  return (
    <span className={styles.card} data-turns={stance !== null}>
      <span className={styles.back} aria-hidden="true">
        ?
      </span>
      {stance ? <Front stance={stance} /> : <span className="visually-hidden">{t('kombat.stanceMatchup.hidden')}</span>}
    </span>
  )
}

export const StanceCards = ({ own, other }: VersusStances) => {
  const { t } = useTranslation()
  return (
    <div className={styles.cards} data-told={other !== null}>
      <span className={styles.card}>
        <Front stance={own} />
      </span>
      <span className={styles.matchup} data-matchup={other ? matchupOutcome(own, other) : undefined}>
        {other && <span className={styles.words}>{t(`kombat.stanceMatchup.${own}.${other}`)}</span>}
      </span>
      <OtherCard stance={other} />
    </div>
  )
}
