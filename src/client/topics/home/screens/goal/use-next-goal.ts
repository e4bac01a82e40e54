import { useQuery } from '@tanstack/react-query'
import { bossFightsLeftQuery } from '#client/topics/boss/queries.ts'
import { guildQuery } from '#client/topics/guild/queries.ts'
import { inventoryQuery, welcomeQuery } from '#client/topics/items/queries.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { useTournamentNews } from '#client/topics/tournament/shared/use-tournament-news.ts'
import { begunBossEvents } from '#rules/boss/boss-calendar.ts'
import { upgradeBadge } from '#rules/home/nav-badges.ts'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { FIGHTS_TO_ENTER } from '#rules/tournament/entering.ts'
import { gameConfigQuery, profileQuery } from '../../queries.ts'
import type { HomeFacts } from '../../shared/today-items.ts'
import { comesAfter, type Goal, nextGoal } from './next-goal.ts'

/** After this many fights the bag alone marks new gear. */
const GEAR_IS_NEW_FIGHTS = 50
const NOTHING_ASKED = { isSwordWaiting: false, hasNewGear: false, bossFights: 0, tournament: null } as const

const useNewGear = (isWanted: boolean) => {
  const combat = useQuery(combatProfileQuery).data
  const asks = isWanted && combat !== undefined && combat.fights <= GEAR_IS_NEW_FIGHTS
  const free = asks ? WORN_TYPES.filter((type) => !combat.cosmetic[type]) : []
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

const useBossFights = (nowMs: number, isWanted: boolean): number => {
  const guild = useQuery(guildQuery).data
  const [{ slug }] = begunBossEvents(nowMs)
  const enabled = isWanted && guild !== undefined && guild !== null
  const boss = useQuery({ ...bossFightsLeftQuery(slug), enabled }).data
  return enabled ? (boss?.fights_left ?? 0) : 0
}

const useKnownGoal = (facts: HomeFacts, isLoading: boolean) => {
  const settings = useQuery(gameConfigQuery).data
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
  const known = { fights: combat.fights, rank: combat.rank, isUpgradeAffordable, ...NOTHING_ASKED }
  return { known, goal: nextGoal(facts, known) }
}

/** Null while loading. Bag, boss and tournament are fetched only if the goal could be about them. */
export const useNextGoal = (facts: HomeFacts, isLoading: boolean): Goal | null => {
  const now = useKnownGoal(facts, isLoading)
  const gear = useNewGear(comesAfter(now?.goal, 'gear'))
  const bossFights = useBossFights(facts.nowMs, comesAfter(now?.goal, 'boss'))
  const mayEnter = (now?.known.fights ?? 0) >= FIGHTS_TO_ENTER && comesAfter(now?.goal, 'tournament')
  const tournament = useTournamentNews(facts.nowMs, mayEnter)
  return now && nextGoal(facts, { ...now.known, ...gear, bossFights, tournament })
}
