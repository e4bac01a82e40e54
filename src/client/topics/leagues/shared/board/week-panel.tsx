import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { useOpenPage } from '#client/game/origin.ts'
import { useNow } from '#client/game/use-now.ts'
import { formatCompactTok, formatInteger } from '#client/ui/format/format.ts'
import { formatAbsence } from '#client/ui/format/format-absence.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import type { LeagueBoard } from '#contracts/wire.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { toLeaguePoints } from '../../links.ts'
import styles from './week-panel.module.css'

const Money = ({ tok, star }: { readonly tok: number; readonly star: number }) => {
  const { t } = useTranslation()
  return (
    <span className="row wrap font-display digits size-17 gap-2-12 push-end">
      <span className="inline-row gap-4">
        <Icon name="tok" size={22} />
        {formatCompactTok(tok)} <span className="visually-hidden">{t('home.tok')}</span>
      </span>
      {star > 0 && (
        <span className="inline-row gap-4">
          <Icon name="star" size={22} />
          {formatInteger(star)} <span className="visually-hidden">{t('leagues.board.star')}</span>
        </span>
      )}
    </span>
  )
}

const WeekState = ({ board, onClosed }: WeekPanelProps) => {
  const { t } = useTranslation()
  const closesMs = Date.parse(board.closes_at)
  const leftMs = closesMs - useNow()
  const isOver = leftMs <= 0
  if (board.is_final) return <span className={styles.state}>{t('leagues.board.final')}</span>
  return (
    <>
      <span className={styles.state} data-live={!isOver}>
        {t(isOver ? 'leagues.board.soon' : 'leagues.board.live')}
      </span>
      {isOver ? (
        <span className="soft size-14">{t('leagues.board.soonText')}</span>
      ) : leftMs > MS_PER_DAY ? (
        <span className="soft">
          {t('leagues.closesIn')} <strong className="golden font-display digits">{formatAbsence(leftMs)}</strong>
        </span>
      ) : (
        <CountdownClock endMs={closesMs} now={nowMs} label={t('leagues.closesIn')} onEnd={onClosed} />
      )}
    </>
  )
}

const Next = ({ board }: { readonly board: LeagueBoard }) => {
  const { t } = useTranslation()
  const { is_final: isFinal, me, next } = board
  if (isFinal || next === null) return null
  const missing = next.points === null ? null : Math.max(1, next.points - me.points + 1)
  return (
    <p className={styles.line}>
      <span className="shrinks">
        {t('leagues.board.next', { place: formatInteger(next.place) })}
        {missing !== null && (
          <span className="soft size-14 block">
            {t('leagues.board.away', { count: missing, points: formatInteger(missing) })}
          </span>
        )}
      </span>
      <Money tok={next.tok} star={next.star} />
    </p>
  )
}

export interface WeekPanelProps {
  readonly board: LeagueBoard
  readonly onClosed: () => void
}

export const WeekPanel = ({ board, onClosed }: WeekPanelProps) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const { me, reward, season, week } = board
  return (
    <Panel as="section" tone="light" className="column gap-8" aria-label={t(`leagues.week.${week}`)}>
      <p className="row wrap gap-4-12">
        <WeekState board={board} onClosed={onClosed} />
      </p>
      <p className={styles.line}>
        <span className="shrinks">
          {me.place === null ? (
            `${t('leagues.board.unplacedSaid')} ·`
          ) : (
            <span className="golden font-display digits size-24">
              {t('leagues.placeShown', { place: formatInteger(me.place) })}
            </span>
          )}{' '}
          {t('leagues.board.points', { count: me.points, points: formatInteger(me.points) })}
        </span>
        {reward ? (
          <Money tok={reward.tok} star={reward.star} />
        ) : (
          <span className="soft size-14">
            {t(board.is_final ? 'leagues.board.broughtNothing' : 'leagues.board.bringsNothing')}
          </span>
        )}
      </p>
      <Next board={board} />
      <ListRow
        icon="history"
        title={t('leagues.board.mine')}
        onPress={() => openPage(toLeaguePoints({ season, week }))}
      />
    </Panel>
  )
}
