import { NOT_FOUND } from '#client/api/api-error.ts'
import { TASK_POLL_ATTEMPTS, TASK_POLL_DELAY_MS, TASK_POLL_FIRST_DELAY_MS } from '#rules/constants.ts'

export interface RunGoal {
  readonly repeats: number
  readonly before: number
}

export type TaskRun =
  | { readonly phase: 'starting' }
  | { readonly phase: 'waiting'; readonly notificationId: string; readonly asked: number; readonly askAtMs: number }
  | { readonly phase: 'asking'; readonly notificationId: string; readonly asked: number }
  /** `repeats` are done, perhaps fewer than the task has. This run has paid `paid` of them. */
  | { readonly phase: 'done'; readonly repeats: number; readonly paid: number }
  | { readonly phase: 'timed_out' }
  | { readonly phase: 'error'; readonly message: string | null }

/** The fields of an `ApiError` that a run judges by. */
export interface RunFailure {
  readonly httpStatus: number
  readonly code: string
  readonly message: string
}

/** Times are server time in ms. */
export type RunEvent =
  | { readonly type: 'started'; readonly notificationId: string; readonly nowMs: number }
  | { readonly type: 'due'; readonly nowMs: number }
  | { readonly type: 'answered'; readonly repeats: number; readonly nowMs: number }
  | { readonly type: 'failed'; readonly failure: RunFailure | null; readonly nowMs: number }

export const STARTING: TaskRun = { phase: 'starting' }

export const isRunOver = ({ phase }: TaskRun): boolean => phase === 'done' || phase === 'timed_out' || phase === 'error'

const isNotYet = ({ httpStatus, code }: RunFailure): boolean =>
  httpStatus === NOT_FOUND || code === 'progress-not-found'

const askAgain = (run: Extract<TaskRun, { phase: 'asking' }>, nowMs: number): TaskRun =>
  run.asked >= TASK_POLL_ATTEMPTS
    ? { phase: 'timed_out' }
    : { phase: 'waiting', notificationId: run.notificationId, asked: run.asked, askAtMs: nowMs + TASK_POLL_DELAY_MS }

const failStart = (failure: RunFailure | null, goal: RunGoal): TaskRun => {
  // The list was out of date: the task was done, and paid, before.
  if (failure?.code === 'task-already-completed') return { phase: 'done', repeats: goal.repeats, paid: 0 }
  if (failure?.code === 'incomplete-task') return { phase: 'timed_out' }
  return { phase: 'error', message: failure?.message ?? null }
}

const failAsk = (run: Extract<TaskRun, { phase: 'asking' }>, failure: RunFailure | null, nowMs: number): TaskRun => {
  if (failure && isNotYet(failure)) return askAgain(run, nowMs)
  if (failure?.code === 'incomplete-task') return { phase: 'timed_out' }
  return { phase: 'error', message: failure?.message ?? null }
}

/** Starts, waits 3 s, polls up to five times, 5 s apart (A4, A9; rows 62, 63; T36). Ends at a paid repeat (R05). */
export const nextRun = (run: TaskRun, event: RunEvent, goal: RunGoal): TaskRun => {
  switch (run.phase) {
    case 'starting': {
      if (event.type === 'failed') return failStart(event.failure, goal)
      if (event.type !== 'started') return run
      const { notificationId, nowMs } = event
      return { phase: 'waiting', notificationId, asked: 0, askAtMs: nowMs + TASK_POLL_FIRST_DELAY_MS }
    }
    case 'waiting':
      return event.type === 'due' && event.nowMs >= run.askAtMs
        ? { phase: 'asking', notificationId: run.notificationId, asked: run.asked + 1 }
        : run
    case 'asking':
      if (event.type === 'failed') return failAsk(run, event.failure, event.nowMs)
      if (event.type !== 'answered') return run
      return event.repeats >= goal.repeats || event.repeats > goal.before
        ? { phase: 'done', repeats: event.repeats, paid: Math.max(0, event.repeats - goal.before) }
        : askAgain(run, event.nowMs)
    default:
      return run
  }
}
