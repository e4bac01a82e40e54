import { hasNetwork } from '#client/api/connection.ts'
import { texts } from '#client/i18n/i18n.ts'
import { toast } from '#client/ui/feedback/toast.ts'

export const isBlockedOffline = (): boolean => {
  if (hasNetwork()) return false
  // Waits until the feature has shown its own failure, because only the last toast is visible.
  setTimeout(() => toast.error(texts.t('shell.offlineRefused')))
  return true
}
