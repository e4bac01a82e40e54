import { useTranslation } from 'react-i18next'
import { Loading } from '#client/ui/feedback/skeleton-parts.tsx'
import styles from './stage-loading.module.css'

export const StageLoading = () => {
  const { t } = useTranslation()
  return (
    <Loading label={t('showcase.loading')}>
      <div className={styles.stage} />
    </Loading>
  )
}
