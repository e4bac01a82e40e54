import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatDate, formatInteger } from '#client/ui/format/format.ts'
import { ExtraIcon } from '#client/ui/icons/extra-icon.tsx'
import { Sign } from '#client/ui/icons/sign.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import { refreshTournament } from '../cache.ts'
import { EntrySlots } from './entry-slots.tsx'
import { EventClock } from './event-clock.tsx'
import styles from './event-panel.module.css'
import type { TournamentPage } from './tournament-page.ts'
import { useEntering } from './use-entering.ts'

const TICKET_PX = 30

export interface EventPanelProps {
  readonly page: TournamentPage
  readonly isQuiet: boolean
}

const Needs = ({ needs }: { readonly needs: NonNullable<TournamentPage['needs']> }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const client = useQueryClient()
  const { fights } = needs
  const fromMs = Date.parse(needs.account_from)
  const [isOver, setOver] = useState(false)
  const isOld = isOver || fromMs <= nowMs()
  return (
    <div className="column gap-10">
      <h3 className="size-16 text-center">{t('tournament.needs.title')}</h3>
      <ul className="column gap-6">
        <li className={styles.need} data-met={fights === 0 || undefined}>
          <Sign name={fights === 0 ? 'check' : 'right'} />
          {fights === 0 ? t('tournament.needs.fought') : t('tournament.needs.fights', { count: fights })}
        </li>
        <li className={styles.need} data-met={isOld || undefined}>
          <Sign name={isOld ? 'check' : 'right'} />
          {isOld ? (
            t('tournament.needs.old')
          ) : (
            <CountdownClock
              endMs={fromMs}
              now={nowMs}
              label={t('tournament.needs.account')}
              onEnd={() => {
                setOver(true)
                refreshTournament(client)
              }}
            />
          )}
        </li>
      </ul>
      {fights > 0 && (
        <Button fullWidth size="large" icon="fight" onClick={() => navigate(PAGE.KOMBAT_PREP.path)}>
          {t('tournament.needs.fight')}
        </Button>
      )}
    </div>
  )
}

const Enter = ({ page, isQuiet }: EventPanelProps) => {
  const { t } = useTranslation()
  const entering = useEntering()
  const { entries, max_entries: most, needs, tickets } = page
  if (needs !== null) return <Needs needs={needs} />
  return (
    <>
      <EntrySlots page={page} entering={entering} />
      {entries.length >= most ? (
        <p className="text-center balance bold">{t('tournament.full', { count: most })}</p>
      ) : tickets > 0 ? (
        <Button
          fullWidth
          size="large"
          variant={isQuiet ? 'secondary' : 'primary'}
          pending={entering.isEntering}
          onClick={entering.enter}
        >
          <span className="inline-row gap-8">
            <ExtraIcon name="ticket" size={TICKET_PX} />
            {t(entries.length === 0 ? 'tournament.enter' : 'tournament.enterAgain')}
          </span>
        </Button>
      ) : (
        <p className="text-center balance">{t('tournament.noTicket')}</p>
      )}
    </>
  )
}

export const EventPanel = ({ page, isQuiet }: EventPanelProps) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { closes_at: closesAt, entrants, entries, phase, results_at: resultsAt } = page
  const isOpen = phase === 'open'
  const endMs = Date.parse(isOpen ? closesAt : resultsAt)
  const [endedMs, setEndedMs] = useState<number | null>(null)
  const isLate = endedMs === endMs || endMs <= nowMs()
  const entered = t('tournament.entrants', { count: entrants, entrants: formatInteger(entrants) })
  return (
    <Panel tone="gold" as="section" className="column gap-12" aria-labelledby="event">
      <div className="grid gap-2 text-center">
        <h2 id="event" className="size-20">
          {isOpen ? t('tournament.startsAt', { time: formatDate(endMs) }) : t('tournament.fighting')}
        </h2>
        <p className="soft">
          {isOpen && entrants === 0 ? t('tournament.nobody') : entered}
          {!isOpen && entries.length > 0 && ` · ${t('tournament.ownIn', { count: entries.length })}`}
        </p>
      </div>
      {isLate ? (
        <p className="text-center balance bold" role="status">
          {t(isOpen ? 'tournament.closing' : 'tournament.late')}
        </p>
      ) : (
        <EventClock
          key={endMs}
          endMs={endMs}
          label={t(isOpen ? 'tournament.closesIn' : 'tournament.resultsIn')}
          onEnd={() => {
            setEndedMs(endMs)
            refreshTournament(client)
          }}
        />
      )}
      <p className="text-center balance size-14 soft">
        {t(isOpen ? 'tournament.gearCounts' : 'tournament.fightingText')}
      </p>
      {/* After closing time an entry would count for the next day. */}
      {isOpen && !isLate ? (
        <Enter page={page} isQuiet={isQuiet} />
      ) : (
        entries.length > 0 && <EntrySlots page={page} entering={null} />
      )}
    </Panel>
  )
}
