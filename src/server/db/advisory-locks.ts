import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/** Keys of locks: arbitrary, each its own, and the same in all processes and builds, so that none is changed or given again. */
export const ADVISORY_LOCKS = {
  partitions: 720_011,
  distribute: 720_012,
  bossPools: 720_014,
  namesInFights: 720_016,
  /** With the number of a lane. */
  relayLane: 720_017,
  /** With the number of a lane. */
  erasures: 720_018,
  messageSender: 720_019,
  deletions: 720_020,
  /** With the number of a day. */
  tournamentEntries: 720_021,
  /** With the number of a week. */
  votes: 720_031,
  airdropSnapshots: 720_050,
} as const
type AdvisoryLock = keyof typeof ADVISORY_LOCKS

const keyOf = (lock: AdvisoryLock, no: number | undefined): RawBuilder<unknown> =>
  no === undefined ? sql`${ADVISORY_LOCKS[lock]}` : sql`${ADVISORY_LOCKS[lock]}, ${no}`

/** Waits for a lock that nobody else then has until the transaction ends. @param no tells locks of one kind apart */
export const lockAlone = async (db: Kysely<Database>, lock: AdvisoryLock, no?: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${keyOf(lock, no)})`.execute(db)
}

/** Waits for a lock that others may have beside until the transaction ends, but nobody alone. @param no tells locks of one kind apart */
export const lockBeside = async (db: Kysely<Database>, lock: AdvisoryLock, no?: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(${keyOf(lock, no)})`.execute(db)
}

const isTaken = async (db: Kysely<Database>, key: RawBuilder<unknown>): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${key}) as taken`.execute(db)
  return rows[0]?.taken === true
}

/** Takes a lock until the transaction ends, alone; false while somebody else has it. Never waits. */
export const tryLock = (db: Kysely<Database>, lock: AdvisoryLock): Promise<boolean> =>
  isTaken(db, keyOf(lock, undefined))

const keyOfName = (name: string): RawBuilder<unknown> => sql`hashtextextended(${name}::text, 0)`

/** As `lockAlone`, of a thing that has a name alone: another name may be hashed to its key, and then waits. */
export const lockNamed = async (db: Kysely<Database>, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${keyOfName(name)})`.execute(db)
}

/** As `tryLock`, of a thing that has a name alone. */
export const tryLockNamed = (db: Kysely<Database>, name: string): Promise<boolean> => isTaken(db, keyOfName(name))
