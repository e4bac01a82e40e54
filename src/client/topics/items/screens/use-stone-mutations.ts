import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { haptic } from '#client/platform/messenger.ts'
import { sound } from '#client/sound/sound.ts'
import { previewStone } from '#client/topics/stones/cache.ts'
import type { OwnedStone } from '#contracts/wire.ts'

/** Optimistic (R09). A failed call reverts the change. */
export const useWearStone = (): ((stone: OwnedStone, isOn: boolean) => void) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const equip = useCallMutation('stones.equip', { failure: t('stones.wearFailed') })
  return (stone, isOn) => {
    const preview = () => previewStone(client, stone, isOn)
    if (!equip.send({ params: { id: stone.id }, body: { equipped: isOn } }, preview)) return
    haptic('light')
    sound.play('toggle')
  }
}
