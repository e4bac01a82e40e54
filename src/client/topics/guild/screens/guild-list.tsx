import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { useInfiniteRows } from '#client/game/use-infinite-rows.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { LoadMore } from '#client/ui/feedback/load-more.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import type { GuildCard as Card } from '#contracts/wire.ts'
import { toGuild } from '../links.ts'
import { type GuildsView, guildQuery, guildsQuery, ownRequestsQuery } from '../queries.ts'
import { GuildCard } from './guild-card.tsx'
import styles from './guild-list.module.css'

const PICTURE = { url: extraPictureUrl('empty-guild') }

const Cards = ({ guilds, label }: { readonly guilds: readonly Card[]; readonly label: string }) => {
  const openPage = useOpenPage()
  const own = useQuery(guildQuery).data?.id
  return (
    <ul className="column gap-8" aria-label={label}>
      {guilds.map((guild) => (
        <li key={guild.id} className={styles.cell}>
          <GuildCard
            guild={guild}
            own={guild.id === own}
            onOpen={() => openPage(guild.id === own ? PAGE.MY_GUILD.path : toGuild(guild.id))}
          />
        </li>
      ))}
    </ul>
  )
}

export const OwnRequests = () => {
  const { t } = useTranslation()
  const guilds = useQuery(ownRequestsQuery).data?.items ?? []
  if (guilds.length === 0) return null
  return (
    <section className="column gap-8" aria-labelledby="guild-requests">
      <h2 id="guild-requests" className="size-18">
        {t('guild.requests')}
      </h2>
      <Cards guilds={guilds} label={t('guild.requests')} />
    </section>
  )
}

export const GuildList = ({ view, onClear }: { readonly view: GuildsView; readonly onClear: () => void }) => {
  const { t } = useTranslation()
  const list = useInfiniteRows(guildsQuery(view))
  if (list.rows === null)
    return (
      <Pending queries={[list]} failed={t('guild.failed')} loading={t('guild.loading')}>
        <SkeletonRows rows={6} />
      </Pending>
    )
  if (list.rows.length === 0 && !list.hasMore)
    return view.query === undefined ? (
      <EmptyState picture={PICTURE} size="compact" title={t('guild.empty')} text={t('guild.emptyText')} />
    ) : (
      <EmptyState picture={PICTURE} size="compact" title={t('guild.noMatch')} text={t('guild.noMatchText')}>
        <Button variant="secondary" onClick={onClear}>
          {t('guild.clear')}
        </Button>
      </EmptyState>
    )
  return (
    <>
      <Cards guilds={list.rows} label={t('guild.list')} />
      <LoadMore list={list} label={t('guild.more')} problem={t('guild.moreFailed')} end={t('guild.end')} />
    </>
  )
}
