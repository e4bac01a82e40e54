import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Screen } from '../../ui/screen.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { BoardView } from './board-view.tsx'
import { BOARDS, type Board } from './queries.ts'

const PATHS: Readonly<Record<Board, string>> = {
  pvp: '/leaderboard',
  tok: '/tok-leaderboard',
  refer: '/refer-leaderboard',
}
const BACK: Readonly<Record<Board, string>> = { pvp: '/', tok: '/', refer: '/friends' }

/** The boards of rank points, TOK and friends, each at an address of its own, side by side as tabs (rows 28, 178). */
export const BoardScreen = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const board = BOARDS.find((candidate) => PATHS[candidate] === pathname) ?? 'pvp'
  return (
    <Screen title={t('boards.title')} onBack={() => navigate(BACK[board])}>
      <Tabs
        label={t('boards.tabs')}
        value={board}
        onChange={(id) => navigate(PATHS[id], { replace: true })}
        tabs={BOARDS.map((id) => ({ id, label: t(`boards.name.${id}`), content: <BoardView board={id} /> }))}
      />
    </Screen>
  )
}
