import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useGoBack } from '#client/game/origin.ts'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import { Tabs } from '#client/ui/controls/tabs.tsx'
import { BoardFrame } from '#client/ui/rows/board-frame.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import type { BossSlug } from '#rules/boss/boss.ts'
import { BOSS_BOARDS, type BossBoard } from '#rules/boss/boss-places.ts'
import { toBossLeaderboard, toGuildBoss } from '../links.ts'
import { activeBossesQuery } from '../queries.ts'
import { BOSS_HUES, bossSlugOf, newestFirst } from '../shared/boss-of.ts'
import { BossBoardView } from './boss-board-view.tsx'

const DEFAULT_SLUG: BossSlug = 'boss-mammoth'

interface BoardsProps {
  readonly slug: BossSlug
  readonly board: BossBoard
  readonly onBoard: (board: BossBoard) => void
}

const Boards = ({ slug, board, onBoard }: BoardsProps) => {
  const { t } = useTranslation()
  return (
    <Tabs
      label={t('boss.boards.tabs')}
      value={board}
      onChange={onBoard}
      tabs={BOSS_BOARDS.map((id) => ({
        id,
        label: t(`boss.boards.tab.${id}`),
        content: <BossBoardView key={`${slug}:${id}`} slug={slug} board={id} />,
      }))}
    />
  )
}

export const BossLeaderboardScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { state } = useLocation()
  const [search] = useSearchParams()
  const active = useQuery(activeBossesQuery)
  const { data } = active
  const bossEvents = newestFirst(data ?? [])
  const asked = bossSlugOf(search.get('slug'))
  const slug = asked ?? bossEvents[0]?.slug ?? (data ? DEFAULT_SLUG : null)
  const board = search.get('board') === 'guild' ? 'guild' : 'individual'
  const show = (next: BossSlug, tab: BossBoard): void =>
    navigate(toBossLeaderboard(next, tab), { replace: true, state })
  const goBack = useGoBack(toGuildBoss(slug ?? DEFAULT_SLUG))
  const shown: readonly BossSlug[] = [...new Set(bossEvents.map((bossEvent) => bossEvent.slug))]
  return (
    <Screen
      title={t('boss.boards.title')}
      hue={slug === null ? 'violet' : BOSS_HUES[slug]}
      header="boards"
      onBack={goBack}
    >
      {slug === null ? (
        <BoardFrame
          query={active}
          texts={{ loading: t('boss.boards.loading'), failed: t('boss.boards.failed') }}
          hasPodium
        >
          {() => null}
        </BoardFrame>
      ) : (
        <div className="column gap-12 grows content-start">
          {shown.length > 1 && (
            <Segmented
              label={t('boss.boards.boss')}
              value={slug}
              onChange={(next) => show(next, board)}
              choices={shown.map((id) => ({ id, label: t(`boss.name.${id}`) }))}
            />
          )}
          <Boards slug={slug} board={board} onBoard={(tab) => show(slug, tab)} />
        </div>
      )}
    </Screen>
  )
}
