import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
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
  const undo = useRef<() => void>(() => undefined)
  const handlers = { failure: t('inventory.changeFailed'), onFailed: () => undo.current() }
  const equip = useCallMutation('equipments.equip', handlers)
  const lock = useCallMutation('equipments.lock', handlers)
  // Only one change at a time, because reverting an earlier one would undo a later one.
  const isBusy = equip.isPending || lock.isPending
  return {
    wear: (item, equipped) => {
      if (isBusy || !equip.send({ params: { id: item.id }, body: { equipped } })) return
      undo.current = previewWearing(client, item, equipped)
      haptic('light')
      sound.play('toggle')
    },
    lock: (item, locked) => {
      if (isBusy || !lock.send({ params: { id: item.id }, body: { locked } })) return
      undo.current = previewLock(client, item.id, locked)
      haptic('selection')
    },
  }
}
