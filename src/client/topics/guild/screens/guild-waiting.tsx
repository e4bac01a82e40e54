import { useTranslation } from 'react-i18next'
import { LoadProblem } from '#client/ui/feedback/load-problem.tsx'
import { Loading, SkeletonCard, SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'

export interface GuildWaitingProps {
  readonly error: Error | null
  readonly onRetry: () => void
}

export const GuildWaiting = ({ error, onRetry }: GuildWaitingProps) => {
  const { t } = useTranslation()
  if (error) return <LoadProblem error={error} text={t('guild.page.failed')} onRetry={onRetry} />
  return (
    <Loading label={t('guild.page.loading')}>
      <SkeletonCard />
      <SkeletonRows rows={6} />
    </Loading>
  )
}
