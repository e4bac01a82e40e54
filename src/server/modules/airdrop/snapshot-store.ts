import { type Kysely, sql } from 'kysely'
import { AIRDROP } from '../../../rules/airdrop/airdrop.ts'
import { lockAlone } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/database.ts'
import type { CountedActs } from './sums-store.ts'

/** A snapshot, as its row has it. */
export interface SnapshotRow {
  readonly name: string
  readonly version: number
  readonly through: string
  readonly isLast: boolean
  readonly startedAt: Date
  readonly afterId: bigint
  readonly lines: number
  readonly excluded: number
  readonly points: bigint
  readonly root: string | null
  readonly finishedAt: Date | null
}

const COLUMNS = sql`name, version, through::text as through, is_last as "isLast", started_at as "startedAt",
  after_id as "afterId", lines, excluded, points, root, finished_at as "finishedAt"`

/** A snapshot by its name. */
export const findSnapshot = async (db: Kysely<Database>, name: string): Promise<SnapshotRow | undefined> => {
  const { rows } = await sql<SnapshotRow>`select ${COLUMNS} from airdrop_snapshots where name = ${name}`.execute(db)
  return rows[0]
}

/** Every snapshot, the newest first. */
export const allSnapshots = async (db: Kysely<Database>): Promise<readonly SnapshotRow[]> => {
  const { rows } = await sql<SnapshotRow>`
    select ${COLUMNS} from airdrop_snapshots order by started_at desc, name`.execute(db)
  return rows
}

/** Whether a snapshot has begun whose lines are not all written. */
export const hasOpenSnapshot = async (db: Kysely<Database>): Promise<boolean> => {
  const { rows } = await sql`select from airdrop_snapshots where finished_at is null limit 1`.execute(db)
  return rows.length > 0
}

/** Until the transaction ends nobody else begins a snapshot or goes on with one. */
export const lockSnapshots = (db: Kysely<Database>): Promise<void> => lockAlone(db, 'airdropSnapshots')

/** Begins a snapshot. */
export const insertSnapshot = async (
  db: Kysely<Database>,
  snapshot: Pick<SnapshotRow, 'name' | 'version' | 'through' | 'isLast'>,
  nowMs: number,
): Promise<void> => {
  await sql`
    insert into airdrop_snapshots (name, version, through, is_last, started_at, after_id, lines, excluded, points)
    values (${snapshot.name}, ${snapshot.version}::integer, ${snapshot.through}::date, ${snapshot.isLast},
      ${new Date(nowMs)}::timestamptz, 0, 0, 0, 0)`.execute(db)
}

/** Whoever has the days of the checklist, with what counts. */
export interface SnapshotPlayer extends CountedActs {
  readonly id: bigint
  readonly friends: number
  readonly isBanned: boolean
}

/** A range of players' ids. */
export interface IdRange {
  readonly afterId: bigint
  /** Included; null: to the end. */
  readonly throughId: bigint | null
}

/** The range in which the next sums lie, `limit` of them unless they are the last. */
export const nextRange = async (db: Kysely<Database>, afterId: bigint, limit: number): Promise<IdRange> => {
  const { rows } = await sql<{ id: bigint }>`
    select player_id as id from airdrop_sums where player_id > ${afterId}::bigint
    order by player_id offset ${sql.lit(limit - 1)} limit 1`.execute(db)
  return { afterId, throughId: rows[0]?.id ?? null }
}

const MAX_ID = 2n ** 63n - 1n

/**
 * People of a range whose days fill the checklist, in the order of their ids; the banned are told apart. Each table is read between the same
 * two ids, by its key: PostgreSQL does not conclude one table's bounds from another's and would read that one from the beginning, and with a
 * limit instead of an end it would read all when it has not heard yet that days have been added.
 */
