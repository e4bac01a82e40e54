import { type CSSProperties, type UIEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pager } from '#client/ui/controls/pager.tsx'
import { useKeys } from '#client/ui/hooks/use-keys.ts'
import { useReducedMotion } from '#client/ui/hooks/use-reduced-motion.ts'
import styles from './bracket-rounds.module.css'
import { type BracketView, type MatchView, roundName } from './bracket-view.ts'
import { Champion } from './champion.tsx'
import { MatchCard } from './match-card.tsx'

export interface BracketRoundsProps {
  readonly view: BracketView
  /** The round to show, counted from 1. */
  readonly opened: number
  readonly onWatch: (match: MatchView) => void
}

/** 'Round 2', 'Semifinals', 'Final'. */
export const useRoundName = (rounds: number): ((round: number) => string) => {
  const { t } = useTranslation()
  return (round) => t(`tournament.bracket.rounds.${roundName(round, rounds)}`, { round })
}

const columnsStart = (track: HTMLElement): number => (track.firstElementChild as HTMLElement | null)?.offsetLeft ?? 0

/** For browsers without `scrollend`: the track rests once it has not scrolled for this long. */
const STILL_MS = 160

const isLit = (match: MatchView): boolean => {
  const won = match.winner === 'upper' ? match.upper : match.winner === 'lower' ? match.lower : null
  return won !== null && won !== 'bye' && won.is_own
}

/** Swipes, buttons and arrow keys turn the rounds. Screen readers get a list of rounds (row 30). */
export const BracketRounds = ({ view, opened, onWatch }: BracketRoundsProps) => {
  const { t } = useTranslation()
  const count = view.rounds.length
  const nameOf = useRoundName(count)
  const toWatch = view.next?.replayId ? view.next.round : null
  const hasFocusable = toWatch !== null || view.rounds.flat().some(({ replayId }) => replayId !== null)
  const isStill = useReducedMotion()
  const track = useRef<HTMLOListElement>(null)
  const [front, setFront] = useState(opened)
  const turnTo = (round: number, behavior: ScrollBehavior = isStill ? 'instant' : 'smooth'): void => {
    const column = track.current?.children[round - 1]
    if (!(column instanceof HTMLElement) || !track.current) return
    track.current.scrollTo?.({ left: column.offsetLeft - columnsStart(track.current), behavior })
    setFront(round)
  }
  const open = useEffectEvent((round: number) => turnTo(round, 'instant'))
  useEffect(() => open(opened), [opened])
  const [isMoving, setMoving] = useState(false)
  const still = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(still.current), [])
  const follow = ({ currentTarget }: UIEvent<HTMLOListElement>): void => {
    setMoving(true)
    clearTimeout(still.current)
    still.current = setTimeout(() => setMoving(false), STILL_MS)
    const columns = [...currentTarget.children] as HTMLElement[]
    const left = currentTarget.scrollLeft + columnsStart(currentTarget)
    const places = columns.map((column) => Math.abs(column.offsetLeft - left))
    const nearest = places.indexOf(Math.min(...places)) + 1
    const isAtEnd = currentTarget.scrollLeft >= currentTarget.scrollWidth - currentTarget.clientWidth - 1
    setFront(isAtEnd ? count : Math.max(1, nearest))
  }
  useKeys([
    ['ArrowLeft', front > 1 ? () => turnTo(front - 1) : null],
    ['ArrowRight', front < count ? () => turnTo(front + 1) : null],
  ])
  return (
    <section aria-label={t('tournament.bracket.drawing')} className="column gap-8">
      <Pager
        page={front}
        pages={count}
        labels={{
          page: nameOf(front),
          previous: t('tournament.bracket.earlier'),
          next: t('tournament.bracket.later'),
        }}
        onPage={turnTo}
      />
      <ol
        ref={track}
        className={styles.track}
        data-moving={isMoving || undefined}
        onScroll={follow}
        // Without a button inside, the keyboard could not scroll the list.
        {...(hasFocusable ? {} : { tabIndex: 0 })}
        style={{ '--matches': view.rounds[front - 1]?.length ?? 1 } as CSSProperties}
      >
        {view.rounds.map((matches, index) => (
          <li key={matches[0]?.round} className={styles.round} data-past={index + 1 < front || undefined}>
            <h2 className="visually-hidden">{nameOf(index + 1)}</h2>
            <ol className={styles.matches}>
              {matches.map((match) => (
                <li
                  key={match.no}
                  className={styles.place}
                  data-first={index === 0 || undefined}
                  data-last={index === count - 1 || undefined}
                  data-lit={isLit(match) || undefined}
                  data-own={match.isOwn || undefined}
                >
                  <MatchCard
                    match={match}
                    isNext={match.isOwn && match.winner === null && toWatch === match.round}
                    onWatch={onWatch}
                  />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {front === count && view.winner && <Champion seat={view.winner} />}
    </section>
  )
}
