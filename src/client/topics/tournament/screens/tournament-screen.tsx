import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { nowMs } from '#client/api/server-clock.ts'
import { useGoBack } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { TicketPurchase } from '#client/topics/shop/shared/ticket-purchase.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { Chip } from '#client/ui/values/chip.tsx'
import { MS_PER_SECOND } from '#rules/units.ts'
import { tournamentQuery } from '../queries.ts'
import { EventPanel } from './event-panel.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { PrizeTable } from './prize-table.tsx'
import { LastResults, NewestDay, ReadyFights, useHasUnwatched } from './results.tsx'
import type { TournamentPage } from './tournament-page.ts'

/** `calm`: other players enter at any time. `closed`: results come within minutes. */
const REFETCH_MS = { calm: 30 * MS_PER_SECOND, closed: 5 * MS_PER_SECOND } as const

const Day = ({ page }: { readonly page: TournamentPage }) => {
  const { last, max_entries: most, phase, prizes } = page
  const hasUnwatched = useHasUnwatched(last)
  return (
    <>
      {hasUnwatched && <ReadyFights last={last} />}
      <EventPanel page={page} isQuiet={hasUnwatched} />
      {phase === 'open' && <TicketPurchase />}
      <PrizeTable prizes={prizes} />
      <LastResults last={last} />
      <NewestDay page={page} />
      <HowItWorks most={most} />
    </>
  )
}

const Content = () => {
  const { t } = useTranslation()
  const query = useQuery({
    ...tournamentQuery,
    refetchInterval: ({ state: { data: known } }) =>
      known !== undefined && (Date.parse(known.closes_at) <= nowMs() ? REFETCH_MS.closed : REFETCH_MS.calm),
  })
  if (query.data) return <Day page={query.data} />
  return (
    <Pending queries={[query]} failed={t('tournament.failed')} loading={t('tournament.loading')}>
      <Skeleton height={330} />
      <Skeleton height={86} />
      <SkeletonRows rows={5} />
    </Pending>
  )
}

const Tickets = () => {
  const { t } = useTranslation()
  // Reads only the cache, because the page below does the fetching.
  const tickets = useQuery({ ...tournamentQuery, enabled: false }).data?.tickets
  if (tickets === undefined) return null
  return (
    <Chip icon={{ url: extraIconUrl('ticket') }} label={t('tournament.tickets')}>
      {formatInteger(tickets)}
    </Chip>
  )
}

export const TournamentScreen = () => {
  const { t } = useTranslation()
  const goBack = useGoBack(PAGE.HOME.path)
  return (
    <Screen title={t('tournament.title')} hue="indigo" header="tournament" onBack={goBack} actions={<Tickets />}>
      <div className="column gap-12 above-inset">
        <Content />
      </div>
    </Screen>
  )
}
