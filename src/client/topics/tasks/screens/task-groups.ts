import type { Task } from '#contracts/wire.ts'
import { isTaskDone } from '#rules/tasks/tasks.ts'
import { TASK_KINDS, type TaskKind } from './task-kinds.ts'

export interface TaskGroup {
  readonly name: TaskKind['group']
  readonly tasks: readonly Task[]
}

const ORDER = ['daily', 'friends', 'community', 'partners'] as const satisfies readonly TaskKind['group'][]

const done = (task: Task): boolean => isTaskDone(task, task.task_user.repeats)

/** Leaves out empty groups. Done tasks come last. */
export const taskGroups = (tasks: readonly Task[]): readonly TaskGroup[] =>
  ORDER.map((name) => ({
    name,
    tasks: tasks
      .filter((task) => TASK_KINDS[task.type].group === name)
      .toSorted((left, right) => Number(done(left)) - Number(done(right))),
  })).filter((group) => group.tasks.length > 0)

/** Reward of all repeats, unless `repeats` is given. */
export const rewardOf = (
  { repeats: all, reward_amount, reward_star }: Task,
  repeats: number = all,
): { readonly nano: number; readonly star: number } => ({
  nano: reward_amount * repeats,
  star: reward_star * repeats,
})

export const leftToEarn = (tasks: readonly Task[]): { readonly nano: number; readonly star: number } => {
  const left = (task: Task): number => Math.max(0, task.repeats - task.task_user.repeats)
  return {
    nano: tasks.reduce((sum, task) => sum + task.reward_amount * left(task), 0),
    star: tasks.reduce((sum, task) => sum + task.reward_star * left(task), 0),
  }
}
