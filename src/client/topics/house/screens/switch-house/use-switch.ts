import { useTranslation } from 'react-i18next'
import { refusalText, useMove } from '../../../../game/use-move.ts'
import { haptic } from '../../../../platform/messenger.ts'
import { sound } from '../../../../sound/sound.ts'
import { toast } from '../../../../ui/feedback/toast.ts'

/** Moves to another house (row 74, R41). */
export const useSwitch = (onMoved: () => void) => {
  const { t } = useTranslation()
  const move = useMove('combats.house', {
    onDone: () => {
      haptic('success')
      sound.play('join')
      onMoved()
    },
    onFailed: (error) => {
      haptic('error')
      toast.error(refusalText(error) ?? t('switchHouse.moveFailed'))
    },
  })
  return { moveTo: (houseId: number) => move.send({ body: { house_id: houseId } }), isPending: move.isPending }
}
