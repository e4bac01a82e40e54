import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '../../../contracts/wire.ts'
import { isRefusedOffline } from '../../api/offline-refusal.ts'
import { requestWriteAccess } from '../../platform/messenger.ts'
import { preferencesQuery, savePreferences } from '../../preferences/follow-preferences.ts'
import { toast } from '../../ui/toast.ts'

export type Notifications = Preferences['notifications']
export type NotificationKind = Notifications['kinds'][number]

const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * What the bot may write about, and when (extra 8). A change shows at once and is taken back when it cannot be kept. The first kind
 * that is switched on asks the messenger for the permission to write; without it nothing is switched on.
 */
export const useNotifications = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(preferencesQuery)
  const notifications = data?.notifications ?? null

  const keep = async (change: Partial<Notifications>): Promise<void> => {
    if (data === undefined || isRefusedOffline()) return
    // Quiet hours are meant where the player is now.
    const next: Notifications = { ...data.notifications, ...change, time_zone: ownTimeZone() }
    queryClient.setQueryData(preferencesQuery.queryKey, { ...data, notifications: next })
    try {
      await savePreferences(queryClient, { notifications: next })
    } catch {
      queryClient.setQueryData(preferencesQuery.queryKey, data)
      toast.error(t('settings.notify.failed'))
    }
  }

  const setKind = async (kind: NotificationKind, isOn: boolean): Promise<void> => {
    if (notifications === null || isRefusedOffline()) return
    const others = notifications.kinds.filter((each) => each !== kind)
    if (!isOn) return keep({ kinds: others })
    const hasAccess = notifications.write_access || (await requestWriteAccess())
    if (!hasAccess) {
      toast.error(t('settings.notify.refused'))
      return
    }
    return keep({ kinds: [...others, kind], write_access: true })
  }
  return { notifications, error, refetch, keep, setKind }
}
