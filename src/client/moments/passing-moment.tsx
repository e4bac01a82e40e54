import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Celebration, celebrate } from '../sound/celebrations.ts'
import { classNames } from '../ui/class-names.ts'
import backdrops from './backdrops.module.css'
import type { Backdrop } from './moment-show.tsx'
import styles from './passing-moment.module.css'

export interface PassingMomentProps {
  readonly backdrop: Backdrop
  readonly lengthMs: number
  /** Its sound; null where the answer before it has had one. */
  readonly celebration: Celebration | null
  /** When it is heard, ms after the beginning. */
  readonly celebratedAtMs?: number
  /** Places its parts. */
  readonly className: string | undefined
  /** Once: when it is over, or a tap or a key has ended it. */
  readonly onEnd: () => void
  readonly children: ReactNode
}

/** A moment that asks nothing and passes by itself; a tap or a key ends it at once. Decoration: a toast or the page says what happened. */
export const PassingMoment = ({
  backdrop,
  lengthMs,
  celebration,
  celebratedAtMs = 0,
  className,
  onEnd,
  children,
}: PassingMomentProps) => {
  useEffect(() => {
    const timer = celebration === null ? undefined : setTimeout(() => celebrate(celebration), celebratedAtMs)
    return () => clearTimeout(timer)
  }, [celebration, celebratedAtMs])
  const [isOver, setOver] = useState(false)
  const end = useEffectEvent(() => {
    if (!isOver) onEnd()
    setOver(true)
  })
  useEffect(() => {
    const timer = setTimeout(() => end(), lengthMs)
    const skip = () => end()
    window.addEventListener('pointerup', skip)
    window.addEventListener('keydown', skip)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointerup', skip)
      window.removeEventListener('keydown', skip)
    }
  }, [lengthMs])
  return createPortal(
    <div className={classNames(styles.moment, backdrops[backdrop], className)} aria-hidden="true" data-passing>
      {children}
    </div>,
    document.body,
  )
}
