import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { haptic } from '#client/platform/messenger.ts'
import { sound } from '#client/sound/sound.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import type { CombatProfile, GearAnswer } from '#contracts/wire.ts'
import type { Stance } from '#rules/kombat/stances.ts'

export type PresetNumber = 1 | 2

/** @param own the fighter before the change (extras 11, 15) */
export const useOutfitMutations = (own: CombatProfile | undefined) => {
  const { t } = useTranslation()
  const failure = t('inventory.changeFailed')
  const changesStance = useRef(false)
  const tell = (answer: GearAnswer, unchanged: string, isChanged = answer.changed.length > 0): void => {
    if (!isChanged) {
      toast.blank(unchanged)
      return
    }
    haptic('success')
    sound.play('toggle')
    const gained = answer.power - (own?.power ?? answer.power)
    toast.success(
      gained > 0 ? t('inventory.strongerBy', { amount: formatInteger(gained) }) : t('inventory.outfit.isWorn'),
    )
  }
  const best = useCallMutation('equipments.equipBest', {
    onDone: (answer) => tell(answer, t('inventory.alreadyBest')),
    failure,
  })
  const wear = useCallMutation('equipments.equipPreset', {
    // Even if the saved gear is already worn, the saved stance may differ (R55).
    onDone: (answer) =>
      tell(answer, t('inventory.outfit.alreadyWorn'), answer.changed.length > 0 || changesStance.current),
    failure,
  })
  const save = useCallMutation('equipments.savePreset', {
    success: ({ number }) => t('inventory.outfit.saved', { number }),
    failure,
  })
  return {
    isPending: best.isPending || wear.isPending || save.isPending,
    wearBest: () => void best.send(),
    wearPreset: (number: PresetNumber, stance: Stance | null) => {
      if (wear.send({ params: { number } })) changesStance.current = stance !== null && stance !== own?.stance
    },
    savePreset: (number: PresetNumber, ids: readonly string[]) =>
      void save.send({ params: { number }, body: { user_equipment_ids: [...ids] } }),
  }
}

export type OutfitMutations = ReturnType<typeof useOutfitMutations>
