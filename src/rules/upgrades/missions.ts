import { RANK_LADDER, TIER } from '#rules/season/ranks.ts'

export interface MissionCounters {
  readonly bestRank: number
  readonly wins: number
  readonly qualifiedFriends: number
  readonly guildsJoined: number
  readonly itemsRefined: number
  readonly itemsAwakened: number
  readonly huntsCollected: number
  readonly itemsSold: number
  readonly bestCheckInStreak: number
  readonly bestBossDamage: number
}

export type MissionChapter = 'kombat' | 'friends' | 'guilds' | 'items' | 'hunting' | 'market' | 'check-in' | 'bosses'

/** Each claimed mission gives one level of honor, in any order (R05, row 57). */
export interface Mission {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly chapter: MissionChapter
  readonly counter: keyof MissionCounters
  readonly goal: number
  /** Steps that the screen shows. 1 if the mission only requires reaching a threshold. */
  readonly repeats: number
}

const silverPoints = RANK_LADDER.find((step) => step.tier === TIER.Silver)?.minPoints ?? 0

const deeds = (mission: Omit<Mission, 'repeats'>): Mission => ({ ...mission, repeats: mission.goal })
const mark = (mission: Omit<Mission, 'repeats'>): Mission => ({ ...mission, repeats: 1 })

const winning = (goal: number): Mission =>
  deeds({ id: `win-${goal}`, type: 'win-fights', name: `Win ${goal} fights`, chapter: 'kombat', counter: 'wins', goal })

const referring = (goal: number): Mission =>
  deeds({
    id: `refer-${goal}`,
    type: 'refer-friends',
    name: goal === 1 ? 'Refer a friend' : `Refer ${goal} friends`,
    chapter: 'friends',
    counter: 'qualifiedFriends',
    goal,
  })

export const MISSIONS: readonly Mission[] = [
  mark({
    id: 'reach-silver',
    type: 'reach-silver',
    name: 'Reach Silver',
    chapter: 'kombat',
    counter: 'bestRank',
    goal: silverPoints,
  }),
  winning(10),
  winning(50),
  winning(200),
  referring(1),
  referring(3),
  referring(5),
  deeds({
    id: 'join-guild',
    type: 'join-guild',
    name: 'Join a guild',
    chapter: 'guilds',
    counter: 'guildsJoined',
    goal: 1,
  }),
  deeds({
    id: 'refine-once',
    type: 'refine',
    name: 'Refine an item',
    chapter: 'items',
    counter: 'itemsRefined',
    goal: 1,
  }),
  deeds({
    id: 'awaken-once',
    type: 'awaken',
    name: 'Awaken an item',
    chapter: 'items',
    counter: 'itemsAwakened',
    goal: 1,
  }),
  deeds({ id: 'hunt-3', type: 'hunt', name: 'Finish 3 hunts', chapter: 'hunting', counter: 'huntsCollected', goal: 3 }),
  deeds({ id: 'sell-one', type: 'sell-item', name: 'Sell an item', chapter: 'market', counter: 'itemsSold', goal: 1 }),
  deeds({
    id: 'streak-7',
    type: 'check-in-streak',
    name: 'Check in 7 days in a row',
    chapter: 'check-in',
    counter: 'bestCheckInStreak',
    goal: 7,
  }),
  mark({
    id: 'boss-10k',
    type: 'boss-damage',
    name: 'Deal 10,000 damage to a boss',
    chapter: 'bosses',
    counter: 'bestBossDamage',
    goal: 10_000,
  }),
]

export const missionSteps = (mission: Mission, counters: MissionCounters): number => {
  const value = counters[mission.counter]
  return mission.repeats === 1 ? (value >= mission.goal ? 1 : 0) : Math.max(0, Math.min(mission.repeats, value))
}

export const isMissionDone = (mission: Mission, counters: MissionCounters): boolean =>
  counters[mission.counter] >= mission.goal
