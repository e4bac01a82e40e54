import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnEquipment } from '../../../../contracts/wire.ts'
import { useMove } from '../../../game/use-move.ts'
import { haptic } from '../../../platform/messenger.ts'
import { sound } from '../../../sound/sound.ts'
import { previewLock, previewWearing, type WearableItem } from '../cache.ts'

/** What the player does with an item. */
export interface GearMoves {
  readonly wear: (item: WearableItem, isOn: boolean) => void
  readonly lock: (item: OwnEquipment, locked: boolean) => void
}

/** Wearing and locking (row 109): shown at once, taken back with the server's message when it refuses. */
export const useGearMoves = (): GearMoves => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const undo = useRef<() => void>(() => undefined)
  const handlers = { failure: t('inventory.changeFailed'), onFailed: () => undo.current() }
  const equip = useMove('equipments.equip', handlers)
  const lock = useMove('equipments.lock', handlers)
  // One change at a time: taking back an earlier one would undo a later one too.
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
