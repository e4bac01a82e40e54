import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isBlockedOffline } from '#client/game/offline-block.ts'
import { requestWriteAccess } from '#client/platform/messenger.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { Preferences } from '#contracts/wire.ts'
import type { NotificationKind } from '#rules/notifications/notification-kinds.ts'
import { previewPreferences } from '../cache.ts'
import { preferencesQuery } from '../queries.ts'
import { savePreferences } from '../shared/follow-preferences.ts'

export type Notifications = Preferences['notifications']

const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Optimistic with rollback. Switching a kind on asks for permission to write if it is missing (extra 8). */
export const useNotifications = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const query = useQuery(preferencesQuery)
  const { data } = query
  const notifications = data?.notifications ?? null

  const keep = async (change: Partial<Notifications>): Promise<void> => {
    if (data === undefined || isBlockedOffline()) return
    // Quiet hours are in the device's current time zone.
    const next: Notifications = { ...data.notifications, ...change, time_zone: ownTimeZone() }
    const rollback = previewPreferences(queryClient, { ...data, notifications: next })
    try {
      await savePreferences(queryClient, { notifications: next })
    } catch {
      rollback()
      toast.error(t('settings.notify.failed'))
    }
  }

  const setKind = async (kind: NotificationKind, isOn: boolean): Promise<void> => {
    if (notifications === null || isBlockedOffline()) return
    const others = notifications.kinds.filter((each) => each !== kind)
    if (!isOn) return keep({ kinds: others })
    const hasAccess = notifications.write_access || (await requestWriteAccess())
    if (!hasAccess) {
      toast.error(t('settings.notify.refused'))
      return
    }
    return keep({ kinds: [...others, kind], write_access: true })
  }
  return { notifications, query, keep, setKind }
}
