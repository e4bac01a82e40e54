import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMove } from '#client/game/use-move.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import type { SmithMoment } from './smith-moment.ts'

export const useDismantle = ({ onFailed }: { readonly onFailed?: () => void } = {}) => {
  const { t } = useTranslation()
  const [moment, setMoment] = useState<SmithMoment | null>(null)
  const move = useMove('equipments.dismantle', {
    onDone: (materials) => setMoment((known) => known && { ...known, outcome: { kind: 'dismantled', materials } }),
    failure: t('blacksmith.dismantle.failed'),
    onFailed: () => {
      setMoment(null)
      onFailed?.()
    },
  })
  return {
    moment,
    /** All or none; the first item is shown. */
    start: (items: readonly OwnEquipment[]): void => {
      const [item] = items
      if (!item || !move.send({ body: { user_equipment_ids: items.map(({ id }) => id) } })) return
      setMoment({ work: 'dismantle', item, count: items.length, outcome: null })
    },
    end: (): void => setMoment(null),
    say: (): void => {
      toast.success(t('blacksmith.dismantle.done'))
    },
  }
}
