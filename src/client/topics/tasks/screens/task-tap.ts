import type { Task } from '#contracts/wire.ts'
import { isTaskDone, STARTS_DIRECTLY } from '#rules/tasks/tasks.ts'

export type TaskTap =
  | { readonly does: 'nothing' }
  | { readonly does: 'start' }
  | { readonly does: 'coming-soon' }
  | { readonly does: 'confirm'; readonly url: string }

export const taskTap = (task: Task, isInProgress: boolean): TaskTap => {
  if (isInProgress) return { does: 'nothing' }
  if (STARTS_DIRECTLY.has(task.type)) return { does: isTaskDone(task, task.task_user.repeats) ? 'nothing' : 'start' }
  const { url } = task.metadata
  return url ? { does: 'confirm', url } : { does: 'coming-soon' }
}
