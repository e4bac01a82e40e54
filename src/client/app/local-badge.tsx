import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLocalMode } from '../platform/local-mode.ts'
import styles from './local-badge.module.css'

const PlayerSwitcher = lazy(async () => ({ default: (await import('./player-switcher.tsx')).PlayerSwitcher }))

/** The 'Local mode' badge (R45); opens the switcher of test players. Shows only while the server runs in local mode. */
export const LocalBadge = () => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (!isLocalMode()) return null
  return (
    <>
      <button type="button" className={styles.badge} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.text}>{t('shell.local.badge')}</span>
      </button>
      <Suspense fallback={null}>
        {isOpen ? <PlayerSwitcher open={isOpen} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  )
}