export const playersWithDays = async (
  db: Kysely<Database>,
  { afterId, throughId }: IdRange,
): Promise<readonly SnapshotPlayer[]> => {
  const inRange = (id: string) =>
    sql`${sql.ref(id)} > ${afterId}::bigint and ${sql.ref(id)} <= ${throughId ?? MAX_ID}::bigint`
  const { rows } = await sql<SnapshotPlayer>`
    select s.player_id as id, s.claimed_nano as "claimedNano", s.wins, s.active_days as "activeDays", s.friends,
      banned.player_id is not null as "isBanned"
    from airdrop_sums s join players on players.id = s.player_id and ${inRange('players.id')}
    left join sanctions banned on banned.player_id = s.player_id and ${inRange('banned.player_id')}
      and banned.status = 'banned'
    where ${inRange('s.player_id')} and s.active_days >= ${AIRDROP.activeDaysNeeded} and players.deleted_at is null
    order by s.player_id`.execute(db)
  return rows
}

/** A line to write; `no` null of who is left out. */
export interface NewLine {
  readonly playerId: bigint
  readonly no: number | null
  readonly points: number
  readonly salt: string
}

/** Writes lines of a snapshot. */
export const insertLines = async (db: Kysely<Database>, snapshot: string, lines: readonly NewLine[]): Promise<void> => {
  if (lines.length === 0) return
  await db
    .insertInto('airdrop_lines')
    .values(lines.map(({ playerId, no, points, salt }) => ({ player_id: playerId, snapshot, no, points, salt })))
    .execute()
}

/** The hashes of some leaves of a snapshot. */
export interface LeafBlock {
  readonly snapshot: string
  readonly block: number
  readonly leaves: Uint8Array
  readonly root: Uint8Array
}

/** Writes a block. */
export const insertBlock = async (
  db: Kysely<Database>,
  { snapshot, block, leaves, root }: LeafBlock,
): Promise<void> => {
  await db
    .insertInto('airdrop_blocks')
    .values({ snapshot, block, leaves: Buffer.from(leaves), root: Buffer.from(root) })
    .execute()
}

/** How far a snapshot is. */
export type SnapshotProgress = Pick<SnapshotRow, 'afterId' | 'lines' | 'excluded' | 'points'>

/** Notes how far a snapshot is. */
export const moveSnapshot = async (db: Kysely<Database>, name: string, to: SnapshotProgress): Promise<void> => {
  await sql`
    update airdrop_snapshots set after_id = ${to.afterId}::bigint, lines = ${to.lines}::integer,
      excluded = ${to.excluded}::integer, points = ${to.points}::bigint
    where name = ${name}`.execute(db)
}

/** Ends a snapshot with its root. */
export const finishSnapshot = async (db: Kysely<Database>, name: string, root: string, at: Date): Promise<void> => {
  await sql`
    update airdrop_snapshots set root = ${root}, finished_at = ${at}::timestamptz
    where name = ${name} and finished_at is null`.execute(db)
}

/** Roots of the blocks of a snapshot, in their order. */
export const blockRoots = async (db: Kysely<Database>, snapshot: string): Promise<readonly Uint8Array[]> => {
  const { rows } = await sql<{ root: Buffer }>`
    select root from airdrop_blocks where snapshot = ${snapshot} order by block`.execute(db)
  return rows.map(({ root }) => root)
}

/** The leaves of one block, one after the other; undefined where there is no such block. */
export const leavesOfBlock = async (
  db: Kysely<Database>,
  snapshot: string,
  block: number,
): Promise<Uint8Array | undefined> => {
  const { rows } = await sql<{ leaves: Buffer }>`
    select leaves from airdrop_blocks where snapshot = ${snapshot} and block = ${block}::integer`.execute(db)
  return rows[0]?.leaves
}

/** A player's line, as it is kept. */
export interface OwnLine {
  readonly snapshot: string
  readonly no: number | null
  readonly points: bigint
  readonly salt: string
}

/** A player's lines of all snapshots. */
export const linesOf = async (db: Kysely<Database>, playerId: number): Promise<readonly OwnLine[]> => {
  const { rows } = await sql<OwnLine>`
    select snapshot, no, points, salt from airdrop_lines where player_id = ${playerId}::bigint`.execute(db)
  return rows
}
