import { TASK_POLL_ATTEMPTS, TASK_POLL_DELAY_MS, TASK_POLL_FIRST_DELAY_MS } from '../../../rules/constants.ts'

/** What a run was started for. */
export interface RunGoal {
  /** Repeats that make the task done. */
  readonly repeats: number
  /** Repeats that were done before. */
  readonly before: number
}

/** Where a started task stands (rows 62, 63). */
export type TaskRun =
  | { readonly phase: 'starting' }
  | { readonly phase: 'waiting'; readonly notificationId: string; readonly asked: number; readonly askAtMs: number }
  | { readonly phase: 'asking'; readonly notificationId: string; readonly asked: number }
  /** Paid: up to `repeats` are done, which may be fewer than the task wants in all. */
  | { readonly phase: 'done'; readonly repeats: number }
  | { readonly phase: 'timed_out' }
  | { readonly phase: 'error'; readonly message: string | null }

/** A failed call as the machine needs it: null where it is none of the server's refusals. */
export interface RunFailure {
  readonly httpStatus: number
  readonly code: string
  readonly message: string
}

/** What happens to a run. Times are the server's clock, ms. */
export type RunEvent =
  | { readonly type: 'started'; readonly notificationId: string; readonly nowMs: number }
  | { readonly type: 'due'; readonly nowMs: number }
  | { readonly type: 'answered'; readonly repeats: number; readonly nowMs: number }
  | { readonly type: 'failed'; readonly failure: RunFailure | null; readonly nowMs: number }

/** A run at its beginning: the request is on its way. */
export const STARTING: TaskRun = { phase: 'starting' }

/** Whether nothing more can happen to a run. */
export const isRunOver = ({ phase }: TaskRun): boolean => phase === 'done' || phase === 'timed_out' || phase === 'error'

const NOT_FOUND = 404

const isNotYet = ({ httpStatus, code }: RunFailure): boolean =>
  httpStatus === NOT_FOUND || code === 'progress-not-found'

/** Five looks without a result are a time-out; before that the next one comes five seconds later. */
const askAgain = (run: Extract<TaskRun, { phase: 'asking' }>, nowMs: number): TaskRun =>
  run.asked >= TASK_POLL_ATTEMPTS
    ? { phase: 'timed_out' }
    : { phase: 'waiting', notificationId: run.notificationId, asked: run.asked, askAtMs: nowMs + TASK_POLL_DELAY_MS }

const failStart = (failure: RunFailure | null, goal: RunGoal): TaskRun => {
  // A tap on an old list: the task is done, and says so.
  if (failure?.code === 'task-already-completed') return { phase: 'done', repeats: goal.repeats }
  if (failure?.code === 'incomplete-task') return { phase: 'timed_out' }
  return { phase: 'error', message: failure?.message ?? null }
}

const failAsk = (run: Extract<TaskRun, { phase: 'asking' }>, failure: RunFailure | null, nowMs: number): TaskRun => {
  if (failure && isNotYet(failure)) return askAgain(run, nowMs)
  if (failure?.code === 'incomplete-task') return { phase: 'timed_out' }
  return { phase: 'error', message: failure?.message ?? null }
}

/**
 * The next state of a run (A4, A9; rows 62, 63; T36): start, wait 3 s, look at the notification up to five times, 5 s
 * apart, again on 404 or PROGRESS_NOT_FOUND. Done when repeats were reached; 'incomplete task' and a fifth look without a
 * result are time-outs; whatever else fails is an error. A repeat that was paid ends the run too, when more of them are
 * wanted: each is paid as it is reached (R05). Events that do not belong to the state leave it as it is.
 */
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
        ? { phase: 'done', repeats: event.repeats }
        : askAgain(run, event.nowMs)
    default:
      return run
  }
}
