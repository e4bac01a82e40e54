import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { haptic } from '#client/platform/messenger.ts'
import { sound } from '#client/sound/sound.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import type { GearAnswer } from '#contracts/wire.ts'

export type PresetNumber = 1 | 2

export interface OutfitMutations {
  readonly isPending: boolean
  readonly wearBest: () => void
  readonly wearPreset: (number: PresetNumber) => void
  readonly savePreset: (number: PresetNumber, ids: readonly string[]) => void
}

/** @param power the fighter's power before the change (extras 11, 15) */
export const useOutfitMutations = (power: number | undefined): OutfitMutations => {
  const { t } = useTranslation()
  const failure = t('inventory.changeFailed')
  const tell = (answer: GearAnswer, unchanged: string): void => {
    if (answer.changed.length === 0) {
      toast.blank(unchanged)
      return
    }
    haptic('success')
    sound.play('toggle')
    const gained = answer.power - (power ?? answer.power)
    toast.success(
      gained > 0 ? t('inventory.strongerBy', { amount: formatInteger(gained) }) : t('inventory.outfit.isWorn'),
    )
  }
  const best = useCallMutation('equipments.equipBest', {
    onDone: (answer) => tell(answer, t('inventory.alreadyBest')),
    failure,
  })
  const wear = useCallMutation('equipments.equipPreset', {
    onDone: (answer) => tell(answer, t('inventory.outfit.alreadyWorn')),
    failure,
  })
  const save = useCallMutation('equipments.savePreset', {
    success: ({ number }) => t('inventory.outfit.saved', { number }),
    failure,
  })
  return {
    isPending: best.isPending || wear.isPending || save.isPending,
    wearBest: () => void best.send(),
    wearPreset: (number) => void wear.send({ params: { number } }),
    savePreset: (number, ids) => void save.send({ params: { number }, body: { user_equipment_ids: [...ids] } }),
  }
}
