import type { Kysely } from 'kysely'
import type { CallData } from '../../../contracts/schemas.ts'
import type { Task as WireTask } from '../../../contracts/wire.ts'
import { TASK_CHECKS, UNVERIFIABLE_TASK_DELAY_MS } from '../../../rules/task-checks.ts'
import { isTaskDone } from '../../../rules/tasks.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '../../../rules/units.ts'
import type { Database } from '../../db/database.ts'
import { uuidV7 } from '../../entropy.ts'
import { CallError } from '../../http/call-error.ts'
import type { Identity } from '../../http/call-handler.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { UseCase } from '../../use-case.ts'
import { claimDaily, dailyOf } from '../daily/service.ts'
import { getPlayerLocked } from '../players/service.ts'
import { qualifiedFriends } from '../referral/service.ts'
import { settleRun } from './pay-repeats.ts'
import { type ServedTask, servedTasks, type TaskConfig } from './served-tasks.ts'
import { decide, deleteRuns, findRun, findWaiting, insertRun, paidRepeats } from './store.ts'
import { VERIFY_TASK_JOB } from './verify-job.ts'

/** A run that waits longer than this is given up when its task is started again. */
const RUN_GIVEN_UP_MS = 2 * MS_PER_MINUTE

/** The tasks of Earn with how often the player has done each (row 66, R05). */
export const tasksOf = async (
  db: Kysely<Database>,
  playerId: number,
  nowMs: number,
  config: TaskConfig,
): Promise<WireTask[]> => {
  const paid = await paidRepeats(db, playerId)
  const daily = await dailyOf(db, playerId, nowMs)
  const today = daily.rewards.find((reward) => reward.day === daily.day)?.amount ?? 0
  const doneOf = (task: ServedTask): number =>
    task.type === 'check-in' ? Number(daily.claimed_today) : (paid.get(task.id) ?? 0)
  return servedTasks(config).map((task) => ({
    id: task.id,
    name: task.name,
    type: task.type,
    repeats: task.repeats,
    metadata: task.url === null ? {} : { url: task.url },
    reward_amount: task.rewardNano ?? today,
    reward_star: task.rewardStar,
    task_user: { repeats: doneOf(task) },
  }))
}

const enqueueCheck = (db: Kysely<Database>, task: ServedTask, runId: string): Promise<void> => {
  const delayMs = TASK_CHECKS[task.type] === 'delay' ? UNVERIFIABLE_TASK_DELAY_MS : 0
  return enqueue(db, VERIFY_TASK_JOB, { runId }, delayMs)
}

/** Checks at once what needs nobody else; the rest is a job's. */
const check = async (ports: UseCase, identity: Identity, task: ServedTask, runId: string): Promise<void> => {
  const run = { id: runId, playerId: identity.userId }
  switch (TASK_CHECKS[task.type]) {
    case 'check-in':
      await claimDaily(ports, identity.userId)
      await decide(ports.db, runId, 1, ports.nowMs)
      return
    case 'friends':
      await settleRun(ports, run, task, await qualifiedFriends(ports.db, identity.userId))
      return
    case 'launch-data':
      await settleRun(ports, run, task, identity.isPremium ? task.repeats : 0)
      return
    default:
      await enqueueCheck(ports.db, task, runId)
  }
}

/**
 * Starts a task and answers the notification to ask about it (row 66). A second start while the first is being checked
 * is the same one.
 * @throws CallError `task-not-found`, `task-already-completed`, `already-claimed-today` for the check-in (R40)
 */
export const startTask = async (
  ports: UseCase,
  identity: Identity,
  taskId: string,
  config: TaskConfig,
): Promise<string> => {
  const { db, nowMs, entropy } = ports
  const playerId = identity.userId
  const task = servedTasks(config).find(({ id }) => id === taskId)
  if (!task) throw new CallError('task-not-found')
  await getPlayerLocked(db, playerId)
  if (isTaskDone(task, (await paidRepeats(db, playerId)).get(taskId) ?? 0)) {
    throw new CallError('task-already-completed')
  }
  const waiting = await findWaiting(db, playerId, taskId)
  if (waiting && nowMs - waiting.started_at.getTime() < RUN_GIVEN_UP_MS) return waiting.id
  if (waiting) await decide(db, waiting.id, null, nowMs)
  const id = uuidV7(entropy, nowMs)
  await insertRun(db, { id, playerId, taskId, nowMs })
  await check(ports, identity, task, id)
  return id
}

/**
 * What the check of a started task has found (rows 62, 63, T36).
 * @throws CallError `progress-not-found` while it is not decided, or is not the caller's; `incomplete-task`
 */
export const notificationOf = async (
  db: Kysely<Database>,
  playerId: number,
  runId: string,
): Promise<CallData<'tasks.notification'>> => {
  const run = await findRun(db, runId)
  if (!run || Number(run.player_id) !== playerId || run.state === 'waiting') throw new CallError('progress-not-found')
  if (run.repeats === null) throw new CallError('incomplete-task')
  return { repeats: run.repeats }
}

/** Forgets the runs of yesterday and before. Answers how many. */
export const pruneTaskRuns = (db: Kysely<Database>, nowMs: number): Promise<number> =>
  deleteRuns(db, nowMs - MS_PER_DAY)
