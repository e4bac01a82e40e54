import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { refusalText, useMove } from '#client/game/use-move.ts'

export const useClimb = (onRisen: (starsSpent: number) => void) => {
  const { t } = useTranslation()
  const move = useMove('users.spendStars', {
    success: true,
    onDone: ({ spent }) => onRisen(spent),
    failure: (error) => {
      const isTooPoor = error instanceof ApiError && error.code === 'insufficient-stars'
      return isTooPoor ? t('army.insufficient') : (refusalText(error) ?? t('army.climbFailed'))
    },
  })
  return { climb: () => move.send({ body: { type: 'upgrade-army-rank' } }), isPending: move.isPending }
}
