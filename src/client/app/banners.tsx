import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { hasNewBuild, onNewBuild } from '../api/build-watch.ts'
import { CloseButton } from '../ui/close-button.tsx'
import styles from './banners.module.css'
import { isFightRunning } from './fight-running.ts'

const subscribeOnline = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Quiet strips above the page: no network, or a newer build than this page's. Never during a fight. */
export const Banners = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isOnline = useSyncExternalStore(subscribeOnline, () => navigator.onLine)
  const isOld = useSyncExternalStore(onNewBuild, hasNewBuild)
  const [isDismissed, setDismissed] = useState(false)
  const isQuiet = isFightRunning(pathname)
  return (
    <div className={styles.banners} aria-live="polite">
      {isOnline || isQuiet ? null : <p className={styles.banner}>{t('shell.offline')}</p>}
      {isOld && !isQuiet && !isDismissed ? (
        <div className={styles.banner}>
          <span>{t('shell.newBuild.text')}</span>
          <button type="button" className={styles.action} onClick={() => location.reload()}>
            {t('shell.newBuild.reload')}
          </button>
          <CloseButton label={t('ui.close')} onClick={() => setDismissed(true)} className={styles.close} />
        </div>
      ) : null}
    </div>
  )
}
