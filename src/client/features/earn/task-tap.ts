import type { Task } from '../../../contracts/wire.ts'
import { isTaskDone, STARTS_DIRECTLY } from '../../../rules/tasks.ts'

/** What a tap on a task does (A5, row 64). */
export type TaskTap =
  | { readonly does: 'nothing' }
  | { readonly does: 'start' }
  | { readonly does: 'coming-soon' }
  | { readonly does: 'confirm'; readonly url: string }

/**
 * The tap rules (A5, row 64): nothing while the task is in progress; check-in and refer start at once unless they are
 * done; others without a url are 'Coming soon!'; with one they ask first.
 */
export const taskTap = (task: Task, isInProgress: boolean): TaskTap => {
  if (isInProgress) return { does: 'nothing' }
  if (STARTS_DIRECTLY.has(task.type)) return { does: isTaskDone(task, task.task_user.repeats) ? 'nothing' : 'start' }
  const { url } = task.metadata
  return url ? { does: 'confirm', url } : { does: 'coming-soon' }
}
