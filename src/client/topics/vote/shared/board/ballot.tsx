import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isNotFound } from '#client/api/api-error.ts'
import { useOpenPage } from '#client/game/origin.ts'
import { toGuild } from '#client/topics/guild/links.ts'
import { guildDetailQuery } from '#client/topics/guild/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { LoadProblem } from '#client/ui/feedback/load-problem.tsx'
import { Loading, SkeletonCard } from '#client/ui/feedback/skeleton-parts.tsx'
import { isolated } from '#client/ui/format/isolated.ts'
import { useLastShown } from '#client/ui/hooks/use-last-shown.ts'
import { Drawer } from '#client/ui/overlays/drawer.tsx'
import { CastVote } from './cast-vote.tsx'
import type { VoteData, VotedGuild } from './vote-data.ts'

interface LookedUp {
  readonly guild: VotedGuild | undefined
  readonly error: Error | null
  readonly retry: () => void
}

/** Fetches the guild if it has no votes yet and so is not on the board. */
const useVotedGuild = (board: VoteData, guildId: string): LookedUp => {
  const known =
    board.items.find(({ id }) => id === guildId) ?? (board.own_guild?.id === guildId ? board.own_guild : undefined)
  const { data, error, refetch } = useQuery({ ...guildDetailQuery(guildId), enabled: known === undefined })
  return { guild: known ?? data, error: known ? null : error, retry: () => void refetch() }
}

export interface BallotProps {
  readonly board: VoteData
  readonly guildId: string | null
  readonly onShort: (missing: number) => void
  readonly onClose: () => void
}

type OpenBallotProps = Omit<BallotProps, 'guildId' | 'onClose'> & LookedUp & { readonly guildId: string }

const OpenBallot = ({ board, guildId, guild, error, retry, onShort }: OpenBallotProps) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  if (isNotFound(error))
    return (
      <p className="column gap-6 text-center">
        <strong>{t('vote.ballot.gone')}</strong>
        <span className="soft">{t('vote.ballot.goneText')}</span>
      </p>
    )
  if (error) return <LoadProblem error={error} text={t('vote.ballot.failed')} onRetry={retry} />
  if (!guild)
    return (
      <Loading label={t('vote.ballot.loading')}>
        <SkeletonCard />
      </Loading>
    )
  return (
    <div className="column gap-12">
      <CastVote board={board} guild={guild} onShort={onShort} />
      <Button variant="quiet" onClick={() => openPage(toGuild(guildId))}>
        {t('vote.ballot.guild')}
      </Button>
    </div>
  )
}

interface SheetProps extends BallotProps {
  readonly shownId: string
}

const Sheet = ({ board, guildId, shownId, onShort, onClose }: SheetProps) => {
  const { t } = useTranslation()
  const found = useVotedGuild(board, shownId)
  return (
    <Drawer
      open={guildId !== null}
      onClose={onClose}
      title={found.guild ? t('vote.ballot.title', { guild: isolated(found.guild.name) }) : t('vote.ballot.untitled')}
    >
      <OpenBallot key={shownId} board={board} guildId={shownId} {...found} onShort={onShort} />
    </Drawer>
  )
}

export const Ballot = (props: BallotProps) => {
  const shownId = useLastShown(props.guildId)
  return shownId === null ? null : <Sheet {...props} shownId={shownId} />
}
