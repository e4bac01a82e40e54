import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { celebrateInToast } from '#client/sound/celebrations.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { Mission } from '#contracts/wire.ts'

/** One claim at a time. A mission that is already claimed counts as success (row 57). */
export const useCompleteMission = () => {
  const { t } = useTranslation()
  const celebrate = (): void => celebrateInToast('mission-completed', t('upgrades.missionDone'))
  const mutation = useCallMutation('upgrades.completeMission', {
    onDone: celebrate,
    onFailed: (error) => {
      const code = error instanceof ApiError ? error.code : null
      if (code === 'task-already-completed') {
        celebrate()
        return
      }
      toast.refuse(t(code === 'incomplete-task' ? 'upgrades.missionIncomplete' : 'upgrades.missionFailed'))
    },
  })
  const complete = ({ id, completed }: Mission): void => {
    if (!completed) mutation.send({ params: { id } })
  }
  return { complete, pendingId: mutation.pending?.params.id ?? null }
}
