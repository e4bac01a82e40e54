import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { apiErrorText, useCallMutation } from '#client/game/use-call-mutation.ts'

export const useClimb = (onRisen: (starsSpent: number) => void) => {
  const { t } = useTranslation()
  const mutation = useCallMutation('users.spendStars', {
    success: true,
    onDone: ({ spent }) => onRisen(spent),
    failure: (error) => {
      const isTooPoor = error instanceof ApiError && error.code === 'insufficient-stars'
      return isTooPoor ? t('army.insufficient') : (apiErrorText(error) ?? t('army.climbFailed'))
    },
  })
  return { climb: () => mutation.send({ body: { type: 'upgrade-army-rank' } }), isPending: mutation.isPending }
}
