import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { useMove } from '../../api/use-move.ts'
import { haptic } from '../../platform/messenger.ts'
import { sound } from '../../sound/sound.ts'
import { toast } from '../../ui/toast.ts'
import { armySpentQuery, combatProfileQuery, starsQuery } from './queries.ts'

const isRefusal = (error: Error): error is ApiError =>
  error instanceof ApiError && error.code !== 'network' && error.code !== 'unexpected-answer'

/**
 * Rises one step of the army ladder (row 159, R43). The answer sets the caches (T32), and the fighter's stats are asked
 * for anew. Too few STAR: 'Insufficient STAR balance!'; other refusals in the server's words.
 */
export const useClimb = (onRisen: (starsSpent: number) => void) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const move = useMove('users.spendStars')

  const wordsOf = (error: Error): string => {
    if (!isRefusal(error)) return t('tier.climbFailed')
    return error.code === 'insufficient-stars' ? t('tier.insufficient') : error.message
  }

  const climb = () => {
    if (move.isPending) return
    move.mutate(
      { body: { type: 'upgrade-army-rank' } },
      {
        onSuccess: ({ spent, stars }) => {
          queryClient.setQueryData(armySpentQuery.queryKey, spent)
          queryClient.setQueryData(starsQuery.queryKey, stars)
          void queryClient.invalidateQueries({ queryKey: combatProfileQuery.queryKey })
          haptic('success')
          sound.play('rank-up')
          onRisen(spent)
        },
        onError: (error) => {
          haptic('error')
          toast.error(wordsOf(error))
          // What the page knew of STAR was wrong, or may be.
          void queryClient.invalidateQueries({ queryKey: starsQuery.queryKey })
          void queryClient.invalidateQueries({ queryKey: armySpentQuery.queryKey })
        },
      },
    )
  }

  return { climb, isPending: move.isPending }
}
