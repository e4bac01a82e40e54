import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { apiErrorText, useCallMutation } from '#client/game/use-call-mutation.ts'
import { haptic } from '#client/platform/messenger.ts'
import { sound } from '#client/sound/sound.ts'
import { starsQuery } from '#client/topics/ledger/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import styles from './cast-vote.module.css'
import { canVote, type VoteData, type VotedGuild } from './vote-data.ts'
import { VoteHero } from './vote-hero.tsx'
import { VoteNeeds } from './vote-needs.tsx'
import { VotesLeft } from './votes-left.tsx'

/** The sound of each vote is two semitones higher. */
const TONE = 2 ** (2 / 12)

interface PayProps {
  readonly price: number
  readonly stars: number
  readonly isPending: boolean
  readonly onPay: () => void
  readonly onShort: (missing: number) => void
}

const Pay = ({ price, stars, isPending, onPay, onShort }: PayProps) => {
  const { t } = useTranslation()
  const isShort = stars < price
  return (
    <div className="column gap-8">
      <p className="soft size-14 text-center balance">{t('vote.ballot.warning')}</p>
      {isShort ? (
        <>
          <p className="on-ink radius-14 bold text-center balance padding-12">
            {t('vote.ballot.short', { price: formatInteger(price), stars: formatInteger(stars) })}
          </p>
          <Button fullWidth variant="secondary" icon="star" onClick={() => onShort(price - stars)}>
            {t('vote.ballot.sources')}
          </Button>
        </>
      ) : (
        <>
          <Button
            fullWidth
            size="large"
            icon="star"
            pending={isPending}
            aria-label={t('vote.ballot.paySaid', { price: formatInteger(price) })}
            onClick={onPay}
          >
            {t('vote.ballot.pay', { price: formatInteger(price) })}
          </Button>
          <p className="row gap-4 justify-center soft size-15 digits">
            <span aria-hidden="true">{t('vote.ballot.balance', { stars: formatInteger(stars) })}</span>
            <Icon name="star" size={20} />
            <span className="visually-hidden">{t('vote.ballot.balanceSaid', { stars: formatInteger(stars) })}</span>
          </p>
        </>
      )}
    </div>
  )
}

export interface CastVoteProps {
  readonly board: VoteData
  readonly guild: VotedGuild
  readonly onShort: (missing: number) => void
}

/** Votes one at a time: first the day's free vote, then those for STAR (R37). */
export const CastVote = ({ board, guild, onShort }: CastVoteProps) => {
  const { t } = useTranslation()
  const stars = useQuery(starsQuery).data ?? 0
  const [cast, setCast] = useState({ count: 0, votes: 0 })
  const [problem, setProblem] = useState<string | null>(null)
  const { own } = board
  const { send, isPending } = useCallMutation('vote.cast', {
    success: true,
    onDone: (answer) => {
      sound.play('star', { rate: TONE ** cast.count })
      setProblem(null)
      setCast(({ count }) => ({ count: count + 1, votes: answer.guild.votes }))
    },
    onFailed: (error) => {
      haptic('error')
      sound.play('error')
      setProblem(apiErrorText(error) ?? t('vote.ballot.failedCast'))
    },
  })
  const castWith = (kind: 'free' | 'star') => send({ body: { guild_id: guild.id, with: kind } })
  return (
    <div className="column gap-12">
      <VoteHero board={board} guild={guild} cast={cast.count} votesCast={cast.votes} />
      <p role="status" className={styles.status}>
        {cast.count > 0 && t('vote.ballot.done', { count: cast.votes, votes: formatInteger(cast.votes) })}
      </p>
      {own.needs !== null ? (
        <VoteNeeds needs={own.needs} />
      ) : (
        <>
          <VotesLeft own={own} />
          {!canVote(board) ? (
            <p className="column gap-4 text-center">
              <strong>{t('vote.none')}</strong>
              <span className="soft size-14">
                <CountdownClock endMs={Date.parse(own.resets_at)} now={nowMs} label={t('vote.again')} />
              </span>
            </p>
          ) : own.free_left > 0 ? (
            <div className="column gap-8">
              <Button fullWidth size="large" variant="claim" pending={isPending} onClick={() => castWith('free')}>
                {t('vote.ballot.free')}
              </Button>
              <p className="soft size-14 text-center">{t('vote.ballot.freeWarning')}</p>
            </div>
          ) : (
            <Pay
              price={own.price}
              stars={stars}
              isPending={isPending}
              onPay={() => castWith('star')}
              onShort={onShort}
            />
          )}
        </>
      )}
      {problem !== null && (
        <p role="alert" className="on-ink radius-14 coral bold text-center balance padding-12">
          {problem}
        </p>
      )}
    </div>
  )
}
