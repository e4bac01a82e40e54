import { sql } from 'kysely'
import { AIRDROP } from '#rules/airdrop/airdrop.ts'
import { lockAlone } from '#server/db/advisory-locks.ts'
import type { Db } from '#server/db/database.ts'
import { execute, hasRows, queryColumn, queryRow, queryRows, queryValue } from '#server/db/statements.ts'
import type { CountedActs } from './sums-store.ts'

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

export const findSnapshot = (db: Db, name: string): Promise<SnapshotRow | undefined> =>
  queryRow(db)<SnapshotRow>`select ${COLUMNS} from airdrop_snapshots where name = ${name}`

export const allSnapshots = (db: Db): Promise<readonly SnapshotRow[]> =>
  queryRows(db)<SnapshotRow>`
    select ${COLUMNS} from airdrop_snapshots order by started_at desc, name`

export const hasOpenSnapshot = (db: Db): Promise<boolean> =>
  hasRows(db)`select from airdrop_snapshots where finished_at is null limit 1`

export const lockSnapshots = (db: Db): Promise<void> => lockAlone(db, 'airdropSnapshots')

export const insertSnapshot = (
  db: Db,
  snapshot: Pick<SnapshotRow, 'name' | 'version' | 'through' | 'isLast'>,
  nowMs: number,
): Promise<void> =>
  execute(db)`
    insert into airdrop_snapshots (name, version, through, is_last, started_at, after_id, lines, excluded, points)
    values (${snapshot.name}, ${snapshot.version}::integer, ${snapshot.through}::date, ${snapshot.isLast},
      ${new Date(nowMs)}::timestamptz, 0, 0, 0, 0)`

export interface SnapshotPlayer extends CountedActs {
  readonly id: bigint
  readonly friends: number
  readonly isBanned: boolean
}

export interface IdRange {
  readonly afterId: bigint
  /** The range includes this id. Null: the range has no end. */
  readonly throughId: bigint | null
}

export const nextRange = async (db: Db, afterId: bigint, limit: number): Promise<IdRange> => {
  const { rows } = await sql<{ id: bigint }>`
    select player_id as id from airdrop_sums where player_id > ${afterId}::bigint
    order by player_id offset ${sql.lit(limit - 1)} limit 1`.execute(db)
  return { afterId, throughId: rows[0]?.id ?? null }
}

const MAX_ID = 2n ** 63n - 1n

/** Each table repeats the bounds of the id, because PostgreSQL does not derive them. An end id instead of a limit avoids full reads. */
export const playersWithDays = async (db: Db, { afterId, throughId }: IdRange): Promise<readonly SnapshotPlayer[]> => {
  const inRange = (id: string) =>
    sql`${sql.ref(id)} > ${afterId}::bigint and ${sql.ref(id)} <= ${throughId ?? MAX_ID}::bigint`
  return queryRows(db)<SnapshotPlayer>`
    select s.player_id as id, s.claimed_nano as "claimedNano", s.wins, s.active_days as "activeDays", s.friends,
      banned.player_id is not null as "isBanned"
    from airdrop_sums s join players on players.id = s.player_id and ${inRange('players.id')}
    left join sanctions banned on banned.player_id = s.player_id and ${inRange('banned.player_id')}
      and banned.status = 'banned'
    where ${inRange('s.player_id')} and s.active_days >= ${AIRDROP.activeDaysNeeded} and players.deleted_at is null
    order by s.player_id`
}

/** `no` is null for a player who is left out. */
export interface NewLine {
  readonly playerId: bigint
  readonly no: number | null
  readonly points: number
  readonly salt: string
}

export const insertLines = async (db: Db, snapshot: string, lines: readonly NewLine[]): Promise<void> => {
  if (lines.length === 0) return
  await db
    .insertInto('airdrop_lines')
    .values(lines.map(({ playerId, no, points, salt }) => ({ player_id: playerId, snapshot, no, points, salt })))
    .execute()
}

export interface LeafBlock {
  readonly snapshot: string
  readonly block: number
  readonly leaves: Uint8Array
  readonly root: Uint8Array
}

export const insertBlock = (db: Db, { snapshot, block, leaves, root }: LeafBlock): Promise<void> =>
  execute(db)`
    insert into airdrop_blocks (snapshot, block, leaves, root)
    values (${snapshot}, ${block}, ${Buffer.from(leaves)}, ${Buffer.from(root)})`

export type SnapshotProgress = Pick<SnapshotRow, 'afterId' | 'lines' | 'excluded' | 'points'>

export const saveSnapshotProgress = (db: Db, name: string, to: SnapshotProgress): Promise<void> =>
  execute(db)`
    update airdrop_snapshots set after_id = ${to.afterId}::bigint, lines = ${to.lines}::integer,
      excluded = ${to.excluded}::integer, points = ${to.points}::bigint
    where name = ${name}`

export const finishSnapshot = (db: Db, name: string, root: string, at: Date): Promise<void> =>
  execute(db)`
    update airdrop_snapshots set root = ${root}, finished_at = ${at}::timestamptz
    where name = ${name} and finished_at is null`

export const blockRoots = (db: Db, snapshot: string): Promise<readonly Uint8Array[]> =>
  queryColumn(db)<Buffer>`
    select root from airdrop_blocks where snapshot = ${snapshot} order by block`

export const leavesOfBlock = (db: Db, snapshot: string, block: number): Promise<Uint8Array | undefined> =>
  queryValue<Buffer | undefined>(db, undefined)`
    select leaves from airdrop_blocks where snapshot = ${snapshot} and block = ${block}::integer`

export interface OwnLine {
  readonly snapshot: string
  readonly no: number | null
  readonly points: bigint
  readonly salt: string
}

export const linesOf = (db: Db, playerId: number): Promise<readonly OwnLine[]> =>
  queryRows(db)<OwnLine>`
    select snapshot, no, points, salt from airdrop_lines where player_id = ${playerId}::bigint`
