import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { readPlayerWith } from '#server/db/player-read.ts'
import { execute, queryValue } from '#server/db/statements.ts'
import type { JobCursor } from '#server/db/tables/account.ts'
import type { PlayerData } from './player-data.ts'

export type Row = Record<string, unknown>

export interface FightRecordRow {
  readonly row: Row
}

interface ExportBatch {
  readonly rows: readonly FightRecordRow[]
  readonly next: JobCursor | null
}

export interface ExportFrom {
  readonly playerId: number
  readonly place: JobCursor
  readonly limit: number
}

const restartedAt = (playerId: number) => sql`select restarted_at from players where players.id = ${playerId}::bigint`

const SIDES = {
  attacker: { table: 'fights', owner: 'attacker_id', id: 'id' },
  defender: { table: 'defences', owner: 'defender_id', id: 'fight_id' },
} as const

// The lower bound of `at` is inside an `or` on purpose. With a plain lower and upper bound PostgreSQL would expect few
// rows and sort them all, instead of walking the index.
const keysOf = (side: keyof typeof SIDES, { playerId, place, limit }: ExportFrom) => {
  const { table, owner, id } = SIDES[side]
  return sql`
    (select attacker_id, ${sql.ref(id)} as id, at from ${sql.table(table)} where ${sql.ref(owner)} = ${playerId}::bigint
      and at <= ${place.at}::timestamptz and (at, ${sql.ref(id)}) < (${place.at}::timestamptz, ${place.id}::uuid)
      and ((${restartedAt(playerId)}) is null or at >= (${restartedAt(playerId)}))
      order by at desc, ${sql.ref(id)} desc limit ${limit})`
}

const sideColumns = (side: keyof typeof SIDES) => {
  const [own, other] = side === 'attacker' ? ['user', 'enemy'] : ['enemy', 'user']
  return sql`jsonb_build_object('id', fights.attacker_id || '-' || fights.id, 'at', fights.at, 'kind', kind,
    'side', ${side}::text, 'winner', result->'winner', 'own', result->${own}::text, 'opponent', result->${other}::text->'username')`
}

/** The player's fights as that player saw them, newest first. Turns are left out; replays have them. */
export const fightRecords = async (db: Db, from: ExportFrom): Promise<ExportBatch> => {
  const { playerId, limit } = from
  const { rows: keys } = await sql<JobCursor & { attacker_id: bigint }>`
    select attacker_id, id, to_jsonb(at) #>> '{}' as at
    from (${keysOf('attacker', from)} union all ${keysOf('defender', from)}) as own
    order by own.at desc, id desc limit ${limit}`.execute(db)
  const attackers = keys.map((key) => key.attacker_id)
  const { rows } = await sql<FightRecordRow>`
    select case when fights.attacker_id = ${playerId}::bigint
      then ${sideColumns('attacker')} || jsonb_build_object(
        'old_rank', result->'old_rank', 'new_rank', result->'new_rank', 'drops', result->'drops')
      else ${sideColumns('defender')} end as row
    from unnest(${attackers}::bigint[], ${keys.map(({ id }) => id)}::uuid[], ${keys.map(({ at }) => at)}::timestamptz[])
      as batch (attacker_id, id, at)
    join fights on fights.attacker_id = batch.attacker_id and fights.id = batch.id and fights.at = batch.at
    where fights.attacker_id = any(${attackers}::bigint[])
    order by fights.at desc, fights.id desc`.execute(db)
  const last = keys.at(-1)
  const next = last && keys.length === limit ? { at: last.at, id: last.id } : null
  return { rows, next }
}

/** Reads the table in batches of one snapshot. Requires a transaction. */
export const tableRows = async function* (
  trx: Db,
  playerId: number,
  { table, owner, secrets = [] }: PlayerData,
  limit: number,
): AsyncGenerator<readonly Row[]> {
  await sql`
    declare own_rows no scroll cursor for select to_jsonb(t) - ${[...secrets]}::text[] as row from ${sql.table(table)} t
    where ${sql.ref(`t.${owner}`)} = ${playerId}::bigint`.execute(trx)
  for (;;) {
    const { rows } = await sql<{ row: Row }>`fetch forward ${sql.lit(limit)} from own_rows`.execute(trx)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < limit) break
  }
  await sql`close own_rows`.execute(trx)
}

export const ownRowAndTables = async (
  db: Db,
  playerId: number,
  tables: readonly PlayerData[],
): Promise<{ readonly own: Row; readonly tables: Readonly<Record<string, readonly Row[]>> }> => {
  const rowsOfTable = ({ table, owner, secrets = [] }: PlayerData) => sql<readonly Row[]>`
    select coalesce(jsonb_agg(to_jsonb(t) - ${[...secrets]}::text[]), '[]') from ${sql.table(table)} t
    where ${sql.ref(`t.${owner}`)} = ${playerId}::bigint`
  const parts = Object.fromEntries(tables.map((table) => [table.table, rowsOfTable(table)]))
  const {
    id: _,
    own_row,
    ...rows
  } = (await readPlayerWith(db, playerId, { own_row: sql<Row>`to_jsonb(players)`, ...parts }, ['id'])) ?? {
    id: null,
    own_row: {},
  }
  return { own: own_row, tables: rows as Readonly<Record<string, readonly Row[]>> }
}

export const insertPart = async (
  db: Db,
  playerId: number,
  part: { readonly section: string; readonly number: number; readonly content: string },
): Promise<void> => {
  await db
    .insertInto('export_parts')
    .values({ player_id: playerId, ...part })
    .execute()
}

export const countParts = (db: Db, playerId: number, section: string): Promise<number> =>
  queryValue(db, 0)`
    select count(*)::int as parts from export_parts where player_id = ${playerId} and section = ${section}`

export const findPart = (db: Db, playerId: number, section: string, number: number): Promise<string | undefined> =>
  queryValue<string | undefined>(db, undefined)`
    select content from export_parts where player_id = ${playerId} and section = ${section} and number = ${number}`

export const deleteParts = (db: Db, playerId: number): Promise<void> =>
  execute(db)`delete from export_parts where player_id = ${playerId}`

/** True if the player has more than `rows` attacks, incoming fights or ledger entries. The three are not added up. */
export const hasMoreThan = async (db: Db, playerId: number, rows: number): Promise<boolean> => {
  const found = await sql<{ large: boolean }>`
    select exists (select 1 from fights where attacker_id = ${playerId}::bigint offset ${rows})
      or exists (select 1 from defences where defender_id = ${playerId}::bigint offset ${rows})
      or exists (select 1 from ledger where account = ${playerId}::bigint offset ${rows}) as large`.execute(db)
  return found.rows[0]?.large === true
}
