import { useTranslation } from 'react-i18next'
import styles from './loading-screen.module.css'

/** 'Loading...' (A2, step 1): looks as the page's first paint in index.html, so that nothing jumps. */
export const LoadingScreen = () => {
  const { t } = useTranslation()
  return (
    <main className={styles.screen} aria-busy="true">
      <span className={styles.orb} aria-hidden="true" />
      <p className={styles.text} role="status">
        {t('shell.loading')}
      </p>
    </main>
  )
}
