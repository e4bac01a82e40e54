import type { CallScope } from '#server/calls/call-scope.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { type Ended, endAllDue } from '#server/end-all-due.ts'
import { sendToInbox } from '#server/modules/inbox/service.ts'
import { findPlayerLocked } from '#server/modules/players/service.ts'
import { readFirstDays, unclaimedReward } from './service.ts'
import { type DuePlayer, duePlayers, endFirstDaysOf } from './store.ts'

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

/** Each player has a transaction of their own (R50). */
export const endFirstDays = (scope: CallScope): Promise<Ended> =>
  endAllDue<DuePlayer>(
    (after, limit) => duePlayers(scope.db, scope.nowMs, after, limit),
    ({ playerId }) => endFor(scope, Number(playerId)),
  )
