import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { StanceMatchup } from '#client/topics/kombat/shared/fight-story/stance-matchup.ts'
import type { ScenarioEntry } from '#contracts/wire.ts'
import { SETUP_ENTRIES } from '#rules/constants.ts'
import type { Side } from '#rules/kombat/fight-types.ts'
import { describeEntry, openingLine } from './describe-entry.ts'
import { LogLineView } from './log-line.tsx'
import styles from './turn-log.module.css'
import { type LogNames, useLineText } from './use-line-text.ts'

export interface TurnLogProps {
  readonly scenario: readonly ScenarioEntry[]
  readonly perspective: Side
  readonly names: LogNames
  readonly matchup: StanceMatchup | null
  readonly turn: number
  readonly onGoTo: (turn: number) => void
}

export const TurnLog = ({ scenario, perspective, names, matchup, turn, onGoTo }: TurnLogProps) => {
  const { t } = useTranslation()
  const wordsOf = useLineText(names)
  const list = useRef<HTMLOListElement>(null)
  const hasOpening = matchup !== null

  useEffect(() => {
    const box = list.current
    if (!box) return
    const show = (): void => {
      const row = box.children[hasOpening ? turn : Math.max(0, turn - 1)]
      if (!(row instanceof HTMLElement)) return
      box.scrollTop = row.offsetTop - Math.max(0, (box.clientHeight - row.clientHeight) / 2)
    }
    show()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(show)
    observer.observe(box)
    return () => observer.disconnect()
  }, [turn, hasOpening])

  const turns = scenario.slice(SETUP_ENTRIES).map((entry, at) => ({
    number: at + 1,
    lines: describeEntry(entry, at + SETUP_ENTRIES, perspective),
  }))
  return (
    <ol ref={list} className={styles.turns} aria-label={t('replay.turns')}>
      {matchup && (
        <li className={styles.opening}>
          <LogLineView line={openingLine(matchup)} words={wordsOf(openingLine(matchup))} />
        </li>
      )}
      {turns.map(({ number, lines }) => (
        <li key={number}>
          <button
            type="button"
            className={styles.turn}
            data-future={number > turn}
            aria-current={number === turn ? 'step' : undefined}
            onClick={() => onGoTo(number)}
          >
            <span className={styles.number}>
              <span className="visually-hidden">{t('replay.seek')} </span>
              {number}
            </span>
            <span className="grid shrinks grows gap-3">
              {lines.map((line) => (
                <LogLineView key={line.id} line={line} words={wordsOf(line)} />
              ))}
              {lines.length === 0 && <span className="muted text-start">{t('replay.nothing')}</span>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
