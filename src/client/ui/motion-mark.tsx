import { useLayoutEffect } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'

/** Tells the sheets how much may move: `data-motion` on the page's root. */
export const MotionMark = () => {
  const motion = useReducedMotion() ? 'reduced' : 'full'
  useLayoutEffect(() => {
    document.documentElement.dataset.motion = motion
  }, [motion])
  return null
}
