import { texts } from '../i18n/i18n.ts'
import { toast } from '../ui/toast.ts'
import { hasNetwork } from './connection.ts'

/**
 * Refuses a move while the device has no network (extra 9): what the player sees offline can be read, not changed. Answers
 * whether it was refused, and says so to the player.
 */
export const isRefusedOffline = (): boolean => {
  if (hasNetwork()) return false
  // After the feature's own words for a move that failed: only one toast is visible.
  setTimeout(() => toast.error(texts.t('shell.offlineMove')))
  return true
}
