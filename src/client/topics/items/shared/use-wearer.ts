import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { armySpentQuery } from '#client/topics/army/queries.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { armyStepOf } from '#rules/army/army.ts'
import type { Wearer } from '#rules/kombat/outfit.ts'

/** The player without gear. Null while loading. The same object until the data change. */
export const useWearer = (): Wearer | null => {
  const profile = useQuery(combatProfileQuery).data
  const spent = useQuery(armySpentQuery).data
  return useMemo(() => {
    if (profile === undefined || spent === undefined) return null
    return {
      houseId: profile.house_id,
      armyStep: armyStepOf(spent),
      stones: profile.stone_statistics,
      skill: profile.pet.active_skill,
    }
  }, [profile, spent])
}
