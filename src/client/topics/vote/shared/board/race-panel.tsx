import { useTranslation } from 'react-i18next'
import { crownIcon } from '#assets/manifest/insignia.ts'
import { nowMs } from '#client/api/server-clock.ts'
import { useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { useNow } from '#client/game/use-now.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { formatAbsence } from '#client/ui/format/format-absence.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import { MS_PER_DAY } from '#rules/units.ts'
import { VOTE } from '#rules/vote/vote.ts'
import { OwnGuildRow } from './own-guild-row.tsx'
import styles from './race-panel.module.css'
import { canVote, type VoteData } from './vote-data.ts'
import { VoteNeeds } from './vote-needs.tsx'
import { VotesLeft } from './votes-left.tsx'

const CROWN_PX = 34

const TimeLeft = ({ endsAt, onClosed }: { readonly endsAt: string; readonly onClosed: () => void }) => {
  const { t } = useTranslation()
  const endMs = Date.parse(endsAt)
  const leftMs = endMs - useNow()
  if (leftMs <= 0) return <span className="soft size-14">{t('vote.over')}</span>
  if (leftMs <= MS_PER_DAY)
    return <CountdownClock endMs={endMs} now={nowMs} label={t('vote.endsIn')} onEnd={onClosed} />
  return (
    <span className="soft">
      {t('vote.endsIn')} <strong className="golden font-display digits">{formatAbsence(leftMs)}</strong>
    </span>
  )
}

const Prizes = () => {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4">
      <ul className={styles.prizes} aria-label={t('vote.prizes')}>
        {VOTE.winnersPercent.map((percent, index) => {
          const place = index + 1
          const icon = crownIcon(place)
          return (
            <li key={place} className={styles.prize} data-place={place}>
              {icon && <ExtraIcon name={icon} size={CROWN_PX} />}
              <span className="visually-hidden">{t('vote.prizeSaid', { place, percent: formatInteger(percent) })}</span>
              <span aria-hidden="true">{t('vote.prize', { percent: formatInteger(percent) })}</span>
            </li>
          )
        })}
      </ul>
      <p className="soft size-14 text-center balance">
        {t('vote.prizesAbout', { most: formatInteger(VOTE.winnersXpMax) })}
      </p>
    </div>
  )
}

const OwnVotes = ({ board }: { readonly board: VoteData }) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const { own } = board
  if (own.needs !== null) return <VoteNeeds needs={own.needs} />
  return (
    <div className="column gap-10">
      <p className="text-center bold">
        {own.free_left > 0
          ? t('vote.free')
          : own.paid_left > 0
            ? t('vote.freeGone', { count: own.paid_left, price: formatInteger(own.price) })
            : t('vote.none')}
      </p>
      <VotesLeft own={own} />
      {!canVote(board) ? (
        <p className="soft size-14 text-center">
          <CountdownClock endMs={Date.parse(own.resets_at)} now={nowMs} label={t('vote.again')} />
        </p>
      ) : board.own_guild ? null : (
        <Button fullWidth variant="secondary" onClick={() => openPage(PAGE.GUILDS.path)}>
          {t('vote.choose')}
        </Button>
      )}
    </div>
  )
}

export interface RacePanelProps {
  readonly board: VoteData
  readonly onVote: (guildId: string) => void
  readonly onClosed: () => void
}

export const RacePanel = ({ board, onVote, onClosed }: RacePanelProps) => {
  const { t } = useTranslation()
  return (
    <Panel as="section" tone="gold" className="column gap-12" aria-labelledby="vote-race">
      <div className="row wrap justify-between gap-2-12">
        <h2 id="vote-race" className="size-20">
          {t('vote.race')}
        </h2>
        <TimeLeft key={board.ends_at} endsAt={board.ends_at} onClosed={onClosed} />
      </div>
      <Prizes />
      <OwnVotes board={board} />
      {board.own_guild && <OwnGuildRow board={board} guild={board.own_guild} onVote={onVote} />}
    </Panel>
  )
}
