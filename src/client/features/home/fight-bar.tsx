import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useEnergy } from '../../api/use-energy.ts'
import { Bar } from '../../ui/bar.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './fight-bar.module.css'

const PREPARATION = '/kombat_prep'

/** The footer of the home screen: energy and the way into Kombat (R01). */
export const FightBar = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const energy = useEnergy()
  return (
    <footer className={styles.bar}>
      <div className={styles.energy}>
        <Icon name="energy" size={34} />
        <Bar
          value={energy?.current ?? 0}
          max={energy?.max ?? 1}
          tone="cyan"
          label={t('home.energy')}
          {...(energy ? { text: t('home.energyOf', { current: energy.current, max: energy.max }) } : {})}
          {...(styles.meter ? { className: styles.meter } : {})}
        />
      </div>
      <Button
        icon="fight"
        size="large"
        onClick={() => navigate(PREPARATION)}
        {...(styles.kombat ? { className: styles.kombat } : {})}
      >
        {t('home.kombat')}
      </Button>
    </footer>
  )
}
