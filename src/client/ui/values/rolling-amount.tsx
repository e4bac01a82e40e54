import { useLayoutEffect, useRef } from 'react'
import { spokenLanguage } from '#client/i18n/spoken.ts'
import { useReducedMotion } from '../hooks/use-reduced-motion.ts'

export interface RollingAmountProps {
  readonly value: number
  readonly format: (value: number) => string
}

const ROLL_MS = 700
const easeOut = (share: number): number => 1 - (1 - share) ** 3

export const RollingAmount = ({ value, format }: RollingAmountProps) => {
  const isStill = useReducedMotion()
  const element = useRef<HTMLSpanElement>(null)
  const shown = useRef(value)
  const language = spokenLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: callers pass a new `format` at each render, and only the language changes what it writes
  useLayoutEffect(() => {
    const from = shown.current
    const write = (amount: number): void => {
      shown.current = amount
      if (element.current) element.current.textContent = format(amount)
    }
    if (isStill || from === value) {
      write(value)
      return
    }
    let frame = 0
    let startMs: number | null = null
    const step = (nowMs: number): void => {
      startMs ??= nowMs
      const share = Math.min(1, (nowMs - startMs) / ROLL_MS)
      write(share === 1 ? value : Math.round(from + (value - from) * easeOut(share)))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value, isStill, format, language])
  return <span ref={element} />
}
