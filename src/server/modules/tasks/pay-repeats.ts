import type { Task } from '#rules/tasks/tasks.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { type Asset, mint } from '#server/db/movements.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { giveOrInbox } from '#server/modules/inbox/service.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { decide, insertRewards, paidRepeats, type RunKey } from './store.ts'

/**
 * Pays the repeats that are not paid yet (R05), or refuses the run if there are none. No effect on a decided run.
 * Requires a transaction.
 */
export const settleRun = async ({ db, nowMs, entropy }: CallScope, run: RunKey, task: Task, doneRepeats: number) => {
  const { playerId } = run
  await getPlayerLocked(db, playerId)
  const paid = (await paidRepeats(db, playerId)).get(task.id) ?? 0
  const done = Math.min(task.repeats, doneRepeats)
  if (!(await decide(db, run, done > paid ? done : null, nowMs)) || done <= paid) return
  await insertRewards(db, { playerId, taskId: task.id, from: paid + 1, to: done, nowMs })
  const rewards: readonly (readonly [Asset, number])[] = [
    ['tok', task.rewardNano ?? 0],
    ['star', task.rewardStar],
  ]
  const gifts = rewards
    .filter(([, each]) => each > 0)
    .map(([asset, each]) => {
      const amount = BigInt(each) * BigInt(done - paid)
      return mint({ id: uuidV7(entropy, nowMs), to: playerId, asset, amount, reason: 'task', ref: task.id })
    })
  await giveOrInbox({ db, nowMs }, gifts)
}
