import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Celebration, celebrate } from '#client/sound/celebrations.ts'
import { classNames } from '#client/ui/class-names.ts'
import backdrops from './backdrops.module.css'
import type { Backdrop } from './celebration-show.tsx'
import styles from './passing-celebration.module.css'

export interface PassingCelebrationProps {
  readonly backdrop: Backdrop
  readonly lengthMs: number
  readonly celebration: Celebration | null
  readonly celebratedAtMs?: number
  readonly className: string | undefined
  /** Called once, at the end or when skipped. */
  readonly onEnd: () => void
  readonly children: ReactNode
}

/** Ends after a while, or by a tap or a key. Decorative, because a toast or the page carries the information. */
export const PassingCelebration = ({
  backdrop,
  lengthMs,
  celebration,
  celebratedAtMs = 0,
  className,
  onEnd,
  children,
}: PassingCelebrationProps) => {
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
