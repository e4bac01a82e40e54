import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#client/topics/home/queries.ts'

/** Level of Salary (`mining-tok`), which unlocks the wardrobe and the island (R58). Undefined while it loads. */
export const useSalaryLevel = (): number | undefined => {
  const upgrades = useQuery(profileQuery).data?.upgrades
  return upgrades && Math.max(0, ...upgrades.map((row) => (row.upgrade_type === 'mining-tok' ? row.upgrade_level : 0)))
}
