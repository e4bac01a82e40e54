import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Equipment } from '../../../contracts/wire.ts'
import { isWornType } from '../../../rules/items/item-kinds.ts'
import { equippedQuery } from '../../game/queries.ts'
import { changesOf, type StatChange } from '../../items/gear-changes.ts'
import { useWearer } from '../../items/use-wearer.ts'

/** What wearing an item would change in place of what is worn; null for what is not worn, and until the fighter is known. */
export type WearChanges = (item: Equipment) => readonly StatChange[] | null

/** Compares items with what the player's pet wears (extra 11). */
export const useWearChanges = (): WearChanges => {
  const wearer = useWearer()
  const worn = useQuery(equippedQuery).data
  return useCallback(
    (item) => (wearer === null || worn === undefined || !isWornType(item.type) ? null : changesOf(wearer, worn, item)),
    [wearer, worn],
  )
}
