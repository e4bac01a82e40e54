import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Emblem } from '#client/topics/guild/shared/emblem.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { RollingAmount } from '#client/ui/values/rolling-amount.tsx'
import { PODIUM_PLACES } from '#rules/constants.ts'
import { useGlidingRows } from './use-gliding-rows.ts'
import { useRaceTexts } from './use-race-texts.ts'
import { gapOf, ownVotesFor, type VoteData, type VoteRow } from './vote-data.ts'
import styles from './vote-rows.module.css'

const EMBLEM_PX = 42

export interface VoteRowsProps {
  readonly board: VoteData
  readonly onVote: (guildId: string) => void
}

const lane = (row: VoteRow, most: number): CSSProperties =>
  ({ '--run': `${Math.max(4, Math.round((row.votes / most) * 100))}%` }) as CSSProperties

export const VoteRows = ({ board, onVote }: VoteRowsProps) => {
  const { t } = useTranslation()
  const texts = useRaceTexts()
  const list = useGlidingRows()
  const { items, own_guild: own } = board
  const rows = items.filter(({ place }) => place > PODIUM_PLACES)
  const most = items[0]?.votes ?? 1
  if (rows.length === 0) return null
  return (
    <ol ref={list} className="column gap-6" aria-label={t('vote.list')}>
      {rows.map((row) => {
        const given = ownVotesFor(board, row.id)
        return (
          <li key={row.id} data-row={row.id}>
            <button
              type="button"
              className={styles.row}
              data-own={row.id === own?.id || undefined}
              aria-haspopup="dialog"
              onClick={() => onVote(row.id)}
            >
              <span className={styles.place}>
                <span className="visually-hidden">{t('vote.place', { place: row.place })}</span>
                <span aria-hidden="true">{formatInteger(row.place)}</span>
              </span>
              <Emblem emblem={row.emblem} size={EMBLEM_PX} />
              <span className={styles.who}>
                <bdi className="font-display size-17 ellipsis">{row.name}</bdi>
                <span className={styles.lane} style={lane(row, most)} aria-hidden="true" />
                <span className="flex wrap soft size-13 leading-120 gap-0-8">
                  {texts.gap(gapOf(items, row))}
                  {given > 0 && <span className="bold mint">{t('vote.yours', { count: given })}</span>}
                </span>
              </span>
              <span className="rigid golden font-display digits size-18 push-end">
                <span className="visually-hidden">{texts.votes(row.votes)}</span>
                <span aria-hidden="true">
                  <RollingAmount value={row.votes} format={formatInteger} />
                </span>
              </span>
              <span className={styles.vote}>{t('vote.vote')}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
