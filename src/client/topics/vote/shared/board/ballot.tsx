import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isNotFound } from '#client/api/api-error.ts'
import { useOpenPage } from '#client/game/origin.ts'
import { toGuild } from '#client/topics/guild/links.ts'
import { guildDetailQuery } from '#client/topics/guild/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton-parts.tsx'
import { isolated } from '#client/ui/format/isolated.ts'
import { useLastShown } from '#client/ui/hooks/use-last-shown.ts'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { CastVote } from './cast-vote.tsx'
import type { VoteData, VotedGuild } from './vote-data.ts'

export interface BallotProps {
  readonly board: VoteData
  readonly guildId: string | null
  readonly onShort: (missing: number) => void
  readonly onClose: () => void
}

interface SheetProps extends BallotProps {
  readonly shownId: string
}

const Sheet = ({ board, guildId, shownId, onShort, onClose }: SheetProps) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  // A guild without votes is not on the board.
  const known = [...board.items, board.own_guild].find((guild) => guild?.id === shownId)
  const query = useQuery({ ...guildDetailQuery(shownId), enabled: !known })
  const guild: VotedGuild | undefined = known ?? query.data
  return (
    <Drawer
      open={guildId !== null}
      onClose={onClose}
      title={guild ? t('vote.ballot.title', { guild: isolated(guild.name) }) : t('vote.ballot.untitled')}
    >
      {!known && isNotFound(query.error) ? (
        <p className="column gap-6 text-center">
          <strong>{t('vote.ballot.gone')}</strong>
          <span className="soft">{t('vote.ballot.goneText')}</span>
        </p>
      ) : guild ? (
        <div key={shownId} className="column gap-12">
          <CastVote board={board} guild={guild} onShort={onShort} />
          <Button variant="quiet" onClick={() => openPage(toGuild(shownId))}>
            {t('vote.ballot.guild')}
          </Button>
        </div>
      ) : (
        <Pending queries={[query]} failed={t('vote.ballot.failed')} loading={t('vote.ballot.loading')}>
          <SkeletonCard />
        </Pending>
      )}
    </Drawer>
  )
}

export const Ballot = (props: BallotProps) => {
  const shownId = useLastShown(props.guildId)
  return shownId === null ? null : <Sheet {...props} shownId={shownId} />
}
