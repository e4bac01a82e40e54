import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import { execute, queryValue } from './statements.ts'

/** Arbitrary unique keys, shared by all processes and builds. Never change or reuse one. */
export const ADVISORY_LOCKS = {
  migrations: 720_010,
  partitions: 720_011,
  distribute: 720_012,
  bossPools: 720_014,
  namesInFights: 720_016,
  relayShard: 720_017,
  erasures: 720_018,
  messageSender: 720_019,
  deletions: 720_020,
  tournamentEntries: 720_021,
  guildMembers: 720_022,
  marketDays: 720_023,
  votes: 720_031,
  airdropSnapshots: 720_050,
} as const
type AdvisoryLock = keyof typeof ADVISORY_LOCKS

const keyOf = (lock: AdvisoryLock, no: number | undefined): RawBuilder<unknown> =>
  no === undefined ? sql`${ADVISORY_LOCKS[lock]}` : sql`${ADVISORY_LOCKS[lock]}, ${no}`

/**
 * Waits for an exclusive lock until the transaction ends. @param no separates locks of one kind: the shard, day or week
 */
export const lockAlone = (db: Db, lock: AdvisoryLock, no?: number): Promise<void> =>
  execute(db)`select pg_advisory_xact_lock(${keyOf(lock, no)})`

/** Waits for a shared lock until the transaction ends. @param no as in `lockAlone` */
export const lockBeside = (db: Db, lock: AdvisoryLock, no?: number): Promise<void> =>
  execute(db)`select pg_advisory_xact_lock_shared(${keyOf(lock, no)})`

const isTaken = (db: Db, key: RawBuilder<unknown>): Promise<boolean> =>
  queryValue(db, false)`select pg_try_advisory_xact_lock(${key}) as taken`

/** Exclusive until the transaction ends. Never waits: false if it is held. */
export const tryLock = (db: Db, lock: AdvisoryLock): Promise<boolean> => isTaken(db, keyOf(lock, undefined))

const keyOfName = (name: string): RawBuilder<unknown> => sql`hashtextextended(${name}::text, 0)`

/** Like `lockAlone`, keyed by a hash of the name. Two names may collide and then wait for each other. */
export const lockNamed = (db: Db, name: string): Promise<void> =>
  execute(db)`select pg_advisory_xact_lock(${keyOfName(name)})`

export const tryLockNamed = (db: Db, name: string): Promise<boolean> => isTaken(db, keyOfName(name))
