import type { CallScope } from '#server/calls/call-scope.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { sendToInbox } from '#server/modules/inbox/service.ts'
import { findPlayerLocked } from '#server/modules/players/service.ts'
import { readFirstDays, unclaimedReward } from './service.ts'
import { type DuePlayer, duePlayers, endFirstDaysOf } from './store.ts'

const BATCH = 200

export interface EndedFirstDays {
  readonly ended: number
  readonly sent: number
  readonly errors: readonly unknown[]
}

/** Unclaimed rewards go to the inbox, once. @returns true if a reward was sent */
const endFor = (scope: CallScope, playerId: number): Promise<boolean> =>
  inTransaction(scope.db, async (db) => {
    const player = await findPlayerLocked(db, playerId)
    const stored = player && (await readFirstDays(db, playerId))
    const reward = player && stored ? await unclaimedReward(db, player, stored) : null
    if (!(await endFirstDaysOf(db, playerId)) || reward === null) return false
    await sendToInbox({ ...scope, db }, playerId, 'first-days', reward)
    return true
  })

/** R50. A failure does not block other players. */
export const endFirstDays = async (scope: CallScope): Promise<EndedFirstDays> => {
  const errors: unknown[] = []
  let [ended, sent] = [0, 0]
  for (let after: DuePlayer | null = null; ; ) {
    const batch: readonly DuePlayer[] = await duePlayers(scope.db, scope.nowMs, after, BATCH)
    for (const { playerId } of batch) {
      try {
        if (await endFor(scope, Number(playerId))) sent += 1
        ended += 1
      } catch (error) {
        errors.push(error)
      }
    }
    after = batch.at(-1) ?? null
    if (batch.length < BATCH) return { ended, sent, errors }
  }
}
