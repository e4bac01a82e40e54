import { useTranslation } from 'react-i18next'
import { Emblem } from '#client/topics/guild/shared/emblem.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { isolated } from '#client/ui/format/isolated.ts'
import { OwnRow } from '#client/ui/rows/own-row.tsx'
import { RollingAmount } from '#client/ui/values/rolling-amount.tsx'
import { useRaceTexts } from './use-race-texts.ts'
import { canVote, gapOf, type VoteData } from './vote-data.ts'

const EMBLEM_PX = 42

export interface OwnGuildRowProps {
  readonly board: VoteData
  readonly guild: NonNullable<VoteData['own_guild']>
  readonly onVote: (guildId: string) => void
}

export const OwnGuildRow = ({ board, guild, onVote }: OwnGuildRowProps) => {
  const { t } = useTranslation()
  const texts = useRaceTexts()
  const { place, votes } = guild
  const gap = place === null ? null : texts.gap(gapOf(board.items, { place, votes }))
  return (
    <OwnRow
      isSticky={false}
      label={t('vote.ownGuild')}
      place={
        place === null ? (
          <>
            <span aria-hidden="true">{t('vote.unplaced')}</span>
            <span className="visually-hidden">{t('vote.unplacedSaid')}</span>
          </>
        ) : (
          t('vote.placeShown', { place: formatInteger(place) })
        )
      }
      picture={<Emblem emblem={guild.emblem} size={EMBLEM_PX} />}
      tag={gap ?? t(votes === 0 ? 'vote.unvoted' : 'vote.own')}
      name={guild.name}
    >
      <span className="inline-row gap-10">
        <span className="golden font-display digits size-20">
          <span className="visually-hidden">{texts.votes(votes)}</span>
          <span aria-hidden="true">
            <RollingAmount value={votes} format={formatInteger} />
          </span>
        </span>
        {canVote(board) && (
          <Button
            size="small"
            variant="claim"
            aria-haspopup="dialog"
            aria-label={t('vote.voteFor', { guild: isolated(guild.name) })}
            onClick={() => onVote(guild.id)}
          >
            {t('vote.vote')}
          </Button>
        )}
      </span>
    </OwnRow>
  )
}
