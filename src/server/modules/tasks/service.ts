import type { CallData } from '#contracts/schemas.ts'
import type { Task as WireTask } from '#contracts/wire.ts'
import { TASK_CHECKS, type TaskCheck, UNVERIFIABLE_TASK_DELAY_MS } from '#rules/tasks/task-checks.ts'
import { isTaskDone } from '#rules/tasks/tasks.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Identity } from '#server/calls/identity.ts'
import type { Db } from '#server/db/database.ts'
import { playerView } from '#server/db/player-view.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { CHECK_IN_PARTS, checkInOnTheWire, claimTodaysCheckIn } from '#server/modules/check-in/service.ts'
import { qualifiedFriends } from '#server/modules/friends/service.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { settleRun } from './pay-repeats.ts'
import { type ServedTask, servedTasks, type TaskConfig } from './served-tasks.ts'
import {
  decide,
  deleteRuns,
  findRun,
  findWaiting,
  insertRun,
  paidRepeats,
  paidTasksSelect,
  repeatsByTask,
} from './store.ts'
import { enqueueVerification } from './verify-job.ts'

/** A run that waits longer is given up when the player starts the task again. */
const RUN_GIVEN_UP_MS = 2 * MS_PER_MINUTE

export const tasksView = playerView(
  { paidTasks: paidTasksSelect, ...CHECK_IN_PARTS },
  (read, { nowMs, config }: { readonly nowMs: number; readonly config: TaskConfig }): WireTask[] => {
    const paid = repeatsByTask(read.paidTasks)
    const checkIn = checkInOnTheWire(read.checkIn, nowMs)
    const today = checkIn.rewards.find((reward) => reward.day === checkIn.day)?.amount ?? 0
    const doneOf = (task: ServedTask): number =>
      task.type === 'check-in' ? Number(checkIn.claimed_today) : (paid.get(task.id) ?? 0)
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
  },
)

interface StartedTask {
  readonly scope: CallScope
  readonly identity: Identity
  readonly task: ServedTask
  readonly runId: string
}

const settleNow = ({ scope, identity, task, runId }: StartedTask, doneRepeats: number): Promise<void> =>
  settleRun(scope, { id: runId, playerId: identity.userId }, task, doneRepeats)

const enqueueCheck =
  (delayMs: number) =>
  ({ scope, identity, runId }: StartedTask): Promise<void> =>
    enqueueVerification(scope.db, { playerId: identity.userId, id: runId }, delayMs)

/** Tasks that need no external server are checked at once, the others by a job. */
const START_CHECK: Readonly<Record<TaskCheck, (started: StartedTask) => Promise<void>>> = {
  'check-in': async ({ scope, identity, runId }) => {
    await claimTodaysCheckIn(scope, identity.userId)
    await decide(scope.db, { playerId: identity.userId, id: runId }, 1, scope.nowMs)
  },
  friends: async (started) => settleNow(started, await qualifiedFriends(started.scope.db, started.identity.userId)),
  'launch-data': (started) => settleNow(started, started.identity.isPremium ? started.task.repeats : 0),
  membership: enqueueCheck(0),
  boost: enqueueCheck(0),
  folder: enqueueCheck(0),
  delay: enqueueCheck(UNVERIFIABLE_TASK_DELAY_MS),
}

/**
 * @returns the id that the client polls (row 66) @throws ApiError `player-not-found`, `task-not-found`,
 * `task-already-completed`, `already-claimed-today` (R40)
 */
export const startTask = async (scope: CallScope, identity: Identity, taskId: string, config: TaskConfig) => {
  const { db, nowMs, entropy } = scope
  const playerId = identity.userId
  const task = servedTasks(config).find(({ id }) => id === taskId)
  if (!task) throw new ApiError('task-not-found')
  await getPlayerLocked(db, playerId)
  if (isTaskDone(task, (await paidRepeats(db, playerId)).get(taskId) ?? 0)) {
    throw new ApiError('task-already-completed')
  }
  const waiting = await findWaiting(db, playerId, taskId)
  if (waiting && nowMs - waiting.started_at.getTime() < RUN_GIVEN_UP_MS) return waiting.id
  if (waiting) await decide(db, { playerId, id: waiting.id }, null, nowMs)
  const id = uuidV7(entropy, nowMs)
  await insertRun(db, { id, playerId, taskId, nowMs })
  await START_CHECK[TASK_CHECKS[task.type]]({ scope, identity, task, runId: id })
  return id
}

/**
 * The result that the client polls for (rows 62, 63, T36). @throws ApiError `progress-not-found` while undecided or for
 * another player's run; `incomplete-task`
 */
export const notificationOf = async (
  db: Db,
  playerId: number,
  runId: string,
): Promise<CallData<'tasks.notification'>> => {
  const run = await findRun(db, { playerId, id: runId })
  if (!run || run.state === 'waiting') throw new ApiError('progress-not-found')
  if (run.repeats === null) throw new ApiError('incomplete-task')
  return { repeats: run.repeats }
}

export const pruneTaskRuns = (db: Db, nowMs: number): Promise<number> => deleteRuns(db, nowMs - MS_PER_DAY)
