import { motionPreference } from '../../platform/motion-preference.ts'
import { usePreference } from '../../platform/preference.ts'
import { useMediaQuery } from './use-media-query.ts'

/** Whether to reduce motion: by the player's setting, or by the system where the setting follows it (extra 7). */
export const useReducedMotion = (): boolean => {
  const choice = usePreference(motionPreference)
  const systemAsks = useMediaQuery('(prefers-reduced-motion: reduce)')
  return choice === 'system' ? systemAsks : choice === 'reduced'
}
