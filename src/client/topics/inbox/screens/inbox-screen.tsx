import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGoBack } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton-parts.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { inboxQuery } from '../queries.ts'
import { InboxList } from './inbox-list.tsx'

export const InboxScreen = () => {
  const { t } = useTranslation()
  const goBack = useGoBack(PAGE.INBOX.back)
  const query = useQuery(inboxQuery)
  return (
    <Screen title={t('inbox.title')} hue="azure" header="inbox" onBack={goBack}>
      <div className="column gap-12 above-inset">
        <p className="muted size-14">{t('inbox.about')}</p>
        {query.data ? (
          <InboxList items={query.data} />
        ) : (
          <Pending queries={[query]} failed={t('inbox.failed')} loading={t('inbox.loading')}>
            <SkeletonCard />
            <SkeletonCard />
            <SkeletonCard />
          </Pending>
        )}
      </div>
    </Screen>
  )
}
