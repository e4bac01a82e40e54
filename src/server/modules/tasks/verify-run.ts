import { TASK_CHECKS, UNVERIFIABLE_TASK_DELAY_MS } from '#rules/tasks/task-checks.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { JobDeps } from '#server/job.ts'
import { checkChannelMember, mainChannel } from '#server/modules/channel-members/service.ts'
import { settleRun } from './pay-repeats.ts'
import { type ServedTask, servedTasks, type TaskConfig } from './served-tasks.ts'
import { findRun, type RunKey, type RunRow } from './store.ts'
import { enqueueVerification } from './verify-job.ts'

type VerifyParts = Pick<JobDeps, 'db' | 'clock' | 'entropy' | 'chats'> & { readonly config: TaskConfig }

const areAllJoined = async (parts: VerifyParts, playerId: number, chats: readonly string[]): Promise<boolean> => {
  const scope = { db: parts.db, nowMs: parts.clock.nowMs(), chats: parts.chats }
  for (const chat of chats) if (!(await checkChannelMember(scope, playerId, chat))) return false
  return true
}

const delayLeftMs = (run: RunRow, nowMs: number): number =>
  run.started_at.getTime() + UNVERIFIABLE_TASK_DELAY_MS - nowMs

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
      // The Bot API does not report folders, so a member of every chat in FOLDER_CHATS counts as having added the
      // folder.
      if (parts.config.folderChats.length === 0) return afterDelay()
      return whole(await areAllJoined(parts, playerId, parts.config.folderChats))
    case 'delay':
      return afterDelay()
    // These are decided when they are started. No job checks them.
    case 'check-in':
    case 'friends':
    case 'launch-data':
      return 0
  }
}

/**
 * Decides a run (row 62). What cannot be verified counts as done after a delay. @throws Error if the messenger does not
 * answer; the job is retried
 */
export const verifyRun = async (parts: VerifyParts, key: RunKey): Promise<void> => {
  const run = await findRun(parts.db, key)
  const task = run && servedTasks(parts.config).find(({ id }) => id === run.task_id)
  if (!run || !task || run.state !== 'waiting') return
  const done = await doneRepeats(parts, run, task)
  if (done === null) {
    // At least a second, so that a frozen test clock does not make the job spin.
    const againInMs = Math.max(MS_PER_SECOND, delayLeftMs(run, parts.clock.nowMs()))
    return enqueueVerification(parts.db, key, againInMs)
  }
  const { clock, entropy } = parts
  await inTransaction(parts.db, (db) => settleRun({ db, nowMs: clock.nowMs(), entropy }, key, task, done))
}
