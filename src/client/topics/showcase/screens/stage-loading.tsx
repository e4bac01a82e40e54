import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Pending } from '#client/ui/feedback/pending.tsx'
import styles from './stage-loading.module.css'

export const StageLoading = ({ query }: { readonly query: UseQueryResult }) => {
  const { t } = useTranslation()
  return (
    <Pending queries={[query]} failed={t('showcase.failed')} loading={t('showcase.loading')}>
      <div className={styles.stage} />
    </Pending>
  )
}
