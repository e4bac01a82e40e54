import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { callWith } from '../../api/call.ts'
import { nowMs } from '../../api/server-clock.ts'
import { sendMove } from '../../api/use-move.ts'
import { texts } from '../../i18n/i18n.ts'
import { onActiveChange } from '../../platform/active.ts'
import { haptic } from '../../platform/messenger.ts'
import { sound } from '../../sound/sound.ts'
import { formatBalance } from '../../ui/format.ts'
import { toast } from '../../ui/toast.ts'
import { balanceQuery, dailyQuery, starsQuery, tasksQuery } from './queries.ts'
import type { RunGoal, TaskRun } from './task-run.ts'
import { createTaskRunner, type TaskRunner } from './task-runner.ts'

const refetchAll = (queryClient: QueryClient): void => {
  for (const { queryKey } of [tasksQuery, balanceQuery, starsQuery, dailyQuery]) {
    void queryClient.invalidateQueries({ queryKey })
  }
}

/** Says how a run ended, wherever the player is by then, and asks for what it has changed (row 63). */
const tell = (queryClient: QueryClient, taskId: string, run: TaskRun, goal: RunGoal): void => {
  const t = texts.t
  if (run.phase === 'done') {
    const task = queryClient.getQueryData(tasksQuery.queryKey)?.find(({ id }) => id === taskId)
    const paidNano = (task?.reward_amount ?? 0) * (run.repeats - goal.before)
    queryClient.setQueryData(tasksQuery.queryKey, (tasks) =>
      tasks?.map((kept) => (kept.id === taskId ? { ...kept, task_user: { repeats: run.repeats } } : kept)),
    )
    haptic('success')
    sound.play('coin')
    toast.success(paidNano > 0 ? t('earn.completed', { amount: formatBalance(paidNano) }) : t('earn.completedPlain'))
  } else {
    haptic('warning')
    toast.error(run.phase === 'error' ? (run.message ?? t('earn.error')) : t('earn.notCompleted'))
  }
  refetchAll(queryClient)
}

const make = (queryClient: QueryClient): TaskRunner => {
  const runner = createTaskRunner({
    start: (taskId) => sendMove('tasks.start', { params: { id: taskId } }),
    ask: async (notificationId) => (await callWith('tasks.notification', { params: { id: notificationId } })).repeats,
    failureOf: (error) => (error instanceof ApiError ? error : null),
    nowMs,
    later: (delayMs, call) => {
      const timer = setTimeout(call, delayMs)
      return () => clearTimeout(timer)
    },
    onEnd: (taskId, run, goal) => tell(queryClient, taskId, run, goal),
  })
  // What was done outside shows as soon as the player is back.
  onActiveChange((isActive) => {
    if (!isActive) return
    runner.wake()
    void queryClient.invalidateQueries({ queryKey: tasksQuery.queryKey })
  })
  return runner
}

const runners = new WeakMap<QueryClient, TaskRunner>()

/** The game's one runner: it lives above the pages, so that a started task goes on when the player leaves Earn. */
const runnerOf = (queryClient: QueryClient): TaskRunner => {
  const held = runners.get(queryClient)
  if (held) return held
  const runner = make(queryClient)
  runners.set(queryClient, runner)
  return runner
}

/** The runner with the ids of the tasks that run now; the component follows them. */
export const useTaskRunner = (): { readonly runner: TaskRunner; readonly running: readonly string[] } => {
  const runner = runnerOf(useQueryClient())
  return { runner, running: useSyncExternalStore(runner.subscribe, runner.running) }
}
