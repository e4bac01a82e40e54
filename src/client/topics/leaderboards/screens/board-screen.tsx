import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useAppNavigate } from '../../../game/navigation.tsx'
import { PAGE, type Page } from '../../../game/page-addresses.ts'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { Screen } from '../../../ui/surfaces/screen.tsx'
import { BOARDS, type Board } from '../queries.ts'
import { BoardView } from './board-view.tsx'

const PAGES = {
  pvp: PAGE.LEADERBOARD,
  tok: PAGE.TOK_LEADERBOARD,
  refer: PAGE.REFER_LEADERBOARD,
} satisfies Readonly<Record<Board, Page>>

/** The leaderboards of rank points, TOK and friends as tabs, each with its own URL (rows 28, 178). */
export const BoardScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { pathname } = useLocation()
  const board = BOARDS.find((candidate) => PAGES[candidate].path === pathname) ?? 'pvp'
  return (
    <Screen title={t('leaderboards.title')} hue="magenta" header="boards" onBack={() => navigate(PAGES[board].back)}>
      <Tabs
        label={t('leaderboards.tabs')}
        value={board}
        onChange={(id) => navigate(PAGES[id].path, { replace: true })}
        tabs={BOARDS.map((id) => ({ id, label: t(`leaderboards.name.${id}`), content: <BoardView board={id} /> }))}
      />
    </Screen>
  )
}
