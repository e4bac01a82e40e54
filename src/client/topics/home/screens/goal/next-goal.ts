import { miningProgress, pocketMs } from '../../../../../rules/mining/mining.ts'
import { nextStep, type RankStep, rankPoints } from '../../../../../rules/season/ranks.ts'
import type { TournamentNews } from '../../../tournament/shelf/evening.ts'
import { type HomeFacts, todayItems, waitingInbox } from '../../shelf/today-items.ts'

/** What the player can do next, in one line; the time of `pocket` is ms since the epoch. */
export type Goal =
  | { readonly kind: 'claim' | 'firstFight' | 'daily' | 'hunt' | 'sword' | 'gear' | 'upgrade' | 'sendHunt' | 'fight' }
  | { readonly kind: 'tournamentWatch' | 'tournamentPrize'; readonly day: string }
  | { readonly kind: 'tournamentEnter' }
  | { readonly kind: 'inbox' | 'boss' | 'league' | 'medals'; readonly count: number }
  | { readonly kind: 'season'; readonly season: number }
  | { readonly kind: 'rank'; readonly points: number; readonly step: RankStep }
  | { readonly kind: 'pocket'; readonly atMs: number }

/** The goals that are shown only when there is no new gear, no fight left against the boss, or no tournament to enter. */
const BEHIND = {
  gear: ['upgrade', 'sendHunt', 'rank', 'fight', 'pocket'],
  boss: ['rank', 'fight', 'pocket'],
  tournament: ['rank', 'fight', 'pocket'],
} as const satisfies Record<string, readonly Goal['kind'][]>

/** Whether new gear in the bag, fights left against the boss, or entering the tournament would be shown instead of this goal. */
export const comesAfter = (goal: Goal | null | undefined, what: keyof typeof BEHIND): boolean =>
  BEHIND[what].some((kind) => kind === goal?.kind)

/** What the goal depends on besides home's facts. */
export interface GoalFacts {
  readonly fights: number
  readonly rank: number
  readonly isUpgradeAffordable: boolean
  /** The welcome sword is still to be claimed (R04). */
  readonly isSwordWaiting: boolean
  /** The bag holds something new for a free place of the pet. */
  readonly hasNewGear: boolean
  /** Fights against the guild's boss today; 0 without a guild, and while that is not known. */
  readonly bossFights: number
  /** The player's tournament; null while there is nothing to say. */
  readonly tournament: TournamentNews | null
}

/**
 * The next goal: a full pocket and the first fight come first, then what costs nothing, what makes the pet stronger, what
 * can be bought, the guild's boss, the way up the ladder, and what to come back for. Null while nothing is known.
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
  if (stateOf('daily') === 'ready') return { kind: 'daily' }
  if (stateOf('hunt') === 'ready') return { kind: 'hunt' }
  if (tournament?.kind === 'watch') return { kind: 'tournamentWatch', day: tournament.day }
  const { chestOf, leagueWeeks = [], medals = 0 } = home
  if (typeof chestOf === 'number') return { kind: 'season', season: chestOf }
  if (leagueWeeks.length > 0) return { kind: 'league', count: leagueWeeks.length }
  if (medals > 0) return { kind: 'medals', count: medals }
  if (tournament?.kind === 'prize') return { kind: 'tournamentPrize', day: tournament.day }
  const inbox = waitingInbox(home.inbox)
  if (inbox > 0) return { kind: 'inbox', count: inbox }
  if (isSwordWaiting) return { kind: 'sword' }
  if (hasNewGear) return { kind: 'gear' }
  if (isUpgradeAffordable) return { kind: 'upgrade' }
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
