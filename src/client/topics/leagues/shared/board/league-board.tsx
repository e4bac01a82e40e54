import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { BoardRows } from '#client/topics/leaderboards/shared/board-rows.tsx'
import boardStyles from '#client/topics/leaderboards/shared/board-view.module.css'
import { BoardPodium } from '#client/topics/leaderboards/shared/podium.tsx'
import { useBoardTexts } from '#client/topics/leaderboards/shared/use-board-texts.ts'
import { formatDate } from '#client/ui/format/format.ts'
import { BoardFrame, BoardPages, useBoardPage } from '#client/ui/rows/board-frame.tsx'
import type { LeagueBoard as Data } from '#contracts/wire.ts'
import { PODIUM_PLACES } from '#rules/constants.ts'
import { leagueWeekOf, toLeagueBoard } from '../../links.ts'
import { type LeagueWeek, leagueBoardQuery } from '../../queries.ts'
import { OwnLeaguePlace } from './own-league-place.tsx'
import { WeekChoice } from './week-choice.tsx'
import { WeekPanel } from './week-panel.tsx'

const HEADS_PX = [44, 150]

const Standing = ({ data, onPage }: { readonly data: Data; readonly onPage: (page: number) => void }) => {
  const { t } = useTranslation()
  const texts = useBoardTexts()
  return (
    <>
      <BoardPages data={data} texts={texts} isCompact onPage={onPage}>
        {data.page === 1 && <BoardPodium board="league" rows={data.items} />}
        <BoardRows board="league" rows={data.items.filter(({ place }) => place > PODIUM_PLACES)} />
      </BoardPages>
      {data.total > 0 && !data.is_final && (
        <p className={boardStyles.updated}>
          {t('leaderboards.updated', { date: formatDate(Date.parse(data.updated_at)) })}
        </p>
      )}
    </>
  )
}

const WeekBoard = ({ week }: { readonly week: LeagueWeek | null }) => {
  const texts = useBoardTexts()
  const navigate = useAppNavigate()
  const { state } = useLocation()
  const [page, turnTo] = useBoardPage()
  const query = useQuery(leagueBoardQuery(week, page))
  return (
    <BoardFrame query={query} texts={texts} hasPodium={page === 1} headsPx={HEADS_PX} rows={4}>
      {(data) => (
        <>
          <WeekChoice
            weeks={data.weeks}
            shown={data}
            onChoose={(next) => navigate(toLeagueBoard(next), { replace: true, state })}
          />
          <WeekPanel board={data} onClosed={() => void query.refetch()} />
          <Standing data={data} onPage={turnTo} />
          <OwnLeaguePlace board={data} />
        </>
      )}
    </BoardFrame>
  )
}

/**
 * Boards of a season's league weeks and of its Special. They are live while they run, and frozen afterwards (rows 28,
 * 178; R27).
 */
export const LeagueBoard = () => {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const week = leagueWeekOf(search)
  return (
    <div className="column gap-10 above-inset">
      <p className={boardStyles.about}>{t('leagues.board.about')}</p>
      <WeekBoard key={week ? `${week.season}-${week.week}` : 'now'} week={week} />
    </div>
  )
}
