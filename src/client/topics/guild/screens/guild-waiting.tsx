import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonCard, SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'

export const GuildWaiting = ({ query }: { readonly query: UseQueryResult }) => {
  const { t } = useTranslation()
  return (
    <Pending queries={[query]} failed={t('guild.page.failed')} loading={t('guild.page.loading')}>
      <SkeletonCard />
      <SkeletonRows rows={6} />
    </Pending>
  )
}
