import { useTranslation } from 'react-i18next'
import { pictureUrl } from '../../../assets/manifest/packs.ts'
import styles from './loading-screen.module.css'

export interface LoadingScreenProps {
  /** Shows itself only after a moment: what is waited for is mostly there before. */
  readonly isLate?: boolean
}

/** 'Loading...' (A2, step 1): looks as the page's first paint in index.html, so that nothing jumps. */
export const LoadingScreen = ({ isLate = false }: LoadingScreenProps) => {
  const { t } = useTranslation()
  return (
    <main className={styles.screen} aria-busy="true" data-late={isLate}>
      <h1 className="visually-hidden">{t('onboarding.title')}</h1>
      <img src={pictureUrl('loading')} width={260} height={304} alt="" />
      <p className={styles.text} role="status">
        {t('shell.loading')}
      </p>
      <span className={styles.orb} aria-hidden="true" />
    </main>
  )
}

/** Stands in the place of a later page whose code is on its way. */
export const PageComing = () => <LoadingScreen isLate />
