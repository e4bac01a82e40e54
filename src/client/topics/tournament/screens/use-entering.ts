import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'

/** An entry can be taken back, with its ticket, until 20:00 UTC (R26). Errors are shown as toasts. */
export const useEntering = () => {
  const { t } = useTranslation()
  const entering = useCallMutation('tournament.enter', {
    success: ({ entries }) => t('tournament.entered', { count: entries.length }),
    failure: t('tournament.enterFailed'),
  })
  const leaving = useCallMutation('tournament.leave', {
    success: t('tournament.left'),
    failure: t('tournament.leaveFailed'),
  })
  return {
    enter: () => void entering.send(),
    isEntering: entering.isPending,
    leave: (entryId: string) => void leaving.send({ body: { entry_id: entryId } }),
    leaving: leaving.pending?.body.entry_id ?? null,
  }
}

export type Entering = ReturnType<typeof useEntering>
