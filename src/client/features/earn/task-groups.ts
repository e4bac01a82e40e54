import type { Task } from '../../../contracts/wire.ts'
import { isTaskDone } from '../../../rules/tasks.ts'

export type TaskGroupName = 'daily' | 'friends' | 'community' | 'partners'

/** Tasks of a kind under one heading. */
export interface TaskGroup {
  readonly name: TaskGroupName
  readonly tasks: readonly Task[]
}

const GROUP_OF: Readonly<Record<Task['type'], TaskGroupName>> = {
  'check-in': 'daily',
  refer: 'friends',
  'join-telegram': 'community',
  'join-telegram-no-bot': 'community',
  'boost-telegram': 'community',
  'telegram-folder': 'community',
  'retweet-x': 'community',
  'be-premium': 'community',
  'play-app': 'partners',
  'external-join-interstella': 'partners',
  'okx-play-app': 'partners',
  'bitget-join-telegram': 'partners',
  'bitget-play-app': 'partners',
  'connect-okx-wallet': 'partners',
  'bitget-follow-x': 'partners',
}
const ORDER = ['daily', 'friends', 'community', 'partners'] as const satisfies readonly TaskGroupName[]

const done = (task: Task): boolean => isTaskDone(task, task.task_user.repeats)

/** The list by kinds, without empty ones; within a kind what is done comes last. */
export const taskGroups = (tasks: readonly Task[]): readonly TaskGroup[] =>
  ORDER.map((name) => ({
    name,
    tasks: tasks
      .filter((task) => GROUP_OF[task.type] === name)
      .toSorted((left, right) => Number(done(left)) - Number(done(right))),
  })).filter((group) => group.tasks.length > 0)

/** What all repeats of a task pay. */
export const rewardOf = ({
  repeats,
  reward_amount,
  reward_star,
}: Task): { readonly nano: number; readonly star: number } => ({
  nano: reward_amount * repeats,
  star: reward_star * repeats,
})

/** What the tasks still pay. */
export const leftToEarn = (tasks: readonly Task[]): { readonly nano: number; readonly star: number } => {
  const left = (task: Task): number => Math.max(0, task.repeats - task.task_user.repeats)
  return {
    nano: tasks.reduce((sum, task) => sum + task.reward_amount * left(task), 0),
    star: tasks.reduce((sum, task) => sum + task.reward_star * left(task), 0),
  }
}
