import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { currentStep } from '#client/guide/guide-progress.ts'
import { launchSource } from '#client/platform/launch-data.ts'
import { requestWriteAccess } from '#client/platform/messenger.ts'
import { readOwn, writeOwn } from '#client/platform/player-store.ts'
import { preferencesQuery } from '#client/topics/preferences/queries.ts'
import { savePreferences } from '#client/topics/preferences/shared/follow-preferences.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { Replay } from '#contracts/wire.ts'
import { isFresh } from './is-fresh.ts'

const KEY = 'write-access-asked'
const ASK_AFTER_MS = 1000

const isGoodMoment = (result: Replay, won: boolean): boolean =>
  won &&
  result.viewer === 'attacker' &&
  result.kind === 'match' &&
  isFresh(result) &&
  launchSource() === 'messenger' &&
  currentStep('home') === null &&
  readOwn(KEY) === null

/** Once per device, after a match just won and once everything is `shown` (extra 8). */
export const useWriteAccessOffer = (result: Replay, won: boolean, shown: boolean): void => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()

  const ask = useEffectEvent(async (): Promise<void> => {
    try {
      const { notifications } = await queryClient.ensureQueryData(preferencesQuery)
      writeOwn(KEY, 'yes')
      if (notifications.write_access || !(await requestWriteAccess())) return
      await savePreferences(queryClient, { notifications: { ...notifications, write_access: true } })
      toast.success(t('kombat.result.mayWrite'))
    } catch {
      // The player did not ask for this, so it fails silently. The settings can ask again.
    }
  })
  const isDue = useEffectEvent(() => isGoodMoment(result, won))
  useEffect(() => {
    if (!shown || !isDue()) return
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [shown])
}
