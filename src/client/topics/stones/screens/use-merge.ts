import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiErrorText, useCallMutation } from '#client/game/use-call-mutation.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { OwnedStone } from '#contracts/wire.ts'
import { MERGED_STONES, mergedStone } from '#rules/stones/stone-merge.ts'
import type { EquippedStone } from '#rules/stones/stones.ts'

export interface MergeCelebration {
  readonly stone: EquippedStone
  readonly merged: EquippedStone
  readonly isDone: boolean
}

/** @param onMerged clears the slots (rows 137, 138, 140) */
export const useMerge = (onMerged: () => void) => {
  const { t } = useTranslation()
  const [celebration, setMoment] = useState<MergeCelebration | null>(null)
  const type = useRef<EquippedStone['type']>('burning-hell')
  const kind = (): string => t(`stones.kind.${type.current}`)
  const mutation = useCallMutation('stones.upgrade', {
    onDone: () => {
      setMoment((known) => known && { ...known, isDone: true })
      onMerged()
    },
    failure: (error) => apiErrorText(error) ?? t('stones.upgradeFailed', { name: kind() }),
    onFailed: () => setMoment(null),
  })
  return {
    celebration,
    start: (stone: OwnedStone): void => {
      const merged = mergedStone(stone)
      if (merged === null) return
      if (!mutation.send({ body: { user_stone_ids: Array.from({ length: MERGED_STONES }, () => stone.id) } })) return
      type.current = stone.type
      setMoment({ stone, merged, isDone: false })
    },
    end: (): void => setMoment(null),
    say: (): void => {
      toast.success(t('stones.upgraded', { name: kind() }))
    },
  }
}
