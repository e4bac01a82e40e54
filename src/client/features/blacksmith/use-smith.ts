import { useTranslation } from 'react-i18next'
import type { OwnEquipment } from '../../../contracts/wire.ts'
import { refusalText, useMove } from '../../game/use-move.ts'
import { haptic } from '../../platform/messenger.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { workOf } from './smith-view.ts'

/** Refines or awakens an item (rows 113, 114, 116, 121). */
export const useSmith = (item: OwnEquipment, { onEnd }: { readonly onEnd: () => void }) => {
  const { t } = useTranslation()
  const fail = (text: string) => (error: Error) => {
    haptic('error')
    toast.error(refusalText(error) ?? text)
    onEnd()
  }
  const refine = useMove('equipments.refine', {
    onDone: (isRefined) => {
      haptic(isRefined ? 'success' : 'error')
      if (isRefined) toast.success(t('blacksmith.refineDone'))
      else toast.error(t('blacksmith.refineFailed'))
      onEnd()
    },
    onFailed: fail(t('blacksmith.refineFailed')),
  })
  const awaken = useMove('equipments.awaken', {
    onDone: () => {
      haptic('success')
      toast.success(t('blacksmith.awakenDone'))
      onEnd()
    },
    onFailed: fail(t('blacksmith.awakenFailed')),
  })
  const move = workOf(item) === 'refine' ? refine : awaken
  return { start: () => move.send({ params: { id: item.id } }), isPending: move.isPending }
}
