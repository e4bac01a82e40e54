import { useQuery } from '@tanstack/react-query'
import { upgradeBadge } from '../../../rules/economy/nav-badges.ts'
import { balanceQuery, combatProfileQuery, profileQuery, settingsQuery } from '../../game/home-queries.ts'
import { type Goal, nextGoal } from './next-goal.ts'
import type { HomeFacts } from './today-items.ts'

/** What the player can do next; null while home still loads. */
export const useNextGoal = (facts: HomeFacts, isLoading: boolean): Goal | null => {
  const settings = useQuery(settingsQuery).data
  const profile = useQuery(profileQuery).data
  const combat = useQuery(combatProfileQuery).data
  const balanceNano = useQuery(balanceQuery).data
  if (isLoading || !settings || !profile || !combat || balanceNano === undefined) return null
  const upgrades = profile.upgrades.map(({ upgrade_type, upgrade_level }) => ({
    type: upgrade_type,
    level: upgrade_level,
  }))
  const missionsDone = facts.missions?.filter(({ completed }) => completed).length ?? 0
  const isUpgradeAffordable = upgradeBadge({ settings, upgrades, balanceNano, missionsDone }) !== null
  return nextGoal(facts, { fights: combat.fights, rank: combat.rank, isUpgradeAffordable })
}
