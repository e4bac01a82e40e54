import { useTranslation } from 'react-i18next'
import { apiErrorText, useCallMutation } from '#client/game/use-call-mutation.ts'

export interface Entering {
  readonly enter: () => void
  readonly isEntering: boolean
  readonly leave: (entryId: string) => void
  readonly leaving: string | null
}

/** An entry can be taken back, with its ticket, until 20:00 UTC (R26). Errors are shown as toasts. */
export const useEntering = (): Entering => {
  const { t } = useTranslation()
  const entering = useCallMutation('tournament.enter', {
    success: ({ entries }) => t('tournament.entered', { count: entries.length }),
    failure: (error) => apiErrorText(error) ?? t('tournament.enterFailed'),
  })
  const leaving = useCallMutation('tournament.leave', {
    success: t('tournament.left'),
    failure: (error) => apiErrorText(error) ?? t('tournament.leaveFailed'),
  })
  return {
    enter: () => void entering.send(),
    isEntering: entering.isPending,
    leave: (entryId) => void leaving.send({ body: { entry_id: entryId } }),
    leaving: leaving.pending?.body.entry_id ?? null,
  }
}
