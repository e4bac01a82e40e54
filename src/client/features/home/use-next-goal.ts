import { useQuery } from '@tanstack/react-query'
import { upgradeBadge } from '../../../rules/economy/nav-badges.ts'
import { begunRuns } from '../../../rules/fight/boss-calendar.ts'
import { WORN_TYPES } from '../../../rules/items/item-kinds.ts'
import { bossFightsLeftQuery } from '../../game/boss-queries.ts'
import { balanceQuery, combatProfileQuery, guildQuery, profileQuery, settingsQuery } from '../../game/home-queries.ts'
import { inventoryQuery, welcomeQuery } from '../../game/queries.ts'
import { type Goal, nextGoal } from './next-goal.ts'
import type { HomeFacts } from './today-items.ts'

/** What waits in the bag for a pet with a free place; a newcomer before the first fight and a fully dressed pet ask nothing. */
const useNewGear = () => {
  const combat = useQuery(combatProfileQuery).data
  const free = combat && combat.fights > 0 ? WORN_TYPES.filter((type) => !combat.cosmetic[type]) : []
  const enabled = free.length > 0
  const items = useQuery({ ...inventoryQuery, enabled }).data
  const welcome = useQuery({ ...welcomeQuery, enabled: free.includes('sword') }).data
  return {
    isSwordWaiting: free.includes('sword') && welcome?.claimed === false,
    hasNewGear:
      enabled &&
      (items ?? []).some(
        ({ own, status, type }) => own.is_new && status === 'inventory' && free.some((slot) => slot === type),
      ),
  }
}

/** Fights left against today's boss; only a guild's member asks. */
const useBossFights = (nowMs: number): number => {
  const guild = useQuery(guildQuery).data
  const [{ slug }] = begunRuns(nowMs)
  const isMember = guild !== undefined && guild !== null
  const boss = useQuery({ ...bossFightsLeftQuery(slug), enabled: isMember }).data
  return isMember ? (boss?.fights_left ?? 0) : 0
}

/** What the player can do next; null while home still loads. */
export const useNextGoal = (facts: HomeFacts, isLoading: boolean): Goal | null => {
  const settings = useQuery(settingsQuery).data
  const profile = useQuery(profileQuery).data
  const combat = useQuery(combatProfileQuery).data
  const balanceNano = useQuery(balanceQuery).data
  const gear = useNewGear()
  const bossFights = useBossFights(facts.nowMs)
  if (isLoading || !settings || !profile || !combat || balanceNano === undefined) return null
  const upgrades = profile.upgrades.map(({ upgrade_type, upgrade_level }) => ({
    type: upgrade_type,
    level: upgrade_level,
  }))
  const missionsDone = facts.missions?.filter(({ completed }) => completed).length ?? 0
  const isUpgradeAffordable = upgradeBadge({ settings, upgrades, balanceNano, missionsDone }) !== null
  return nextGoal(facts, { fights: combat.fights, rank: combat.rank, isUpgradeAffordable, bossFights, ...gear })
}
