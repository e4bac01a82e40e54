import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { useEnergy } from '#client/topics/kombat/shared/energy.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import styles from './fight-bar.module.css'

export const FightBar = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
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
          className={styles.meter}
        />
      </div>
      <Button icon="fight" size="large" onClick={() => navigate(PAGE.KOMBAT_PREP.path)} className={styles.kombat}>
        {t('home.kombat')}
      </Button>
    </footer>
  )
}
