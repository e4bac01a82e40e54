import { tokToNano } from '#rules/units.ts'

export const TASK_TYPES = [
  'check-in',
  'refer',
  'retweet-x',
  'be-premium',
  'join-telegram',
  'join-telegram-no-bot',
  'boost-telegram',
  'play-app',
  'external-join-interstella',
  'okx-play-app',
  'bitget-join-telegram',
  'bitget-play-app',
  'connect-okx-wallet',
  'bitget-follow-x',
  'telegram-folder',
] as const
export type TaskType = (typeof TASK_TYPES)[number]

/** A task of Earn (A3, R05). Rewards are per repeat. */
export interface Task {
  readonly id: string
  readonly name: string
  readonly type: TaskType
  /** Times that the task can be done. The check-in has 1, although it can be done every day. */
  readonly repeats: number
  /** Null for the check-in, whose reward depends on the day (R40). */
  readonly rewardNano: number | null
  readonly rewardStar: number
}

/** R05, row 60. No task has a type for another wallet, because Telegram forbids promoting those (T34). */
export const TASKS: readonly Task[] = [
  { id: 'daily-check-in', name: 'Daily check-in', type: 'check-in', repeats: 1, rewardNano: null, rewardStar: 0 },
  { id: 'refer-a-friend', name: 'Refer a friend', type: 'refer', repeats: 1, rewardNano: tokToNano(5), rewardStar: 0 },
  {
    id: 'refer-3-friends',
    name: 'Refer 3 friends',
    type: 'refer',
    repeats: 3,
    rewardNano: tokToNano(5),
    rewardStar: 1,
  },
  {
    id: 'join-channel',
    name: 'Join our channel',
    type: 'join-telegram',
    repeats: 1,
    rewardNano: tokToNano(2),
    rewardStar: 0,
  },
  {
    id: 'boost-channel',
    name: 'Boost our channel',
    type: 'boost-telegram',
    repeats: 1,
    rewardNano: tokToNano(3),
    rewardStar: 0,
  },
  {
    id: 'be-premium',
    name: 'Get Telegram Premium',
    type: 'be-premium',
    repeats: 1,
    rewardNano: tokToNano(10),
    rewardStar: 0,
  },
  { id: 'retweet', name: 'Repost on X', type: 'retweet-x', repeats: 1, rewardNano: tokToNano(1.5), rewardStar: 0 },
  { id: 'play-app', name: 'Play a partner app', type: 'play-app', repeats: 1, rewardNano: tokToNano(2), rewardStar: 0 },
  {
    id: 'add-folder',
    name: 'Add our folder',
    type: 'telegram-folder',
    repeats: 1,
    rewardNano: tokToNano(2),
    rewardStar: 0,
  },
]

/** Tasks that start at once, without a dialog that opens a link (A5, row 64). */
export const STARTS_DIRECTLY: ReadonlySet<TaskType> = new Set(['check-in', 'refer'])

export const isTaskDone = (task: Pick<Task, 'repeats'>, done: number): boolean => done >= task.repeats
