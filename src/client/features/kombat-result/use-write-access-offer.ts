import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Replay } from '../../../contracts/wire.ts'
import { MS_PER_MINUTE } from '../../../rules/units.ts'
import { nowMs } from '../../api/server-clock.ts'
import { currentStep } from '../../guide/guide-progress.ts'
import { launchSource } from '../../platform/launch-data.ts'
import { requestWriteAccess } from '../../platform/messenger.ts'
import { readOwn, writeOwn } from '../../platform/player-store.ts'
import { preferencesQuery, savePreferences } from '../../preferences/follow-preferences.ts'
import { toast } from '../../ui/toast.ts'

const KEY = 'write-access-asked'
/** By then the rank has moved and the rewards have popped up. */
const ASK_AFTER_MS = 2500
/** A result that is read again later is no moment of joy. */
const FRESH_MS = 10 * MS_PER_MINUTE

const isGoodMoment = ({ fought_at, kind, viewer }: Replay, won: boolean): boolean =>
  won &&
  viewer === 'attacker' &&
  kind === 'match' &&
  nowMs() - Date.parse(fought_at) < FRESH_MS &&
  launchSource() === 'messenger' &&
  currentStep('result') === null &&
  readOwn(KEY) === null

/**
 * Asks whether the bot may write to the player (extra 8), once on this device and not before there was something to be glad
 * of: below the result of a match just won, when it has told everything. What it writes about is chosen in the settings.
 * The screen is keyed by its fight: another one begins the wait anew.
 */
export const useWriteAccessOffer = (result: Replay, won: boolean): void => {
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
      // Nobody has asked for this: it fails in silence, and the settings ask again when a kind of message is chosen.
    }
  })
  const isDue = useEffectEvent(() => isGoodMoment(result, won))
  useEffect(() => {
    if (!isDue()) return
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}
