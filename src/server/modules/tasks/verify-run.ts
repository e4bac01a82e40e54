import type { Kysely } from 'kysely'
import { TASK_CHECKS, UNVERIFIABLE_TASK_DELAY_MS } from '../../../rules/tasks/task-checks.ts'
import { MS_PER_SECOND } from '../../../rules/units.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Entropy } from '../../entropy.ts'
import type { Chats } from '../../platform/bot/chats.ts'
import { checkChannelMember, mainChannel } from '../channel-members/service.ts'
import { settleRun } from './pay-repeats.ts'
import { type ServedTask, servedTasks, type TaskConfig } from './served-tasks.ts'
import { findRun, type RunKey, type RunRow } from './store.ts'
import { enqueueVerification } from './verify-job.ts'

/** What the check of a task needs. */
interface VerifyParts {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly entropy: Entropy
  readonly chats: Chats
  readonly config: TaskConfig
}

const areAllJoined = async (parts: VerifyParts, playerId: number, chats: readonly string[]): Promise<boolean> => {
  const scope = { db: parts.db, nowMs: parts.clock.nowMs(), chats: parts.chats }
  for (const chat of chats) if (!(await checkChannelMember(scope, playerId, chat))) return false
  return true
}

/** Remaining delay of an unverifiable task by the game's clock. */
const delayLeftMs = (run: RunRow, nowMs: number): number =>
  run.started_at.getTime() + UNVERIFIABLE_TASK_DELAY_MS - nowMs

/** How often a task is done, as far as it can be checked; null while it is too early. */
const doneRepeats = async (parts: VerifyParts, run: RunRow, task: ServedTask): Promise<number | null> => {
  const playerId = Number(run.player_id)
  const chat = mainChannel(parts.config)?.chat ?? null
  const whole = (isDone: boolean): number => (isDone ? task.repeats : 0)
  const afterDelay = () => (delayLeftMs(run, parts.clock.nowMs()) > 0 ? null : task.repeats)
  switch (TASK_CHECKS[task.type]) {
    case 'membership':
      return whole(chat !== null && (await areAllJoined(parts, playerId, [chat])))
    case 'boost':
      return whole(chat !== null && (await parts.chats.isBooster(chat, playerId)))
    case 'folder':
      // The Bot API does not report folders: the chats that the operator names stand for it.
      if (parts.config.folderChats.length === 0) return afterDelay()
      return whole(await areAllJoined(parts, playerId, parts.config.folderChats))
    case 'delay':
      return afterDelay()
    // Decided when the task was started: no job checks them.
    case 'check-in':
    case 'friends':
    case 'launch-data':
      return 0
  }
}

/**
 * Checks a started task (row 62), by the messenger where possible, and pays what was done. A post on another site or a
 * round in another app cannot be checked: such a task counts as done after a delay in which the link can have been opened.
 * @throws Error when the messenger does not answer; the job is retried then
 */
export const verifyRun = async (parts: VerifyParts, key: RunKey): Promise<void> => {
  const run = await findRun(parts.db, key)
  const task = run && servedTasks(parts.config).find(({ id }) => id === run.task_id)
  if (!run || !task || run.state !== 'waiting') return
  const done = await doneRepeats(parts, run, task)
  if (done === null) {
    // A frozen test clock must not make the job spin.
    const againInMs = Math.max(MS_PER_SECOND, delayLeftMs(run, parts.clock.nowMs()))
    return enqueueVerification(parts.db, key, againInMs)
  }
  const { clock, entropy } = parts
  await inTransaction(parts.db, (db) => settleRun({ db, nowMs: clock.nowMs(), entropy }, key, task, done))
}
