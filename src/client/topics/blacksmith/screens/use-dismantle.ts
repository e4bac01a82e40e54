import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import type { SmithCelebration } from './smith-celebration.ts'

export const useDismantle = ({ onFailed }: { readonly onFailed?: () => void } = {}) => {
  const { t } = useTranslation()
  const [celebration, setMoment] = useState<SmithCelebration | null>(null)
  const mutation = useCallMutation('equipments.dismantle', {
    onDone: (materials) => setMoment((known) => known && { ...known, outcome: { kind: 'dismantled', materials } }),
    failure: t('blacksmith.dismantle.failed'),
    onFailed: () => {
      setMoment(null)
      onFailed?.()
    },
  })
  return {
    celebration,
    /** Dismantles all or none. The celebration shows the first item. */
    start: (items: readonly OwnEquipment[]): void => {
      const [item] = items
      if (!item || !mutation.send({ body: { user_equipment_ids: items.map(({ id }) => id) } })) return
      setMoment({ work: 'dismantle', item, count: items.length, outcome: null })
    },
    end: (): void => setMoment(null),
    say: (): void => {
      toast.success(t('blacksmith.dismantle.done'))
    },
  }
}
