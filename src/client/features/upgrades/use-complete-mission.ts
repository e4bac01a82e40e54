import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mission } from '../../../contracts/wire.ts'
import { ApiError } from '../../api/api-error.ts'
import { useMove } from '../../api/use-move.ts'
import { haptic } from '../../platform/messenger.ts'
import { sound } from '../../sound/sound.ts'
import { toast } from '../../ui/toast.ts'
import { missionsQuery } from './queries.ts'

/**
 * Completes a mission (row 57): 'Task completed!', and so it reads when it was completed before; 'Task not completed!'
 * while its condition is not met; 'Something went wrong' for whatever else. One at a time.
 */
export const useCompleteMission = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const move = useMove('upgrades.completeMission')
  // The mutation's own state is a render behind: two taps in one moment would both find it idle.
  const isBusy = useRef(false)

  const celebrate = (): void => {
    haptic('success')
    sound.play('claim')
    toast.success(t('upgrades.missionDone'))
  }
  const refetch = (): void => void queryClient.invalidateQueries({ queryKey: missionsQuery.queryKey })

  const complete = (mission: Mission): void => {
    if (isBusy.current || mission.completed) return
    // The answer counts even when the player has left the page meanwhile.
    isBusy.current = true
    move
      .mutateAsync({ params: { id: mission.id } })
      .then(
        (done) => {
          queryClient.setQueryData(missionsQuery.queryKey, (missions) =>
            missions?.map((kept) => (kept.id === done.id ? done : kept)),
          )
          celebrate()
        },
        (error: Error) => {
          refetch()
          const code = error instanceof ApiError ? error.code : null
          if (code === 'task-already-completed') {
            celebrate()
            return
          }
          haptic('warning')
          toast.error(t(code === 'incomplete-task' ? 'upgrades.missionIncomplete' : 'upgrades.missionFailed'))
        },
      )
      .finally(() => {
        isBusy.current = false
      })
  }
  return { complete, pendingId: move.isPending ? (move.variables?.params.id ?? null) : null }
}
