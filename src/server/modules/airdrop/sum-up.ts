import { z } from 'zod'
import { dayKeyOf } from '#rules/days.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { holdOffDeletions } from '#server/db/deletions.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { readWorldSetting, writeWorldSetting } from '#server/db/world-settings.ts'
import { friendsOfInviters, invitersAfter, metChecklist, writeFriends } from './friends-store.ts'
import { hasOpenSnapshot, lockSnapshots } from './snapshot-store.ts'
import { addDays, peopleAfter } from './sums-store.ts'

const FACT = 'airdrop-sums'
const day = z.iso.date()
const progress = z.object({
  through: day.nullable(),
  /**
   * The pass under way sums the days up to `to`, then counts friends. `after` is the last id that the stage has done.
   */
  pass: z.object({ to: day, stage: z.enum(['days', 'friends']), after: z.string() }).nullable(),
})
type Progress = z.infer<typeof progress>
type Pass = NonNullable<Progress['pass']>

/** Time after a day's end in which calls that still run write their rows. */
const SETTLED_MS = 10 * MS_PER_MINUTE
const PLAYERS_AT_ONCE = 1000
const INVITERS_AT_ONCE = 200
const FRIENDS_AT_ONCE = 5000
const BATCHES_A_RUN = 200

const readProgress = async (db: Db): Promise<Progress> =>
  progress.safeParse(await readWorldSetting(db, FACT)).data ?? { through: null, pass: null }

export const summedThrough = async (db: Db): Promise<string | null> => (await readProgress(db)).through

/** Keeps account deletions and snapshots out while a batch runs. */
const inBatch = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T | 'held'> =>
  inTransaction(db, async (trx) => {
    await lockSnapshots(trx)
    if (await hasOpenSnapshot(trx)) return 'held'
    await holdOffDeletions(trx)
    return work(trx)
  })

const sumBatch = (db: Db, through: string | null, { to, after }: Pass): Promise<Pass | 'held'> =>
  inBatch(db, async (trx) => {
    const ids = await peopleAfter(trx, BigInt(after), PLAYERS_AT_ONCE)
    if (ids.length > 0) await addDays(trx, ids, { afterDay: through, throughDay: to })
    const last = ids.length < PLAYERS_AT_ONCE ? undefined : ids.at(-1)
    return last === undefined ? { to, stage: 'friends', after: '0' } : { to, stage: 'days', after: String(last) }
  })

const countFriends = async (db: Db, inviterIds: readonly bigint[]): Promise<Map<bigint, number>> => {
  const counts = new Map(inviterIds.map((id) => [id, 0]))
  const friends = await friendsOfInviters(db, inviterIds)
  for (let from = 0; from < friends.length; from += FRIENDS_AT_ONCE) {
    for (const { inviterId } of await metChecklist(db, friends.slice(from, from + FRIENDS_AT_ONCE))) {
      const count = counts.get(inviterId)
      if (count !== undefined) counts.set(inviterId, count + 1)
    }
  }
  return counts
}

const friendsBatch = (db: Db, { to, after }: Pass): Promise<Pass | null | 'held'> =>
  inBatch(db, async (trx) => {
    const inviters = await invitersAfter(trx, BigInt(after), INVITERS_AT_ONCE)
    await writeFriends(trx, await countFriends(trx, inviters), to)
    const last = inviters.length < INVITERS_AT_ONCE ? undefined : inviters.at(-1)
    return last === undefined ? null : { to, stage: 'friends', after: String(last) }
  })

const nextPass = ({ through }: Progress, nowMs: number): Pass | null => {
  const to = dayKeyOf(nowMs - SETTLED_MS - MS_PER_DAY)
  return through !== null && through >= to ? null : { to, stage: 'days', after: '0' }
}

/**
 * Sums up settled days, then counts friends (R38). An interrupted pass is resumed by the next run; none runs during a
 * snapshot. @returns number of batches; 0 if all is summed or a snapshot is open
 */
export const sumUpAirdrop = async ({ db, nowMs }: Scope, batches = BATCHES_A_RUN): Promise<number> => {
  for (let done = 0; done < batches; done++) {
    const state = await readProgress(db)
    const pass = state.pass ?? nextPass(state, nowMs)
    if (pass === null) return done
    const next = pass.stage === 'days' ? await sumBatch(db, state.through, pass) : await friendsBatch(db, pass)
    if (next === 'held') return done
    await writeWorldSetting(db, FACT, { through: next === null ? pass.to : state.through, pass: next })
  }
  return batches
}
