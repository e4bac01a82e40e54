import { useSyncExternalStore } from 'react'
import { motionPreference } from '../preferences/motion.ts'
import { usePreference } from '../preferences/preference.ts'

const QUERY = '(prefers-reduced-motion: reduce)'

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(QUERY)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether less motion is asked for: by the player's setting, and by the system where the setting follows it (extra 7). */
export const useReducedMotion = (): boolean => {
  const choice = usePreference(motionPreference)
  const systemAsks = useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches)
  return choice === 'system' ? systemAsks : choice === 'reduced'
}
