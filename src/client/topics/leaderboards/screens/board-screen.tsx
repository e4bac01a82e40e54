import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { isNotFound } from '#client/api/api-error.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useGoBack } from '#client/game/origin.ts'
import { BOARD_PAGE } from '#client/game/page-paths.ts'
import { LeagueBoard } from '#client/topics/leagues/shared/board/league-board.tsx'
import { VoteBoard } from '#client/topics/vote/shared/board/vote-board.tsx'
import { walletQuery } from '#client/topics/wallet/queries.ts'
import { Tabs } from '#client/ui/controls/tabs.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { BOARDS, type BoardId } from '#rules/leaderboards/boards.ts'
import { boardQuery } from '../queries.ts'
import { SHOWN_BOARDS, type ShownBoard } from '../shared/shown-boards.ts'
import { BoardView } from './board-view.tsx'

const FIRST_PAGE = 1
const PICTURE = { url: extraPictureUrl('empty-board') }

const TonBoard = ({ board }: { readonly board: BoardId }) => {
  const { t } = useTranslation()
  const { error } = useQuery(boardQuery(board, FIRST_PAGE))
  if (isNotFound(error))
    return (
      <EmptyState
        picture={PICTURE}
        size="compact"
        title={t('leaderboards.tonOff')}
        text={t('leaderboards.tonOffText')}
      />
    )
  return <BoardView board={board} />
}

type BoardTab = ShownBoard | 'vote'
const TABS: readonly BoardTab[] = [...(Object.keys(SHOWN_BOARDS) as ShownBoard[]), 'vote']

const needsTon = (tab: BoardTab): boolean => tab !== 'league' && tab !== 'vote' && BOARDS[tab].needsTon

const contentOf = (tab: BoardTab): ReactNode => {
  if (tab === 'league') return <LeagueBoard />
  if (tab === 'vote') return <VoteBoard />
  return needsTon(tab) ? <TonBoard board={tab} /> : <BoardView board={tab} />
}

export const BoardScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { pathname, state } = useLocation()
  const board = TABS.find((candidate) => BOARD_PAGE[candidate].path === pathname) ?? 'pvp'
  const goBack = useGoBack(BOARD_PAGE[board].back)
  // Boards that need TON have no tab while TON is off, unless the player has opened one by its address. It then says
  // why it is empty (R35).
  const hasTon = useQuery(walletQuery).data?.enabled === true || needsTon(board)
  const shown = TABS.filter((id) => hasTon || !needsTon(id))
  return (
    <Screen title={t('leaderboards.title')} hue="magenta" header="boards" onBack={goBack}>
      <Tabs
        label={t('leaderboards.tabs')}
        value={board}
        onChange={(id) => navigate(BOARD_PAGE[id].path, { replace: true, state })}
        isScrolling
        tabs={shown.map((id) => ({
          id,
          label: t(`leaderboards.name.${id}`),
          content: contentOf(id),
        }))}
      />
    </Screen>
  )
}
