import { createEmitter } from '#client/platform/emitter.ts'
import { isRunOver, nextRun, type RunEvent, type RunFailure, type RunGoal, STARTING, type TaskRun } from './task-run.ts'

export interface RunnerPorts {
  readonly start: (taskId: string) => Promise<string>
  /** Resolves to the number of repeats done. */
  readonly ask: (notificationId: string) => Promise<number>
  readonly failureOf: (error: unknown) => RunFailure | null
  readonly nowMs: () => number
  /** Calls `call` after `delayMs`. Returns the function that cancels it. */
  readonly later: (delayMs: number, call: () => void) => () => void
  readonly onEnd: (taskId: string, run: TaskRun) => void
}

interface Held {
  readonly goal: RunGoal
  run: TaskRun
  cancel: (() => void) | null
}

export interface TaskRunner {
  /** No effect while the task runs. */
  start(taskId: string, goal: RunGoal): void
  isRunning(taskId: string): boolean
  /** Polls what is overdue, because timers pause in the background. */
  wake(): void
  running(): readonly string[]
  subscribe(listener: () => void): () => void
}

/** Drives `task-run.ts`: one run per task, several tasks at a time. */
export const createTaskRunner = (ports: RunnerPorts): TaskRunner => {
  const held = new Map<string, Held>()
  const changed = createEmitter()
  let ids: readonly string[] = []

  const publish = (): void => {
    ids = [...held.keys()]
    changed.emit()
  }

  const failed = (error: unknown): RunEvent => ({
    type: 'failed',
    failure: ports.failureOf(error),
    nowMs: ports.nowMs(),
  })

  const send = (taskId: string, event: RunEvent): void => {
    const entry = held.get(taskId)
    if (!entry) return
    const before = entry.run
    entry.run = nextRun(before, event, entry.goal)
    if (entry.run === before) return
    entry.cancel?.()
    entry.cancel = null
    act(taskId, entry)
  }

  const act = (taskId: string, entry: Held): void => {
    const { run } = entry
    if (isRunOver(run)) {
      held.delete(taskId)
      publish()
      ports.onEnd(taskId, run)
      return
    }
    if (run.phase === 'waiting') {
      const due = (): void => send(taskId, { type: 'due', nowMs: Math.max(run.askAtMs, ports.nowMs()) })
      entry.cancel = ports.later(Math.max(0, run.askAtMs - ports.nowMs()), due)
    }
    if (run.phase === 'asking') {
      ports.ask(run.notificationId).then(
        (repeats) => send(taskId, { type: 'answered', repeats, nowMs: ports.nowMs() }),
        (error: unknown) => send(taskId, failed(error)),
      )
    }
  }

  return {
    start(taskId, goal) {
      if (held.has(taskId)) return
      held.set(taskId, { goal, run: STARTING, cancel: null })
      publish()
      ports.start(taskId).then(
        (notificationId) => send(taskId, { type: 'started', notificationId, nowMs: ports.nowMs() }),
        (error: unknown) => send(taskId, failed(error)),
      )
    },
    isRunning: (taskId) => held.has(taskId),
    wake() {
      for (const taskId of [...held.keys()]) send(taskId, { type: 'due', nowMs: ports.nowMs() })
    },
    running: () => ids,
    subscribe: changed.on,
  }
}
