import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnedStone } from '../../../../contracts/wire.ts'
import { MERGED_STONES, mergedStone } from '../../../../rules/stones/stone-merge.ts'
import type { EquippedStone } from '../../../../rules/stones/stones.ts'
import { refusalText, useMove } from '../../../game/use-move.ts'
import { toast } from '../../../ui/feedback/toast.ts'

/** A merge that is shown. */
export interface MergeMoment {
  readonly stone: EquippedStone
  /** What the three become: one level above the first (row 138). */
  readonly merged: EquippedStone
  /** The server has merged them. */
  readonly isDone: boolean
}

/** Merging three stones, with the moment that shows it (rows 137, 138, 140). `onMerged` clears the slots. */
export const useMerge = (onMerged: () => void) => {
  const { t } = useTranslation()
  const [moment, setMoment] = useState<MergeMoment | null>(null)
  const type = useRef<EquippedStone['type']>('burning-hell')
  const kind = (): string => t(`stones.kind.${type.current}`)
  const move = useMove('stones.upgrade', {
    onDone: () => {
      setMoment((known) => known && { ...known, isDone: true })
      onMerged()
    },
    failure: (error) => refusalText(error) ?? t('stones.upgradeFailed', { name: kind() }),
    onFailed: () => setMoment(null),
  })
  return {
    moment,
    start: (stone: OwnedStone): void => {
      const merged = mergedStone(stone)
      if (merged === null) return
      if (!move.send({ body: { user_stone_ids: Array.from({ length: MERGED_STONES }, () => stone.id) } })) return
      type.current = stone.type
      setMoment({ stone, merged, isDone: false })
    },
    end: (): void => setMoment(null),
    /** The toast of B8, once the stone is seen. */
    say: (): void => {
      toast.success(t('stones.upgraded', { name: kind() }))
    },
  }
}
