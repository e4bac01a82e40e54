import { hasNetwork } from '#client/api/connection.ts'
import { texts } from '#client/i18n/i18n.ts'
import { toast } from '#client/ui/feedback/toast.ts'

export const isBlockedOffline = (): boolean => {
  if (hasNetwork()) return false
  // Deferred past the feature's own failure toast: only one is visible.
  setTimeout(() => toast.error(texts.t('shell.offlineRefused')))
  return true
}
