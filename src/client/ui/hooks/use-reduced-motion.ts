import { motionPreference } from '#client/platform/motion-preference.ts'
import { usePreference } from '#client/platform/preference.ts'
import { useMediaQuery } from './use-media-query.ts'

/** The player's choice, or the system's (extra 7). */
export const useReducedMotion = (): boolean => {
  const choice = usePreference(motionPreference)
  const systemAsks = useMediaQuery('(prefers-reduced-motion: reduce)')
  return choice === 'system' ? systemAsks : choice === 'reduced'
}
