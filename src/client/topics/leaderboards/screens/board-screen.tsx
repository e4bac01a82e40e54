import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useGoBack } from '#client/game/origin.ts'
import { PAGE, type Page } from '#client/game/page-paths.ts'
import { LeagueBoard } from '#client/topics/leagues/shared/board/league-board.tsx'
import { VoteBoard } from '#client/topics/vote/shared/board/vote-board.tsx'
import { walletQuery } from '#client/topics/wallet/queries.ts'
import { Tabs } from '#client/ui/controls/tabs.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { SHOWN_BOARDS } from '../queries.ts'
import { BoardView } from './board-view.tsx'
import { TonBoard } from './ton-board.tsx'

const TABS = [...SHOWN_BOARDS, 'vote'] as const
type BoardTab = (typeof TABS)[number]

const PAGES = {
  pvp: PAGE.LEADERBOARD,
  league: PAGE.LEAGUE_LEADERBOARD,
  tok: PAGE.TOK_LEADERBOARD,
  refer: PAGE.REFER_LEADERBOARD,
  ton: PAGE.TON_LEADERBOARD,
  vote: PAGE.VOTE_LEADERBOARD,
} satisfies Readonly<Record<BoardTab, Page>>

const CONTENT: Readonly<Record<BoardTab, ReactNode>> = {
  pvp: <BoardView board="pvp" />,
  league: <LeagueBoard />,
  tok: <BoardView board="tok" />,
  refer: <BoardView board="refer" />,
  ton: <TonBoard />,
  vote: <VoteBoard />,
}

export const BoardScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { pathname, state } = useLocation()
  const board = TABS.find((candidate) => PAGES[candidate].path === pathname) ?? 'pvp'
  const goBack = useGoBack(PAGES[board].back)
  // While TON is off, its board has no tab. Its URL still opens the board, which says that it is off (R35).
  const hasTon = useQuery(walletQuery).data?.enabled === true || board === 'ton'
  const shown = TABS.filter((id) => id !== 'ton' || hasTon)
  return (
    <Screen title={t('leaderboards.title')} hue="magenta" header="boards" onBack={goBack}>
      <Tabs
        label={t('leaderboards.tabs')}
        value={board}
        onChange={(id) => navigate(PAGES[id].path, { replace: true, state })}
        isScrolling
        tabs={shown.map((id) => ({
          id,
          label: t(`leaderboards.name.${id}`),
          content: CONTENT[id],
        }))}
      />
    </Screen>
  )
}
