import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { extraIconUrl, extraPictureUrl } from '#assets/manifest/extras.ts'
import { isNotFound } from '#client/api/api-error.ts'
import { nowMs } from '#client/api/server-clock.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useGoBack, useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatDay } from '#client/ui/format/format-day.ts'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { tournamentClosesMs } from '#rules/tournament/tournament-calendar.ts'
import { shownOf, toVerify } from '../../links.ts'
import { tournamentResultQuery } from '../../queries.ts'
import { isReported, useRevealed } from '../../shared/reveal.ts'
import { HiddenEntry, ReturnedEntry } from './other-entries.tsx'
import { type FoughtEntry, ReportedEntry } from './reported-entry.tsx'

const EMPTY = { url: extraPictureUrl('empty-history') }

type OwnDay = CallData<'tournament.result'>
type Entry = OwnDay['entries'][number]

const hasFought = (entry: Entry): entry is FoughtEntry => entry.bracket !== null && entry.place !== null

const EntryResult = ({
  brackets,
  day,
  entry,
}: {
  readonly brackets: number
  readonly day: string
  readonly entry: Entry
}) => {
  const revealed = useRevealed()
  const { returned } = entry
  if (returned !== null) return <ReturnedEntry entry={{ ...entry, returned }} />
  if (!hasFought(entry)) return null
  return isReported(revealed, day, entry) ? (
    <ReportedEntry day={day} entry={entry} brackets={brackets} />
  ) : (
    <HiddenEntry day={day} bracket={entry.bracket} />
  )
}

/** Links to other pages. League points are hidden as long as the result is. */
const Ways = ({ day, isReported: hasEnd }: { readonly day: string; readonly isReported: boolean }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const openPage = useOpenPage()
  return (
    <ul className="column gap-8">
      {hasEnd && (
        <li>
          <ListRow
            icon={{ url: extraIconUrl('league-cup') }}
            title={t('tournamentResult.toPoints')}
            onPress={() => openPage(PAGE.LEAGUE_POINTS.path)}
          />
        </li>
      )}
      <li>
        <ListRow
          icon="luck"
          title={t('tournamentResult.verify')}
          detail={t('tournamentResult.verifyText')}
          onPress={() => openPage(toVerify(day))}
        />
      </li>
      <li>
        <Button variant="secondary" fullWidth icon="fight" onClick={() => navigate(PAGE.TOURNAMENT.path)}>
          {t('tournamentResult.again')}
        </Button>
      </li>
    </ul>
  )
}

const Day = ({ result }: { readonly result: OwnDay }) => {
  const { t } = useTranslation()
  const { brackets, day, entries } = result
  const revealed = useRevealed()
  const [shownId, show] = useState(entries[0]?.id)
  const shown = entries.find(({ id }) => id === shownId) ?? entries[0]
  if (shown === undefined) return <Nothing title={t('tournamentResult.noneOn')} />
  return (
    <>
      <p className="soft text-center">{formatDay(tournamentClosesMs(day), nowMs())}</p>
      {entries.length > 1 && (
        <Segmented
          label={t('tournamentResult.entries')}
          choices={entries.map(({ id }, index) => ({ id, label: t('tournamentResult.entry', { no: index + 1 }) }))}
          value={shown.id}
          onChange={show}
        />
      )}
      <EntryResult key={shown.id} day={day} brackets={brackets} entry={shown} />
      <Ways day={day} isReported={entries.every((entry) => isReported(revealed, day, entry))} />
    </>
  )
}

const Nothing = ({ title }: { readonly title: string }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  return (
    <EmptyState picture={EMPTY} title={title} text={t('tournamentResult.noneText')}>
      <Button icon="fight" onClick={() => navigate(PAGE.TOURNAMENT.path)}>
        {t('tournamentResult.toTournament')}
      </Button>
    </EmptyState>
  )
}

const Content = ({ day }: { readonly day: string | null }) => {
  const { t } = useTranslation()
  const query = useQuery(tournamentResultQuery(day))
  if (query.data) return <Day result={query.data} />
  if (isNotFound(query.error)) return <Nothing title={t('tournamentResult.none')} />
  return (
    <Pending queries={[query]} failed={t('tournamentResult.failed')} loading={t('tournamentResult.loading')}>
      <Skeleton height={220} />
      <SkeletonRows rows={4} />
    </Pending>
  )
}

export const TournamentResultScreen = () => {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { day } = shownOf(search)
  const goBack = useGoBack(PAGE.TOURNAMENT_RESULT.back)
  return (
    <Screen title={t('tournamentResult.title')} hue="crimson" onBack={goBack}>
      <div className="column gap-12 above-inset">
        <Content key={day} day={day} />
      </div>
    </Screen>
  )
}
