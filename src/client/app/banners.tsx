import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { hasNewBuild, onNewBuild } from '#client/api/build-watch.ts'
import { isConnected, lastSyncMs, onConnectionChange } from '#client/api/connection.ts'
import { CloseButton } from '#client/ui/controls/close-button.tsx'
import { formatDate } from '#client/ui/format/format.ts'
import styles from './banners.module.css'
import { isFightRunning } from './fight-running.ts'

/** Says since when the player is offline (extra 9), or that there is a newer build. Hidden during a fight. */
export const Banners = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isOnline = useSyncExternalStore(onConnectionChange, isConnected)
  const syncedAtMs = lastSyncMs()
  const isOld = useSyncExternalStore(onNewBuild, hasNewBuild)
  const [isDismissed, setDismissed] = useState(false)
  const isQuiet = isFightRunning(pathname)
  const isStripShown = !isOnline && !isQuiet
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-offline', isStripShown)
  }, [isStripShown])
  return (
    <div aria-live="polite">
      {isStripShown && (
        <p className={styles.offline}>
          <span>{t('shell.offline')}</span>
          {syncedAtMs === null ? null : <span>{t('shell.lastSynced', { time: formatDate(syncedAtMs) })}</span>}
        </p>
      )}
      {isOld && !isQuiet && !isDismissed ? (
        <div className={styles.banners}>
          <div className={styles.banner}>
            <span>{t('shell.newBuild.text')}</span>
            <button type="button" className={styles.action} onClick={() => location.reload()}>
              {t('shell.newBuild.reload')}
            </button>
            <CloseButton label={t('ui.close')} onClick={() => setDismissed(true)} className={styles.close} />
          </div>
        </div>
      ) : null}
    </div>
  )
}
