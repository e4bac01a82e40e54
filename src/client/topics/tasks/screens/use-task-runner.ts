import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from '#client/api/api-error.ts'
import { callWith } from '#client/api/call.ts'
import { nowMs } from '#client/api/server-clock.ts'
import { sendMutation } from '#client/game/use-call-mutation.ts'
import { texts } from '#client/i18n/i18n.ts'
import { onActiveChange } from '#client/platform/active.ts'
import { haptic } from '#client/platform/messenger.ts'
import { celebrate } from '#client/sound/celebrations.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { formatBalance, formatInteger } from '#client/ui/format/format.ts'
import type { Task } from '#contracts/wire.ts'
import { refreshTasksOnReturn, settleTask } from '../cache.ts'
import { tasksQuery } from '../queries.ts'
import { rewardOf } from './task-groups.ts'
import type { TaskRun } from './task-run.ts'
import { createTaskRunner, type TaskRunner } from './task-runner.ts'

const doneText = (task: Task | undefined, paid: number): string => {
  const t = texts.t
  if (task === undefined || paid === 0) return t('tasks.completedPlain')
  const { nano, star } = rewardOf(task, paid)
  const amount = formatBalance(nano)
  return star > 0 ? t('tasks.completedStar', { amount, stars: formatInteger(star) }) : t('tasks.completed', { amount })
}

const tell = (queryClient: QueryClient, taskId: string, run: TaskRun): void => {
  const t = texts.t
  if (run.phase === 'done') {
    const task = queryClient.getQueryData(tasksQuery.queryKey)?.find(({ id }) => id === taskId)
    haptic('success')
    celebrate('task-done')
    toast.success(doneText(task, run.paid))
  } else toast.refuse(run.phase === 'error' ? (run.message ?? t('tasks.error')) : t('tasks.notCompleted'))
  settleTask(queryClient, taskId, run.phase === 'done' ? run.repeats : null)
}

const make = (queryClient: QueryClient): TaskRunner => {
  const runner = createTaskRunner({
    start: (taskId) => sendMutation(queryClient, 'tasks.start', { params: { id: taskId } }),
    ask: async (notificationId) => (await callWith('tasks.notification', { params: { id: notificationId } })).repeats,
    failureOf: (error) => (error instanceof ApiError ? error : null),
    nowMs,
    later: (delayMs, call) => {
      const timer = setTimeout(call, delayMs)
      return () => clearTimeout(timer)
    },
    onEnd: (taskId, run) => tell(queryClient, taskId, run),
  })
  onActiveChange((isActive) => {
    if (!isActive) return
    runner.wake()
    refreshTasksOnReturn(queryClient)
  })
  return runner
}

const runners = new WeakMap<QueryClient, TaskRunner>()

const runnerOf = (queryClient: QueryClient): TaskRunner => {
  const held = runners.get(queryClient)
  if (held) return held
  const runner = make(queryClient)
  runners.set(queryClient, runner)
  return runner
}

export const useTaskRunner = (): { readonly runner: TaskRunner; readonly running: readonly string[] } => {
  const runner = runnerOf(useQueryClient())
  return { runner, running: useSyncExternalStore(runner.subscribe, runner.running) }
}
