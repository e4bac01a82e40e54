import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { claimWaitMinutes, type MiningState, minedNano } from '../../../rules/mining.ts'
import { isRefusedOffline } from '../../api/offline-refusal.ts'
import { nowMs } from '../../api/server-clock.ts'
import { useMove } from '../../api/use-move.ts'
import { haptic } from '../../platform/messenger.ts'
import { sound } from '../../sound/sound.ts'
import { toast } from '../../ui/toast.ts'
import { balanceQuery, boostsQuery, lastClaimQuery } from './queries.ts'

/**
 * The claim (A4, rows 45, 46; T3, T32): refused with the minutes left in the first ten; else the balance and the last
 * claim are set at once, the request is sent, and what is true is fetched again whatever came of it. Nothing is rolled
 * back by hand. Ignored while a claim is under way. `onClaimed` is called with the nano TOK as soon as they show.
 */
export const useClaim = (onClaimed: (amountNano: number) => void) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const move = useMove('users.claim')

  const claim = (state: MiningState, lastClaimMs: number) => {
    // Offline nothing is raised: the refetch that would correct it does not come.
    if (move.isPending || isRefusedOffline()) return
    const claimedAtMs = nowMs()
    const minutesLeft = claimWaitMinutes(lastClaimMs, claimedAtMs)
    if (minutesLeft > 0) {
      haptic('warning')
      toast.error(t('home.claimableAfter', { count: minutesLeft }))
      return
    }
    const amountNano = minedNano({ ...state, lastClaimMs, nowMs: claimedAtMs })
    queryClient.setQueryData(balanceQuery.queryKey, (balance) => (balance ?? 0) + amountNano)
    queryClient.setQueryData(lastClaimQuery.queryKey, new Date(claimedAtMs).toISOString())
    haptic('success')
    sound.play('claim')
    onClaimed(amountNano)
    move.mutate(undefined, {
      onSuccess: ({ balance, last_claim }) => {
        queryClient.setQueryData(balanceQuery.queryKey, balance)
        queryClient.setQueryData(lastClaimQuery.queryKey, last_claim)
      },
      onError: () => {
        toast.error(t('home.claimFailed'))
      },
      onSettled: () => {
        for (const { queryKey } of [balanceQuery, lastClaimQuery, boostsQuery]) {
          void queryClient.invalidateQueries({ queryKey })
        }
      },
    })
  }
  return { claim, isPending: move.isPending }
}
