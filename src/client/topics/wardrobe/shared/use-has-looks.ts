import { useQuery } from '@tanstack/react-query'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { seasonPathQuery } from '#client/topics/season-path/queries.ts'
import { useSalaryLevel } from '#client/topics/upgrades/shared/use-salary-level.ts'
import { looksOf, pathBits } from '#rules/season-path/season-path.ts'
import { isWardrobeOpen, seasonLookOf } from '#rules/wardrobe/looks.ts'
import { wardrobeQuery } from '../queries.ts'

/**
 * True if the player can buy looks, or is known to have one: season looks are worn from any level of Salary (R53).
 * Sends no call, so an unworn look of an earlier season counts only once the wardrobe was opened.
 */
export const useHasLooks = (): boolean => {
  const salaryLevel = useSalaryLevel()
  const fighter = useQuery({ ...combatProfileQuery, enabled: false }).data
  const path = useQuery({ ...seasonPathQuery, enabled: false }).data
  const wardrobe = useQuery({ ...wardrobeQuery, enabled: false }).data
  if (salaryLevel !== undefined && isWardrobeOpen(salaryLevel)) return true
  if (wardrobe !== undefined && wardrobe.owned.length > 0) return true
  if (Object.keys(fighter?.cosmetic.looks ?? {}).length > 0) return true
  return (
    fighter !== undefined &&
    looksOf(pathBits(path?.claimed ?? [])).some((look) => seasonLookOf(look, fighter.house_id) !== null)
  )
}
