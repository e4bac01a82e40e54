import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { callWith } from '#client/api/call.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useGoBack } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { pagesOf } from '#client/game/use-infinite-rows.ts'
import { useUnreportedEntries } from '#client/topics/tournament/shared/use-unreported-entries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { LoadMore } from '#client/ui/feedback/load-more.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import type { LeaguePoints } from '#contracts/wire.ts'
import { leagueWeekOf, toLeagueBoard } from '../links.ts'
import { type LeagueWeek, leaguePointsQuery } from '../queries.ts'
import styles from './league-points-screen.module.css'
import { type PointsItem, PointsRow, UNREPORTED } from './points-row.tsx'

const PICTURE = { url: extraPictureUrl('empty-board') }
const FIRST_PAGE = 1
const SOURCES = ['fight', 'boss', 'tournament'] as const
const ICONS = { fight: 'fight', boss: 'trophy', tournament: 'nav-reward' } as const

const keyOf = ({ at, ref, source }: PointsItem): string => `${at} ${source} ${ref}`

const usePoints = (week: LeagueWeek | null) =>
  useInfiniteQuery({
    queryKey: [...leaguePointsQuery(week, FIRST_PAGE).queryKey, 'all'],
    queryFn: ({ pageParam, signal }) => callWith('league.points', { query: { ...week, page: pageParam } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last: LeaguePoints) => (last.has_more ? last.page + 1 : null),
    staleTime: leaguePointsQuery(week, FIRST_PAGE).staleTime,
  })

/** While a tournament's result is hidden, the sum leaves out all tournament points, which would give it away. */
const Sums = ({ head, isUnreported }: { readonly head: LeaguePoints; readonly isUnreported: boolean }) => {
  const { t } = useTranslation()
  const points = isUnreported ? head.sums.fight + head.sums.boss : head.points
  return (
    <Panel tone="gold" as="section" className="column gap-10" aria-labelledby="league-sum">
      <p className="row wrap justify-between gap-2-12">
        <span id="league-sum" className="bold">
          {t('leagues.board.ofSeason', { season: head.season, week: t(`leagues.week.${head.week}`) })}
        </span>
        <strong className="golden font-display digits regular size-24">
          {t('leagues.board.points', { count: points, points: formatInteger(points) })}
        </strong>
      </p>
      <ul className={styles.parts}>
        {SOURCES.map((source) => (
          <li key={source} className={styles.part}>
            <Icon name={ICONS[source]} size={28} />
            <span className="soft size-14">{t(`leagues.points.${source}`)}</span>
            <span className="golden font-display digits size-18">
              {isUnreported && source === 'tournament' ? UNREPORTED : formatInteger(head.sums[source])}
            </span>
          </li>
        ))}
      </ul>
      {isUnreported && <p className="soft size-14 text-center balance">{t('leagues.points.unreportedSum')}</p>}
    </Panel>
  )
}

const PointsList = ({ week }: { readonly week: LeagueWeek | null }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const query = usePoints(week)
  const pages = query.data?.pages
  const head = pages?.[0]
  const unreported = useUnreportedEntries((head?.sums.tournament ?? 0) > 0)
  const isUnreported = ({ ref, source }: PointsItem): boolean =>
    source === 'tournament' && ref !== null && unreported.has(ref)
  if (pages && head) {
    // A row that has moved to the next page meanwhile appears once.
    const items = [...new Map(pages.flatMap((page) => page.items).map((item) => [keyOf(item), item])).values()]
    return (
      <>
        <Sums head={head} isUnreported={items.some(isUnreported) || (unreported.some && !head.is_final)} />
        {items.length === 0 ? (
          <EmptyState
            picture={PICTURE}
            size="compact"
            title={t('leagues.points.empty')}
            text={t('leagues.points.emptyText')}
          >
            {!head.is_final && (
              <Button icon="fight" onClick={() => navigate(PAGE.KOMBAT_PREP.path)}>
                {t('leagues.points.fightNow')}
              </Button>
            )}
          </EmptyState>
        ) : (
          <ul className="column gap-8" aria-label={t('leagues.points.list')}>
            {items.map((item) => (
              <li key={keyOf(item)}>
                <PointsRow item={item} isUnreported={isUnreported(item)} />
              </li>
            ))}
          </ul>
        )}
        {items.length > 0 && (
          <LoadMore
            list={pagesOf(query)}
            label={t('leagues.points.more')}
            problem={t('leagues.points.failed')}
            end={t('leagues.points.end')}
          />
        )}
      </>
    )
  }
  return (
    <Pending queries={[query]} failed={t('leagues.points.failed')} loading={t('leagues.points.loading')}>
      <Skeleton height={140} />
      <SkeletonRows rows={6} />
    </Pending>
  )
}

export const LeaguePointsScreen = () => {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const week = leagueWeekOf(search)
  const goBack = useGoBack(toLeagueBoard(week))
  return (
    <Screen title={t('leagues.points.title')} hue="magenta" onBack={goBack}>
      <div className="column gap-12 above-inset">
        <PointsList week={week} />
      </div>
    </Screen>
  )
}
