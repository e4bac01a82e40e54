import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { launchData } from '#client/platform/launch-data.ts'
import { onDemand } from '#client/ui/feedback/on-demand.tsx'
import styles from './local-badge.module.css'

const PlayerSwitcher = onDemand(async () => (await import('./player-switcher.tsx')).PlayerSwitcher)

export const LocalBadge = () => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const name = launchData()?.user?.firstName
  return (
    <aside className={styles.strip}>
      <button type="button" className={styles.badge} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.text}>{t('shell.local.badge')}</span>
        {name ? <bdi className={styles.name}>{name}</bdi> : null}
      </button>
      {isOpen ? <PlayerSwitcher open={isOpen} onClose={() => setOpen(false)} /> : null}
    </aside>
  )
}
