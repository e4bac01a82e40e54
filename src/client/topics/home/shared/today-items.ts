import type { CallData } from '#contracts/schemas.ts'
import type { HuntSlug } from '#rules/hunt/hunt-slugs.ts'
import { claimableMilestones, hasHuntDot } from '#rules/hunt/hunts.ts'
import type { LeagueSlug } from '#rules/leaderboards/league-rewards.ts'
import { claimWaitMinutes, type MiningState, minedNano } from '#rules/mining/mining.ts'
import { isReadyMission } from '#rules/upgrades/ready-mission.ts'

interface ReadyStep {
  readonly season: number
  readonly step: number
}

/** A fact is undefined while loading or after a failure. */
export interface HomeFacts {
  readonly nowMs: number
  readonly mining?: MiningState | undefined
  readonly lastClaimMs?: number | undefined
  readonly daily?: CallData<'daily.get'> | undefined
  readonly hunt?: CallData<'hunting.current'> | undefined
  readonly milestones?: CallData<'hunting.milestones'> | undefined
  /** Energy for fights. `nextInMs` is the time until the next refill, null if it is full. */
  readonly energy?: { readonly current: number; readonly nextInMs: number | null } | undefined
  readonly missions?: CallData<'upgrades.missions'> | undefined
  readonly tasks?: CallData<'tasks.list'> | undefined
  readonly inbox?: CallData<'inbox.list'> | undefined
  /** Ids of prizes that would reveal a tournament's result before it was watched (R26). */
  readonly hiddenPrizes?: { readonly has: (id: string) => boolean } | undefined
  readonly season?: CallData<'season.get'> | undefined
  readonly chestOf?: number | null | undefined
  readonly leagueWeeks?: readonly LeagueSlug[] | undefined
  readonly medals?: number | undefined
  /** Ids of win chests whose time is over (R54). */
  readonly readyChests?: readonly string[] | undefined
  /** Win chests that wait to be started. 0 while another one runs. */
  readonly startableChests?: number | undefined
  readonly pathSteps?: readonly ReadyStep[] | undefined
  /** Boxes of the first seven days to open (R50). 0 while their strip shows them. */
  readonly boxes?: number | undefined
}

export type CollectStep =
  | { readonly kind: 'claim' }
  | { readonly kind: 'daily' }
  | { readonly kind: 'hunt'; readonly slug: HuntSlug }
  | { readonly kind: 'milestone'; readonly level: number }
  | { readonly kind: 'league'; readonly week: LeagueSlug }
  | { readonly kind: 'chest'; readonly id: string }
  | ({ readonly kind: 'pathStep' } & ReadyStep)
  | { readonly kind: 'inbox'; readonly id: string }

export type TodayKind =
  | 'claim'
  | 'daily'
  | 'hunt'
  | 'milestones'
  | 'fight'
  | 'missions'
  | 'tasks'
  | 'inbox'
  | 'season'
  | 'league'
  | 'medals'
  | 'chests'
  | 'path'
  | 'boxes'
  | 'reroll'
  | 'wishes'
  | 'boss'
  | 'tournament'
  | 'vote'

/**
 * `ready`: can be collected now, `open`: needs another page, `waiting`: needs time, `done`: done for today,
 * `missing`: not loaded (extra 6).
 */
export interface TodayItem {
  readonly kind: TodayKind
  readonly state: 'ready' | 'open' | 'waiting' | 'done' | 'missing'
  readonly count: number
  readonly tokNano: number | null
  /** Ms since the epoch: the end of the wait, or until when a tournament that is `open` can be entered. */
  readonly untilMs: number | null
  readonly day: number | null
  readonly steps: readonly CollectStep[]
}

export const todayItem = (kind: TodayKind, state: TodayItem['state'], over: Partial<TodayItem> = {}): TodayItem => ({
  kind,
  state,
  count: 0,
  tokNano: null,
  untilMs: null,
  day: null,
  steps: [],
  ...over,
})

const claimItem = ({ mining, lastClaimMs, nowMs }: HomeFacts): TodayItem => {
  if (!mining || lastClaimMs === undefined) return todayItem('claim', 'missing')
  const minutes = claimWaitMinutes(lastClaimMs, nowMs)
  if (minutes > 0) return todayItem('claim', 'waiting', { count: minutes })
  return todayItem('claim', 'ready', {
    tokNano: minedNano({ ...mining, lastClaimMs, nowMs }),
    steps: [{ kind: 'claim' }],
  })
}

const dailyItem = ({ daily }: HomeFacts): TodayItem => {
  if (!daily) return todayItem('daily', 'missing')
  if (daily.claimed_today) return todayItem('daily', 'done', { day: daily.day })
  const tokNano = daily.rewards.find(({ day }) => day === daily.day)?.amount ?? null
  return todayItem('daily', 'ready', { day: daily.day, tokNano, steps: [{ kind: 'daily' }] })
}

