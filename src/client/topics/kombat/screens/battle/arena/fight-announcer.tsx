import type { TFunction } from 'i18next'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { VictoryWord } from '#rules/kombat/victory-word.ts'
import type { LogLine } from '../panel/describe-entry.ts'
import { type LogNames, useLineText } from '../panel/use-line-text.ts'

/** Shortest pause between announcements, because at double speed hits come faster than speech. */
const PAUSE_MS = 2000

export const outcomeText = (t: TFunction, name: string, word: VictoryWord | null): string =>
  [t('kombat.wins', { name }), ...(word ? [t(`kombat.word.${word}`)] : [])].join('. ')

export interface FightAnnouncerProps {
  readonly lines: readonly LogLine[]
  readonly names: LogNames
  readonly outcome: string | null
}

export const FightAnnouncer = ({ lines, names, outcome }: FightAnnouncerProps) => {
  const wordsOf = useLineText(names)
  const [said, setSaid] = useState('')
  const saidCount = useRef(0)
  const isQuiet = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const say = useEffectEvent(() => {
    // After a step back, only the current line is announced.
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
