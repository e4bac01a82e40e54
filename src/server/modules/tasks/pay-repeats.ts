import type { Task } from '../../../rules/economy/tasks.ts'
import type { CallScope } from '../../call-scope.ts'
import { type Asset, GAME_ACCOUNT } from '../../db/ledger.ts'
import { uuidV7 } from '../../entropy.ts'
import { giveOrInbox } from '../inbox/service.ts'
import { getPlayerLocked } from '../players/service.ts'
import { decide, insertRewards, paidRepeats } from './store.ts'

/**
 * Decides a waiting run by the number of repeats done, and pays the repeats that were not paid before (R05): refused
 * when there are none. A run that is decided already stays as it is. Runs in a transaction.
 */
export const settleRun = async (
  { db, nowMs, entropy }: CallScope,
  run: { readonly id: string; readonly playerId: number },
  task: Task,
  doneRepeats: number,
): Promise<void> => {
  const { playerId } = run
  await getPlayerLocked(db, playerId)
  const paid = (await paidRepeats(db, playerId)).get(task.id) ?? 0
  const done = Math.min(task.repeats, doneRepeats)
  if (!(await decide(db, run.id, done > paid ? done : null, nowMs)) || done <= paid) return
  await insertRewards(db, { playerId, taskId: task.id, from: paid + 1, to: done, nowMs })
  const give = (asset: Asset, each: number) => ({
    id: uuidV7(entropy, nowMs),
    from: GAME_ACCOUNT,
    to: playerId,
    asset,
    amount: BigInt(each) * BigInt(done - paid),
    reason: 'task' as const,
    ref: task.id,
  })
  const gifts = [give('tok', task.rewardNano ?? 0), give('star', task.rewardStar)]
  await giveOrInbox(
    { db, nowMs, entropy },
    gifts.filter((gift) => gift.amount > 0n),
  )
}
