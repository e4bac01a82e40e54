import { type Selectable, sql } from 'kysely'
import type { ClientErrorKind } from '#rules/client-errors/client-errors.ts'
import type { Db } from '#server/db/database.ts'
import { countChanges, queryColumn, queryRow, queryRows } from '#server/db/statements.ts'
import type { ClientErrorsTable, StoredFrame } from '#server/db/tables/client-errors.ts'

export interface ErrorGroup {
  readonly fingerprint: string
  readonly build: string
  readonly kind: ClientErrorKind
  readonly message: string
  readonly frames: readonly StoredFrame[]
  readonly count: number
  readonly firstMs: number
  readonly lastMs: number
}

export interface PlayerReport extends Pick<ErrorGroup, 'fingerprint' | 'build' | 'kind' | 'message'> {
  readonly playerId: number
  readonly atMs: number
}

const column = <T, R>(rows: readonly T[], value: (row: T) => R): R[] => rows.map(value)

/** Every process must pass the groups in the same order, against deadlocks. */
export const addGroups = async (db: Db, groups: readonly ErrorGroup[]): Promise<void> => {
  await sql`
    insert into client_errors (fingerprint, build, kind, message, frames, count, first_at, last_at)
    select fingerprint, build, kind, message, frames::jsonb, count, first_at, last_at
    from unnest(
      ${column(groups, (group) => group.fingerprint)}::text[],
      ${column(groups, (group) => group.build)}::text[],
      ${column(groups, (group) => group.kind)}::text[],
      ${column(groups, (group) => group.message)}::text[],
      ${column(groups, (group) => JSON.stringify(group.frames))}::text[],
      ${column(groups, (group) => group.count)}::bigint[],
      ${column(groups, (group) => new Date(group.firstMs))}::timestamptz[],
      ${column(groups, (group) => new Date(group.lastMs))}::timestamptz[]
    ) as batch (fingerprint, build, kind, message, frames, count, first_at, last_at)
    on conflict (fingerprint, build) do update
    set count = client_errors.count + excluded.count, last_at = greatest(client_errors.last_at, excluded.last_at)`.execute(
    db,
  )
}

/** Skips reports without an account: launch data is valid before joining, and after the account is deleted. */
export const addPlayerReports = async (db: Db, reports: readonly PlayerReport[]): Promise<void> => {
  const players = [...new Set(column(reports, ({ playerId }) => playerId))]
  await sql`
    insert into client_error_reports (player_id, at, fingerprint, build, kind, message)
    select batch.player_id, batch.at, batch.fingerprint, batch.build, batch.kind, batch.message
    from unnest(
      ${column(reports, ({ playerId }) => playerId)}::bigint[],
      ${column(reports, ({ atMs }) => new Date(atMs))}::timestamptz[],
      ${column(reports, ({ fingerprint }) => fingerprint)}::text[],
      ${column(reports, ({ build }) => build)}::text[],
      ${column(reports, ({ kind }) => kind)}::text[],
      ${column(reports, ({ message }) => message)}::text[]
    ) as batch (player_id, at, fingerprint, build, kind, message)
    join players on players.id = batch.player_id
    where players.id = any(${players}::bigint[]) and players.deleted_at is null
    on conflict do nothing`.execute(db)
}

const toGroup = ({ first_at, last_at, count, ...row }: Selectable<ClientErrorsTable>): ErrorGroup => ({
  ...row,
  count: Number(count),
  firstMs: first_at.getTime(),
  lastMs: last_at.getTime(),
})

/** `build` and `kind` are null for no restriction. */
export interface ErrorFilter {
  readonly build: string | null
  readonly kind: ClientErrorKind | null
  readonly limit: number
}

/** Most recently seen first. `count` covers all occurrences, also those before `since`. */
export const groupsSince = async (
  db: Db,
  { since, build, kind, limit }: ErrorFilter & { readonly since: Date },
): Promise<readonly ErrorGroup[]> => {
  const rows = await db
    .selectFrom('client_errors')
    .selectAll()
    .where('last_at', '>=', since)
    .$if(build !== null, (query) => query.where('build', '=', build ?? ''))
    .$if(kind !== null, (query) => query.where('kind', '=', kind ?? 'error'))
    .orderBy('last_at', 'desc')
    .orderBy('count', 'desc')
    .orderBy('fingerprint')
    .limit(limit)
    .execute()
  return rows.map(toGroup)
}

export type GroupKey = Pick<ErrorGroup, 'fingerprint' | 'build'>

export const groupOf = async (db: Db, { fingerprint, build }: GroupKey): Promise<ErrorGroup | null> => {
  const row = await queryRow(db)<Selectable<ClientErrorsTable>>`
    select * from client_errors where fingerprint = ${fingerprint} and build = ${build}`
  return row ? toGroup(row) : null
}

export const buildsSince = (db: Db, since: Date, limit: number): Promise<readonly string[]> =>
  queryColumn(db)<string>`
    select build from client_errors where last_at >= ${since}::timestamptz
    group by build order by max(last_at) desc, build limit ${limit}::int`

export interface CountedPlayers extends GroupKey {
  readonly players: number
  readonly reports: number
  readonly oldestMs: number
}

/**
 * Counts within the newest `limit` reports: their only index is by time, so the players of one cause cannot be looked
 * up.
 */
export const playersByGroup = (db: Db, limit: number): Promise<readonly CountedPlayers[]> =>
  queryRows(db)<CountedPlayers>`
    select fingerprint, build, count(distinct player_id)::integer as players, count(*)::integer as reports,
      (extract(epoch from min(at)) * 1000)::float8 as "oldestMs"
    from (select fingerprint, build, player_id, at from client_error_reports order by at desc limit ${limit}::int) newest
    group by fingerprint, build`

/**
 * Most recently affected players first, from the newest `reports` between the first and the last error of the group.
 */
export const playersOfGroup = (
  db: Db,
  { fingerprint, build, firstMs, lastMs }: GroupKey & Pick<ErrorGroup, 'firstMs' | 'lastMs'>,
  { reports, limit }: { readonly reports: number; readonly limit: number },
): Promise<readonly { readonly playerId: bigint; readonly at: Date }[]> =>
  queryRows(db)<{ playerId: bigint; at: Date }>`
    select player_id as "playerId", max(at) as at
    from (
      select player_id, at, fingerprint, build from client_error_reports
      where at between ${new Date(firstMs)}::timestamptz and ${new Date(lastMs)}::timestamptz
      order by at desc limit ${reports}::int
    ) newest
    where fingerprint = ${fingerprint} and build = ${build}
    group by player_id order by max(at) desc, player_id limit ${limit}::int`

export const deleteErrorsBefore = async (db: Db, before: Date): Promise<number> => {
  const groups = await countChanges(db)`delete from client_errors where last_at < ${before}`
  const reports = await countChanges(db)`delete from client_error_reports where at < ${before}`
  // A report may have been on its way while its player's account was deleted.
  const ofDeleted = await countChanges(db)`
    delete from client_error_reports using players
    where players.id = client_error_reports.player_id and players.deleted_at is not null`
  return groups + reports + ofDeleted
}
