import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useAppNavigate } from '../../../game/navigation.tsx'
import { type Address, PLACES } from '../../../game/places.ts'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { Screen } from '../../../ui/surfaces/screen.tsx'
import { BOARDS, type Board } from '../queries.ts'
import { BoardView } from './board-view.tsx'

const ADDRESSES: Readonly<Record<Board, Address>> = {
  pvp: PLACES.LEADERBOARD,
  tok: PLACES.TOK_LEADERBOARD,
  refer: PLACES.REFER_LEADERBOARD,
}
const BACK: Readonly<Record<Board, Address>> = { pvp: PLACES.HOME, tok: PLACES.HOME, refer: PLACES.FRIENDS }

/** The leaderboards of rank points, TOK and friends as tabs, each with its own URL (rows 28, 178). */
export const BoardScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { pathname } = useLocation()
  const board = BOARDS.find((candidate) => ADDRESSES[candidate] === pathname) ?? 'pvp'
  return (
    <Screen title={t('leaderboards.title')} hue="magenta" header="boards" onBack={() => navigate(BACK[board])}>
      <Tabs
        label={t('leaderboards.tabs')}
        value={board}
        onChange={(id) => navigate(ADDRESSES[id], { replace: true })}
        tabs={BOARDS.map((id) => ({ id, label: t(`leaderboards.name.${id}`), content: <BoardView board={id} /> }))}
      />
    </Screen>
  )
}
