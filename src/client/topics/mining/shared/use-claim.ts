import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { isBlockedOffline } from '#client/game/offline-block.ts'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { haptic } from '#client/platform/messenger.ts'
import { celebrate } from '#client/sound/celebrations.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { claimWaitMinutes, type MiningState, minedNano } from '#rules/mining/mining.ts'
import { beginClaim, previewClaim, refreshMining } from '../mutations.ts'

/**
 * Optimistic. A failure refetches instead of rolling back (A4, rows 45, 46; T3, T32).
 * @param onClaimed receives the nano TOK at once
 */
export const useClaim = (onClaimed: (amountNano: number) => void) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const mutation = useCallMutation('users.claim', {
    onDone: () => refreshMining(queryClient),
    onFailed: () => toast.error(t('home.claimFailed')),
  })

  const claim = (state: MiningState, lastClaimMs: number) => {
    // Offline there is no optimistic update, because the refetch that would correct it cannot run.
    if (mutation.isPending || isBlockedOffline()) return
    const claimedAtMs = nowMs()
    const minutesLeft = claimWaitMinutes(lastClaimMs, claimedAtMs)
    if (minutesLeft > 0) {
      toast.refuse(t('home.claimableAfter', { count: minutesLeft }))
      return
    }
    beginClaim(lastClaimMs)
    if (!mutation.send()) return
    const amountNano = minedNano({ ...state, lastClaimMs, nowMs: claimedAtMs })
    previewClaim(queryClient, amountNano, claimedAtMs)
    haptic('success')
    celebrate('mining-claimed')
    onClaimed(amountNano)
  }
  return { claim, isPending: mutation.isPending }
}
