import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { ShowcaseWay } from '#client/topics/showcase/shared/showcase-way.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { useKeptFocus } from '#client/ui/hooks/use-kept-focus.ts'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { guildRequestsQuery } from '../queries.ts'
import styles from './requests-tab.module.css'

type Request = CallData<'guild.requests'>[number]

const RequestRow = ({ request }: { readonly request: Request }) => {
  const { t } = useTranslation()
  const name = request.username
  const { send, isPending, pending } = useCallMutation('guild.member', {
    success: (_guild, input) =>
      input?.body.action === 'accept' ? t('guild.asked.accepted', { name }) : t('guild.asked.declined'),
    failure: t('guild.asked.failedMove'),
  })
  const answer = (action: 'accept' | 'decline') => send({ params: { user_id: request.user_id }, body: { action } })
  const running = pending?.body.action
  return (
    <li className={styles.row}>
      <ShowcaseWay userId={request.user_id} name={name}>
        <Avatar houseId={request.house_id} size={48} />
      </ShowcaseWay>
      <div className={styles.words}>
        <p className="player-name">
          <bdi>{name}</bdi>
        </p>
        <p className="soft size-14 leading-130">
          {t('guild.rp', { points: formatInteger(request.rank) })} ·{' '}
          {t('guild.asked.power', { power: formatInteger(request.power) })}
        </p>
      </div>
      <div className={styles.answers}>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('guild.asked.declineName', { name })}
          pending={running === 'decline'}
          disabled={isPending && running !== 'decline'}
          onClick={() => answer('decline')}
        >
          {t('guild.asked.decline')}
        </Button>
        <Button
          size="small"
          variant="claim"
          aria-label={t('guild.asked.acceptName', { name })}
          pending={running === 'accept'}
          disabled={isPending && running !== 'accept'}
          onClick={() => answer('accept')}
        >
          {t('guild.asked.accept')}
        </Button>
      </div>
    </li>
  )
}

const PICTURE = { url: extraPictureUrl('empty-guild') }

export const RequestsTab = () => {
  const { t } = useTranslation()
  const query = useQuery(guildRequestsQuery)
  const keptFocus = useKeptFocus(query.data?.length ?? 0)
  if (query.data === undefined)
    return (
      <Pending queries={[query]} failed={t('guild.asked.failed')} loading={t('guild.asked.loading')}>
        <SkeletonRows rows={3} />
      </Pending>
    )
  return (
    <div {...keptFocus}>
      {query.data.length === 0 ? (
        <EmptyState picture={PICTURE} size="compact" title={t('guild.asked.empty')} text={t('guild.asked.emptyText')} />
      ) : (
        <ul className="column gap-8" aria-label={t('guild.tab.requests')}>
          {query.data.map((request) => (
            <RequestRow key={request.user_id} request={request} />
          ))}
        </ul>
      )}
    </div>
  )
}