const huntItem = ({ hunt, nowMs }: HomeFacts): TodayItem => {
  if (hunt === undefined) return todayItem('hunt', 'missing')
  if (hunt === null) return todayItem('hunt', 'open')
  const untilMs = Date.parse(hunt.end_time)
  return nowMs < untilMs
    ? todayItem('hunt', 'waiting', { untilMs })
    : todayItem('hunt', 'ready', { steps: [{ kind: 'hunt', slug: hunt.slug }] })
}

const milestonesItems = ({ milestones }: HomeFacts): readonly TodayItem[] => {
  if (!milestones) return []
  const levels = claimableMilestones(milestones.total_demon_killed, milestones.claimed)
  if (levels.length === 0) return []
  const tokNano = milestones.milestones
    .filter(({ level }) => levels.includes(level))
    .reduce((sum, { reward_tok }) => sum + reward_tok, 0)
  const steps = levels.map((level) => ({ kind: 'milestone', level }) as const)
  return [todayItem('milestones', 'ready', { count: levels.length, tokNano, steps })]
}

const fightItem = ({ energy, nowMs }: HomeFacts): TodayItem => {
  if (!energy) return todayItem('fight', 'missing')
  if (energy.current > 0) return todayItem('fight', 'open', { count: energy.current })
  return todayItem('fight', 'waiting', { untilMs: energy.nextInMs === null ? null : nowMs + energy.nextInMs })
}

const missionsItems = ({ missions = [] }: HomeFacts): readonly TodayItem[] => {
  const count = missions.filter(isReadyMission).length
  return count === 0 ? [] : [todayItem('missions', 'ready', { count })]
}

const tasksItem = ({ tasks }: HomeFacts): TodayItem => {
  if (!tasks) return todayItem('tasks', 'missing')
  const count = tasks.filter(({ repeats, task_user }) => task_user.repeats < repeats).length
  return todayItem('tasks', count === 0 ? 'done' : 'open', { count })
}

const waitingItems = (inbox: HomeFacts['inbox'] = []) => inbox.filter(({ claimed_at }) => claimed_at === null)

export const waitingInbox = (inbox: HomeFacts['inbox']): number => waitingItems(inbox).length

const inboxItems = ({ hiddenPrizes, inbox }: HomeFacts): readonly TodayItem[] => {
  const waiting = waitingItems(inbox)
  if (waiting.length === 0) return []
  const steps = waiting.filter(({ id }) => !hiddenPrizes?.has(id)).map(({ id }) => ({ kind: 'inbox', id }) as const)
  return [todayItem('inbox', 'ready', { count: waiting.length, steps })]
}

const rewardItems = ({
  boxes = 0,
  chestOf,
  leagueWeeks = [],
  medals = 0,
  pathSteps = [],
  readyChests = [],
  startableChests = 0,
}: HomeFacts): readonly TodayItem[] => [
  ...(typeof chestOf === 'number' ? [todayItem('season', 'ready', { count: chestOf })] : []),
  ...(leagueWeeks.length > 0 ? [todayItem('league', 'ready', { count: leagueWeeks.length })] : []),
  ...(medals > 0 ? [todayItem('medals', 'ready', { count: medals })] : []),
  ...(boxes > 0 ? [todayItem('boxes', 'ready', { count: boxes })] : []),
  ...(readyChests.length > 0
    ? [
        todayItem('chests', 'ready', {
          count: readyChests.length,
          steps: readyChests.map((id) => ({ kind: 'chest', id })),
        }),
      ]
    : startableChests > 0
      ? [todayItem('chests', 'open', { count: startableChests })]
      : []),
  ...(pathSteps.length > 0
    ? [
        todayItem('path', 'ready', {
          count: pathSteps.length,
          steps: pathSteps.map((step) => ({ kind: 'pathStep', ...step })),
        }),
      ]
    : []),
]

const RANK: Readonly<Record<TodayItem['state'], number>> = { ready: 0, open: 1, waiting: 2, missing: 3, done: 4 }

export const inOrder = (items: readonly TodayItem[]): readonly TodayItem[] =>
  items.toSorted((left, right) => RANK[left.state] - RANK[right.state])

export const todayItems = (facts: HomeFacts): readonly TodayItem[] =>
  inOrder([
    claimItem(facts),
    dailyItem(facts),
    huntItem(facts),
    ...milestonesItems(facts),
    ...missionsItems(facts),
    ...rewardItems(facts),
    ...inboxItems(facts),
    fightItem(facts),
    tasksItem(facts),
  ])

/** Hunts come before milestones, because their kills may reach one. */
export const collectSteps = (items: readonly TodayItem[]): readonly CollectStep[] => items.flatMap(({ steps }) => steps)

export const huntDot = ({ hunt, milestones, nowMs }: HomeFacts): boolean =>
  hunt !== undefined &&
  milestones !== undefined &&
  hasHuntDot({
    huntEndMs: hunt === null ? null : Date.parse(hunt.end_time),
    demonsKilled: milestones.total_demon_killed,
    claimedLevels: milestones.claimed,
    nowMs,
  })
