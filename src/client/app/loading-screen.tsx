import { useTranslation } from 'react-i18next'
import { pictureUrl } from '#assets/manifest/packs.ts'
import { firstIsland } from '#client/game/first-island.ts'
import styles from './loading-screen.module.css'

export interface LoadingScreenProps {
  /** Shows the screen only after a delay, to avoid a flash. */
  readonly isLate?: boolean
}

/** Looks like the first paint in index.html, to avoid a layout shift (A2, step 1). */
export const LoadingScreen = ({ isLate = false }: LoadingScreenProps) => {
  const { t } = useTranslation()
  const island = isLate ? null : firstIsland()
  return (
    <main className={styles.screen} aria-busy="true" data-late={isLate} data-island={island !== null}>
      <h1 className="visually-hidden">{t('shell.title')}</h1>
      {island ? (
        <img {...island} className={styles.island} alt="" decoding="sync" />
      ) : (
        <img src={pictureUrl('loading')} width={260} height={304} alt="" />
      )}
      <p className="font-display size-24" role="status">
        {t('shell.loading')}
      </p>
      <span className={styles.orb} aria-hidden="true" />
    </main>
  )
}

export const PageComing = () => <LoadingScreen isLate />
