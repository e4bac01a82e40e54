import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Equipment } from '../../../../contracts/wire.ts'
import { isWornType } from '../../../../rules/items/item-kinds.ts'
import { equippedQuery } from '../../items/queries.ts'
import { changesOf, powerGainOf } from '../../items/shelf/gear-changes.ts'
import { useWearer } from '../../items/shelf/use-wearer.ts'

/** Compares an item with what the player's pet wears; null for what is not worn, and until the fighter is known. */
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

/** What wearing an item would change in place of what is worn (extra 11). */
export const useWearChanges = () => useCompared(changesOf)

/** How much stronger an item would make the player; null also when it would not. */
export type PowerGain = (item: Equipment) => string | null

/** The same in one number, for the cards of a list. */
export const usePowerGain = (): PowerGain => useCompared(powerGainOf)
