import { useLayoutEffect } from 'react'
import { useReducedMotion } from '../hooks/use-reduced-motion.ts'

export const MotionMark = () => {
  const motion = useReducedMotion() ? 'reduced' : 'full'
  useLayoutEffect(() => {
    document.documentElement.dataset.motion = motion
  }, [motion])
  return null
}
