import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Emblem } from '#client/topics/guild/shared/emblem.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Sign } from '#client/ui/icons/sign.tsx'
import { RollingAmount } from '#client/ui/values/rolling-amount.tsx'
import { useRaceTexts } from './use-race-texts.ts'
import { gapOf, ownVotesFor, type VoteData, type VotedGuild } from './vote-data.ts'
import styles from './vote-hero.module.css'

const EMBLEM_PX = 96
const SPARKS = Array.from({ length: 10 }, (_, index) => index)

const sparkPath = (index: number): CSSProperties => {
  const angle = (index / SPARKS.length) * Math.PI * 2
  const reachPx = 62 + ((index * 29) % 30)
  return {
    '--x': `${Math.round(Math.cos(angle) * reachPx)}px`,
    '--y': `${Math.round(Math.sin(angle) * reachPx)}px`,
  } as CSSProperties
}

export interface VoteHeroProps {
  readonly board: VoteData
  readonly guild: VotedGuild
  readonly cast: number
  /** The guild's votes in the answer to the player's last vote; 0 before one. */
  readonly votesCast: number
}

export const VoteHero = ({ board, guild, cast, votesCast }: VoteHeroProps) => {
  const { t } = useTranslation()
  const texts = useRaceTexts()
  const row = board.items.find(({ id }) => id === guild.id)
  const votes = Math.max(votesCast, row?.votes ?? 0)
  const given = ownVotesFor(board, guild.id)
  return (
    <div className={styles.hero}>
      <span className={styles.stage}>
        <span key={cast} className={styles.emblem} data-cast={cast > 0 || undefined}>
          <Emblem emblem={guild.emblem} size={EMBLEM_PX} />
        </span>
        {cast > 0 && (
          <span key={`burst-${cast}`} aria-hidden="true">
            <span className={styles.plus}>{t('vote.ballot.plus')}</span>
            {SPARKS.map((spark) => (
              <span key={spark} className={styles.spark} style={sparkPath(spark)}>
                <Sign name="star" />
              </span>
            ))}
          </span>
        )}
      </span>
      <div className="grid gap-4 shrinks items-start">
        <span className={styles.tag}>
          <bdi>{guild.tag}</bdi>
        </span>
        <span className="font-display digits size-24 leading-110">
          <span className="visually-hidden">{texts.votes(votes)}</span>
          <span aria-hidden="true">
            {row && <span className="golden">{t('vote.placeShown', { place: formatInteger(row.place) })} </span>}
            <RollingAmount value={votes} format={texts.votes} />
          </span>
        </span>
        <span className="soft">{row ? texts.gap(gapOf(board.items, row)) : t('vote.unvoted')}</span>
        {given > 0 && <span className="bold size-14 mint">{t('vote.yours', { count: given })}</span>}
      </div>
    </div>
  )
}
