import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { haptic } from '#client/platform/messenger.ts'
import { sound } from '#client/sound/sound.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import { previewLock, previewWearing, type WearableItem } from '../cache.ts'

export interface GearMutations {
  readonly wear: (item: WearableItem, isOn: boolean) => void
  readonly lock: (item: OwnEquipment, locked: boolean) => void
}

/** Optimistic (row 109). A failed call reverts the change. */
export const useGearMutations = (): GearMutations => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const failure = t('inventory.changeFailed')
  const equip = useCallMutation('equipments.equip', { failure })
  const lock = useCallMutation('equipments.lock', { failure })
  // Only one change at a time, because reverting an earlier one would undo a later one.
  const isBusy = equip.isPending || lock.isPending
  return {
    wear: (item, equipped) => {
      const preview = () => previewWearing(client, item, equipped)
      if (isBusy || !equip.send({ params: { id: item.id }, body: { equipped } }, preview)) return
      haptic('light')
      sound.play('toggle')
    },
    lock: (item, locked) => {
      const preview = () => previewLock(client, item.id, locked)
      if (isBusy || !lock.send({ params: { id: item.id }, body: { locked } }, preview)) return
      haptic('selection')
    },
  }
}
