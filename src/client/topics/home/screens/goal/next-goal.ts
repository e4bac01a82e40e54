import type { TournamentNews } from '#client/topics/tournament/shared/evening.ts'
import { miningProgress, pocketMs } from '#rules/mining/mining.ts'
import { nextStep, type RankStep, rankPoints } from '#rules/season/ranks.ts'
import { type HomeFacts, todayItems, waitingInbox } from '../../shared/today-items.ts'

export type Goal =
  | {
      readonly kind:
        | 'claim'
        | 'firstFight'
        | 'daily'
        | 'hunt'
        | 'sword'
        | 'gear'
        | 'upgrade'
        | 'startChest'
        | 'sendHunt'
        | 'fight'
    }
  | { readonly kind: 'tournamentWatch' | 'tournamentPrize'; readonly day: string }
  | { readonly kind: 'tournamentEnter' }
  | { readonly kind: 'boxes' | 'inbox' | 'boss' | 'league' | 'medals' | 'chests' | 'path'; readonly count: number }
  | { readonly kind: 'season'; readonly season: number }
  | { readonly kind: 'rank'; readonly points: number; readonly step: RankStep }
  | { readonly kind: 'pocket'; readonly atMs: number }

const BEHIND = {
  gear: ['upgrade', 'startChest', 'sendHunt', 'rank', 'fight', 'pocket'],
  boss: ['rank', 'fight', 'pocket'],
  tournament: ['rank', 'fight', 'pocket'],
} as const satisfies Record<string, readonly Goal['kind'][]>

export const comesAfter = (goal: Goal | null | undefined, what: keyof typeof BEHIND): boolean =>
  BEHIND[what].some((kind) => kind === goal?.kind)

export interface GoalFacts {
  readonly fights: number
  readonly rank: number
  readonly isUpgradeAffordable: boolean
  readonly isSwordWaiting: boolean
  readonly hasNewGear: boolean
  /** Boss fights left. 0 without a guild and while loading. */
  readonly bossFights: number
  readonly tournament: TournamentNews | null
}

/**
 * In this order: full pocket, first fight, rewards to collect and fights to watch, better gear, an affordable upgrade,
 * a chest or hunt to start, boss, tournament, rank, the next full pocket. Null while loading.
 */
export const nextGoal = (
  home: HomeFacts,
  { bossFights, fights, hasNewGear, isSwordWaiting, isUpgradeAffordable, rank, tournament }: GoalFacts,
): Goal | null => {
  const items = todayItems(home)
  const stateOf = (kind: (typeof items)[number]['kind']) => items.find((item) => item.kind === kind)?.state
  const { energy, lastClaimMs, mining, nowMs } = home
  const canFight = energy !== undefined && energy.current > 0
  const isFull = mining && lastClaimMs !== undefined && miningProgress({ ...mining, lastClaimMs, nowMs }) >= 1
  if (isFull && stateOf('claim') === 'ready') return { kind: 'claim' }
  if (fights === 0 && canFight) return { kind: 'firstFight' }
  const { boxes = 0, chestOf, leagueWeeks = [], medals = 0, pathSteps = [], readyChests = [] } = home
  if (boxes > 0) return { kind: 'boxes', count: boxes }
  if (stateOf('daily') === 'ready') return { kind: 'daily' }
  if (stateOf('hunt') === 'ready') return { kind: 'hunt' }
  if (tournament?.kind === 'watch') return { kind: 'tournamentWatch', day: tournament.day }
  if (typeof chestOf === 'number') return { kind: 'season', season: chestOf }
  if (leagueWeeks.length > 0) return { kind: 'league', count: leagueWeeks.length }
  if (medals > 0) return { kind: 'medals', count: medals }
  if (tournament?.kind === 'prize') return { kind: 'tournamentPrize', day: tournament.day }
  if (readyChests.length > 0) return { kind: 'chests', count: readyChests.length }
  const inbox = waitingInbox(home.inbox)
  if (inbox > 0) return { kind: 'inbox', count: inbox }
  if (pathSteps.length > 0) return { kind: 'path', count: pathSteps.length }
  if (isSwordWaiting) return { kind: 'sword' }
  if (hasNewGear) return { kind: 'gear' }
  if (isUpgradeAffordable) return { kind: 'upgrade' }
  if (stateOf('chests') === 'open') return { kind: 'startChest' }
  if (stateOf('hunt') === 'open') return { kind: 'sendHunt' }
  if (bossFights > 0) return { kind: 'boss', count: bossFights }
  if (tournament?.kind === 'enter') return { kind: 'tournamentEnter' }
  if (canFight) {
    const step = nextStep(rankPoints(rank))
    return step ? { kind: 'rank', points: step.minPoints - rank, step } : { kind: 'fight' }
  }
  if (!mining || lastClaimMs === undefined) return null
  return { kind: 'pocket', atMs: lastClaimMs + pocketMs({ ...mining, nowMs }) }
}
