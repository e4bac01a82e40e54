import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'

export const useSwitch = (onMoved: () => void) => {
  const { t } = useTranslation()
  const mutation = useCallMutation('combats.house', {
    success: true,
    onDone: onMoved,
    failure: t('switchHouse.moveFailed'),
  })
  return { moveTo: (houseId: number) => mutation.send({ body: { house_id: houseId } }), isPending: mutation.isPending }
}
