import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { nowMs } from '#client/api/server-clock.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useOpenPage } from '#client/game/origin.ts'
import { toReplay } from '#client/topics/kombat/links.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatDay } from '#client/ui/format/format-day.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { Section } from '#client/ui/surfaces/section.tsx'
import { tournamentClosesMs } from '#rules/tournament/tournament-calendar.ts'
import { toBracket, toBrackets, toTournamentResult } from '../links.ts'
import { isReported, type Revealed, reveal, runKey, useRevealed } from '../shared/reveal.ts'

import { PrizeLine } from './prize-line.tsx'
import styles from './results.module.css'
import type { OwnDay, OwnEntry, TournamentPage } from './tournament-page.ts'

const CUP_PX = 52

interface Waiting {
  readonly day: string
  readonly entry: OwnEntry & { readonly bracket: number }
}

const isPlayed = (entry: OwnEntry): entry is Waiting['entry'] => entry.bracket !== null

const waitingOf = (last: readonly OwnDay[], revealed: Readonly<Record<string, Revealed>>): readonly Waiting[] =>
  last
    .slice(0, 1)
    .flatMap(({ day, entries }) =>
      entries.filter(isPlayed).flatMap((entry) => (isReported(revealed, day, entry) ? [] : [{ day, entry }])),
    )

export const useHasUnwatched = (last: readonly OwnDay[]): boolean => waitingOf(last, useRevealed()).length > 0

export const ReadyFights = ({ last }: { readonly last: readonly OwnDay[] }) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const waiting = waitingOf(last, useRevealed())
  const [first] = waiting
  if (first === undefined) return null
  return (
    <Panel tone="gold" as="section" className="column gap-10" aria-labelledby="ready">
      <div className="row gap-12">
        <Icon name={{ url: extraIconUrl('league-cup') }} size={CUP_PX} />
        <div className="grid gap-2 grows shrinks breakable">
          <h2 id="ready" className="size-18">
            {t('tournament.ready.title', { count: waiting.length })}
          </h2>
          <p className="soft size-14">{t('tournament.ready.text')}</p>
        </div>
      </div>
      <Button fullWidth size="large" icon="fight" onClick={() => openPage(toBracket(first.day, first.entry.bracket))}>
        {t('tournament.ready.watch')}
      </Button>
      <Button
        fullWidth
        variant="quiet"
        onClick={() => {
          for (const { day, entry } of waiting) reveal(runKey(day, entry.bracket), 'all')
        }}
      >
        {t('tournament.ready.showAll')}
      </Button>
    </Panel>
  )
}

interface ResultProps {
  readonly day: string
  readonly entry: OwnEntry
  readonly reported: boolean
}

const Result = ({ day, entry, reported }: ResultProps) => {
  const { t } = useTranslation()
  const openPage = useOpenPage()
  const when = formatDay(tournamentClosesMs(day), nowMs())
  const { bracket, place, prize, returned } = entry
  if (bracket === null || place === null)
    return (
      <ListRow
        icon={{ url: extraIconUrl('ticket') }}
        title={t(returned === null ? 'tournament.last.waiting' : `tournament.returned.${returned}`)}
        detail={when}
      />
    )
  return (
    <ListRow
      icon={reported ? { url: extraIconUrl('league-cup') } : 'fight'}
      title={reported ? t(`tournament.place.p${place}`) : t('tournament.last.unseen')}
      detail={when}
      onPress={() => openPage(reported ? toTournamentResult(day) : toBracket(day, bracket))}
      {...(reported && prize ? { trailing: <PrizeLine prize={prize} /> } : {})}
    />
  )
}

/** Hides an entry's place and prize until this device has shown its whole bracket, or the prize is claimed (R26). */
export const LastResults = ({ last }: { readonly last: readonly OwnDay[] }) => {
  const { t } = useTranslation()
  const revealed = useRevealed()
  if (last.length === 0) return null
  return (
    <Section title={t('tournament.last.title')}>
      <ul className="column gap-8">
        {last.flatMap(({ day, entries }) =>
          entries.map((entry) => (
            <li key={entry.id}>
              <Result day={day} entry={entry} reported={isReported(revealed, day, entry)} />
            </li>
          )),
        )}
      </ul>
    </Section>
  )
}

/** The bracket of a match's replay id, `t{day}-{bracket}-{round}-{match}`. */
const bracketOfReplay = (replayId: string): number => Number(replayId.split('-')[1])

export const NewestDay = ({ page: { last, newest } }: { readonly page: TournamentPage }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const openPage = useOpenPage()
  const revealed = useRevealed()
  if (newest === null) return null
  const { brackets, day, entrants, final } = newest
  // If the player has an unwatched entry in the final's bracket, the final would give away how far that entry came.
  const isHidden =
    final !== null &&
    waitingOf(last, revealed).some(
      ({ day: ownDay, entry }) => ownDay === day && entry.bracket === bracketOfReplay(final),
    )
  return (
    <Section title={t('tournament.newest.title', { day: formatDay(tournamentClosesMs(day), nowMs()) })}>
      <p className="soft size-14">
        {t('tournament.newest.size', {
          entries: t('tournament.entriesCount', { count: entrants }),
          brackets: t('tournament.bracketsCount', { count: brackets }),
        })}
      </p>
      <div className={styles.actions}>
        {final !== null && !isHidden && (
          <Button variant="secondary" icon="trophy" onClick={() => navigate(toReplay(final))}>
            {t('tournament.newest.final')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => openPage(toBrackets(day))}>
          {t('tournament.allBrackets')}
        </Button>
      </div>
    </Section>
  )
}
