import { motionPreference } from '../preferences/motion.ts'
import { usePreference } from '../preferences/preference.ts'
import { useMediaQuery } from './use-media-query.ts'

/** Whether less motion is asked for: by the player's setting, and by the system where the setting follows it (extra 7). */
export const useReducedMotion = (): boolean => {
  const choice = usePreference(motionPreference)
  const systemAsks = useMediaQuery('(prefers-reduced-motion: reduce)')
  return choice === 'system' ? systemAsks : choice === 'reduced'
}
