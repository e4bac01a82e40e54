import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { equippedQuery } from '#client/topics/items/queries.ts'
import { changesOf, powerGainOf } from '#client/topics/items/shared/gear-changes.ts'
import { useWearer } from '#client/topics/items/shared/use-wearer.ts'
import type { Equipment } from '#contracts/wire.ts'
import { isWornType } from '#rules/items/item-kinds.ts'

/** Null for items that cannot be worn, and while loading. */
const useCompared = <Answer>(
  compare: (...compared: Parameters<typeof changesOf>) => Answer,
): ((item: Equipment) => Answer | null) => {
  const wearer = useWearer()
  const worn = useQuery(equippedQuery).data
  return useCallback(
    (item) => (wearer === null || worn === undefined || !isWornType(item.type) ? null : compare(wearer, worn, item)),
    [wearer, worn, compare],
  )
}

export const useWearChanges = () => useCompared(changesOf)

export type PowerGain = (item: Equipment) => string | null

export const usePowerGain = (): PowerGain => useCompared(powerGainOf)
