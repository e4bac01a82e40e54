import { useTranslation } from 'react-i18next'
import { useMove } from '#client/game/use-move.ts'

export const useSwitch = (onMoved: () => void) => {
  const { t } = useTranslation()
  const move = useMove('combats.house', {
    success: true,
    onDone: onMoved,
    failure: t('switchHouse.moveFailed'),
  })
  return { moveTo: (houseId: number) => move.send({ body: { house_id: houseId } }), isPending: move.isPending }
}
