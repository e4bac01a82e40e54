import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { callWith } from '#client/api/call.ts'
import { nowMs } from '#client/api/server-clock.ts'
import { useGoBack, useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { pagesOf } from '#client/game/use-infinite-rows.ts'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { LoadMore } from '#client/ui/feedback/load-more.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { formatDay } from '#client/ui/format/format-day.ts'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import type { CallData } from '#contracts/schemas.ts'
import { tournamentClosesMs } from '#rules/tournament/tournament-calendar.ts'
import { toBracket } from '../links.ts'
import { bracketsQuery } from '../queries.ts'

const FIRST_PAGE = 1
const PICTURE = { url: extraPictureUrl('empty-board') }

type BracketsPage = CallData<'tournament.brackets'>

const useBrackets = (day: string) =>
  useInfiniteQuery({
    queryKey: [...bracketsQuery(day, FIRST_PAGE).queryKey, 'all'],
    queryFn: ({ pageParam, signal }) =>
      callWith('tournament.brackets', { query: { day, page: pageParam } }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ page, page_size: size, total }: BracketsPage) => (page * size < total ? page + 1 : null),
  })

const Brackets = ({ day }: { readonly day: string }) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const query = useBrackets(day)
  if (query.data) {
    const items = query.data.pages.flatMap((page) => page.items)
    if (items.length === 0)
      return (
        <EmptyState
          picture={PICTURE}
          title={t('tournament.brackets.empty')}
          text={t('tournament.brackets.emptyText')}
        />
      )
    const sorted = [...items.filter(({ is_own: isOwn }) => isOwn), ...items.filter(({ is_own: isOwn }) => !isOwn)]
    return (
      <>
        <p className="soft size-14 text-center">
          {t('tournament.brackets.about', { day: formatDay(tournamentClosesMs(day), nowMs()) })}
        </p>
        <ul className="column gap-8" aria-label={t('tournament.brackets.title')}>
          {sorted.map(({ entries, is_own: isOwn, no, slice }) => (
            <li key={no}>
              <ListRow
                icon="trophy"
                title={t(isOwn ? 'tournament.brackets.own' : 'tournament.brackets.row', { no: formatInteger(no) })}
                detail={t('tournament.brackets.detail', {
                  entries: t('tournament.entriesCount', { count: entries }),
                  lowest: formatInteger(slice.lowest),
                  highest: formatInteger(slice.highest),
                })}
                current={isOwn}
                onPress={() => openPage(toBracket(day, no))}
              />
            </li>
          ))}
        </ul>
        <LoadMore
          list={pagesOf(query)}
          label={t('tournament.brackets.more')}
          problem={t('tournament.brackets.failed')}
          end={t('tournament.brackets.end')}
        />
      </>
    )
  }
  return (
    <Pending queries={[query]} failed={t('tournament.brackets.failed')} loading={t('tournament.brackets.loading')}>
      <SkeletonRows rows={8} />
    </Pending>
  )
}

export const BracketsScreen = ({ day }: { readonly day: string }) => {
  const { t } = useTranslation()
  const goBack = useGoBack(PAGE.TOURNAMENT.path)
  return (
    <Screen title={t('tournament.brackets.title')} hue="indigo" onBack={goBack}>
      <div className="column gap-12 above-inset">
        <Brackets day={day} />
      </div>
    </Screen>
  )
}
