import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useAppNavigate } from '../../../game/navigation.tsx'
import { useGoBack } from '../../../game/origin.ts'
import { PAGE, type Page } from '../../../game/page-addresses.ts'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { Screen } from '../../../ui/surfaces/screen.tsx'
import { SHOWN_BOARDS, type ShownBoard } from '../queries.ts'
import { BoardView } from './board-view.tsx'
import { LeagueBoard } from './league/league-board.tsx'

const PAGES = {
  pvp: PAGE.LEADERBOARD,
  league: PAGE.LEAGUE_LEADERBOARD,
  tok: PAGE.TOK_LEADERBOARD,
  refer: PAGE.REFER_LEADERBOARD,
} satisfies Readonly<Record<ShownBoard, Page>>

/** The leaderboards of rank points, league points, TOK and friends as tabs, each with its own URL (rows 28, 178). */
export const BoardScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { pathname, state } = useLocation()
  const board = SHOWN_BOARDS.find((candidate) => PAGES[candidate].path === pathname) ?? 'pvp'
  const goBack = useGoBack(PAGES[board].back)
  return (
    <Screen title={t('leaderboards.title')} hue="magenta" header="boards" onBack={goBack}>
      <Tabs
        label={t('leaderboards.tabs')}
        value={board}
        onChange={(id) => navigate(PAGES[id].path, { replace: true, state })}
        tabs={SHOWN_BOARDS.map((id) => ({
          id,
          label: t(`leaderboards.name.${id}`),
          content: id === 'league' ? <LeagueBoard /> : <BoardView board={id} />,
        }))}
      />
    </Screen>
  )
}
