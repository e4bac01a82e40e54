import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonCard, SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { friendsQuery } from '../queries.ts'
import { FriendRow } from './friend-row.tsx'
import { InvitePanel } from './invite-panel.tsx'

const FIRST_PAGE = 1
const PICTURE = { url: extraPictureUrl('empty-guild') }

interface FriendsPageProps {
  readonly page: number
  readonly isLast: boolean
  readonly onMore: () => void
}

const FriendsPage = ({ page, isLast, onMore }: FriendsPageProps) => {
  const { t } = useTranslation()
  const query = useQuery(friendsQuery(page))
  const { data } = query
  if (!data)
    return (
      <Pending queries={[query]} failed={t('friends.failed')} loading={t('friends.loading')}>
        <SkeletonRows rows={3} />
      </Pending>
    )
  return (
    <>
      <ul className="column gap-10">
        {data.items.map((friend) => (
          <FriendRow key={`${friend.user_id} ${friend.joined_at}`} friend={friend} fightsNeeded={data.fights_needed} />
        ))}
      </ul>
      {isLast && data.page * data.page_size < data.total && (
        <Button variant="quiet" fullWidth onClick={onMore}>
          {t('friends.more')}
        </Button>
      )}
    </>
  )
}

const FriendsList = ({ total }: { readonly total: number }) => {
  const { t } = useTranslation()
  const [pages, setPages] = useState(FIRST_PAGE)
  if (total === 0)
    return <EmptyState picture={PICTURE} size="compact" title={t('friends.empty')} text={t('friends.emptyText')} />
  return (
    <section className="column gap-10" aria-labelledby="friends-count">
      <h2 id="friends-count" className="margin-top-6 size-18">
        {t('friends.list', { count: total, number: formatInteger(total) })}
      </h2>
      {Array.from({ length: pages }, (_, index) => index + FIRST_PAGE).map((page) => (
        <FriendsPage key={page} page={page} isLast={page === pages} onMore={() => setPages(pages + 1)} />
      ))}
    </section>
  )
}

export const FriendsScreen = () => {
  const { t } = useTranslation()
  const query = useQuery(friendsQuery(FIRST_PAGE))
  return (
    <Screen title={t('friends.title')} hue="green" header="friends">
      <div className="column gap-10">
        {query.data ? (
          <>
            <InvitePanel data={query.data} />
            <FriendsList total={query.data.total} />
          </>
        ) : (
          <Pending queries={[query]} failed={t('friends.failed')} loading={t('friends.loading')}>
            <SkeletonCard />
            <SkeletonRows rows={6} />
          </Pending>
        )}
      </div>
    </Screen>
  )
}
