import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Replay } from '../../../../../contracts/wire.ts'
import { currentStep } from '../../../../guide/guide-progress.ts'
import { launchSource } from '../../../../platform/launch-data.ts'
import { requestWriteAccess } from '../../../../platform/messenger.ts'
import { readOwn, writeOwn } from '../../../../platform/player-store.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { preferencesQuery } from '../../../settings/queries.ts'
import { savePreferences } from '../../../settings/shelf/follow-preferences.ts'
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
      // Unrequested, so it fails silently; the settings ask again.
    }
  })
  const isDue = useEffectEvent(() => isGoodMoment(result, won))
  useEffect(() => {
    if (!shown || !isDue()) return
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [shown])
}
