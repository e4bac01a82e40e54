import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { enqueue } from '#server/db/queue.ts'
import type { RunKey } from './store.ts'

export const VERIFY_TASK_JOB = 'verify-task'

const payload = z.object({ playerId: z.coerce.number().int(), runId: z.uuid() })

/** The queue counts the delay by the machine's clock, not the game's. */
export const enqueueVerification = (db: Db, { playerId, id }: RunKey, delayMs: number): Promise<void> =>
  enqueue(db, VERIFY_TASK_JOB, { playerId: String(playerId), runId: id }, { delayMs })

export const runOfJob = (given: unknown): RunKey => {
  const { playerId, runId } = payload.parse(given)
  return { playerId, id: runId }
}
