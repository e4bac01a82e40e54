import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SWITCH_HOUSE_NANO } from '../../../rules/switch-house.ts'
import { ApiError } from '../../api/api-error.ts'
import { useMove } from '../../api/use-move.ts'
import { haptic } from '../../platform/messenger.ts'
import { sound } from '../../sound/sound.ts'
import { toast } from '../../ui/toast.ts'
import { balanceQuery, combatProfileQuery, houseTermsQuery } from './queries.ts'

const isRefusal = (error: Error): error is ApiError =>
  error instanceof ApiError && error.code !== 'network' && error.code !== 'unexpected-answer'

/**
 * Moves to another house (row 74, R41); the answer sets profile, balance and terms (T32). A refusal is said in the
 * server's words, and what the page knew is asked for anew.
 */
export const useSwitch = (onMoved: () => void) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const move = useMove('combats.house')

  const moveTo = (houseId: number) => {
    if (move.isPending) return
    move.mutate(
      { body: { house_id: houseId } },
      {
        onSuccess: ({ profile, balance, next_switch_at }) => {
          queryClient.setQueryData(combatProfileQuery.queryKey, profile)
          queryClient.setQueryData(balanceQuery.queryKey, balance)
          queryClient.setQueryData(houseTermsQuery.queryKey, { cost: SWITCH_HOUSE_NANO, allowed_from: next_switch_at })
          haptic('success')
          sound.play('join')
          onMoved()
        },
        onError: (error) => {
          haptic('error')
          toast.error(isRefusal(error) ? error.message : t('house.moveFailed'))
          for (const { queryKey } of [combatProfileQuery, balanceQuery, houseTermsQuery])
            void queryClient.invalidateQueries({ queryKey })
        },
      },
    )
  }

  return { moveTo, isPending: move.isPending }
}
