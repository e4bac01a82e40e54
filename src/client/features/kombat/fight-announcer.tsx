import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LogLine } from './describe-entry.ts'
import { type LogNames, useLineWords } from './use-line-words.ts'

/** A screen reader is told at most so often: at double speed blows come faster than they can be spoken. */
const PAUSE_MS = 2000

export interface FightAnnouncerProps {
  /** The log as far as the fight has come. */
  readonly lines: readonly LogLine[]
  readonly names: LogNames
  /** Said as soon as the fight is over; null before. */
  readonly outcome: string | null
}

/** Reads the fight out: the lines since the last announcement, politely and not per blow, and how it ended. */
export const FightAnnouncer = ({ lines, names, outcome }: FightAnnouncerProps) => {
  const wordsOf = useLineWords(names)
  const [said, setSaid] = useState('')
  const saidCount = useRef(0)
  const isQuiet = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const say = useEffectEvent(() => {
    // A step back in a replay: what is shown now is said, not what lay between.
    if (lines.length < saidCount.current) saidCount.current = Math.max(0, lines.length - 1)
    const news = lines.slice(saidCount.current)
    saidCount.current = lines.length
    if (news.length > 0) setSaid(news.map((line) => wordsOf(line, true)).join('. '))
    return news.length > 0
  })

  useEffect(() => {
    if (isQuiet.current || lines.length === saidCount.current) return
    const next = () => {
      isQuiet.current = say()
      if (isQuiet.current) timer.current = setTimeout(next, PAUSE_MS)
    }
    next()
  }, [lines.length])

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      isQuiet.current = false
    },
    [],
  )

  return (
    <p className="visually-hidden" role="status">
      {outcome ?? said}
    </p>
  )
}
