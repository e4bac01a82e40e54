import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import boardStyles from '#client/topics/leaderboards/shared/board-view.module.css'
import { StarSourcesDrawer } from '#client/topics/shop/shared/star-sources-drawer.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { BoardFrame } from '#client/ui/rows/board-frame.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { toVote, votedGuildOf } from '../../links.ts'
import { liveVoteQuery } from '../../queries.ts'
import { Ballot } from './ballot.tsx'
import { PastWeeks } from './past-weeks.tsx'
import { RacePanel } from './race-panel.tsx'
import type { VoteData } from './vote-data.ts'
import { VotePodium } from './vote-podium.tsx'
import { VoteRows } from './vote-rows.tsx'
import { VoteRules } from './vote-rules.tsx'

const PICTURE = { url: extraPictureUrl('empty-board') }
const HEADS_PX = [230]

interface RaceProps {
  readonly board: VoteData
  readonly onVote: (guildId: string) => void
  readonly onClosed: () => void
}

const Race = ({ board, onVote, onClosed }: RaceProps) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  return (
    <>
      <RacePanel board={board} onVote={onVote} onClosed={onClosed} />
      {board.items.length === 0 ? (
        <EmptyState picture={PICTURE} size="compact" title={t('vote.empty')} text={t('vote.emptyText')} />
      ) : (
        <>
          <VotePodium board={board} onVote={onVote} />
          <VoteRows board={board} onVote={onVote} />
        </>
      )}
      <ListRow
        icon="nav-friends"
        title={t(board.own_guild ? 'vote.allGuilds' : 'vote.noGuild')}
        detail={t(board.own_guild ? 'vote.allGuildsText' : 'vote.noGuildText')}
        onPress={() => openPage(PAGE.GUILDS.path)}
      />
      <PastWeeks past={board.past} />
      <VoteRules />
    </>
  )
}

export const VoteBoard = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { state } = useLocation()
  const [search] = useSearchParams()
  const query = useQuery(liveVoteQuery)
  const chosen = votedGuildOf(search)
  const [missing, setMissing] = useState<number | null>(null)
  const [isShort, setShort] = useState(false)
  const show = (guildId?: string): void => navigate(toVote(guildId), { replace: true, state })
  return (
    <div className="column gap-10 above-inset">
      <p className={boardStyles.about}>{t('vote.about')}</p>
      <BoardFrame
        query={query}
        texts={{ loading: t('vote.loading'), failed: t('vote.failed') }}
        hasPodium
        headsPx={HEADS_PX}
        rows={3}
      >
        {(board) => (
          <>
            <Race board={board} onVote={show} onClosed={() => void query.refetch()} />
            <Ballot
              board={board}
              guildId={chosen}
              onShort={(stars) => {
                show()
                setMissing(stars)
                setShort(true)
              }}
              onClose={() => show()}
            />
          </>
        )}
      </BoardFrame>
      <StarSourcesDrawer open={isShort} missing={missing} onClose={() => setShort(false)} />
    </div>
  )
}
