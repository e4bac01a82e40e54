import { type Selectable, sql } from 'kysely'
import type { ClientErrorKind } from '#rules/client-errors/client-errors.ts'
import type { Db } from '#server/db/database.ts'
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

/** One statement. The groups must be in one order, so that two processes do not deadlock. */
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

/** Only of players who are there: launch data outlives an account, and is valid before it. */
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

/** The last seen first. `count` is since the first. @param build null for all */
export const groupsSince = (
  db: Db,
  { since, build, limit }: { readonly since: Date; readonly build: string | null; readonly limit: number },
): Promise<Selectable<ClientErrorsTable>[]> =>
  db
    .selectFrom('client_errors')
    .selectAll()
    .where('last_at', '>=', since)
    .$if(build !== null, (query) => query.where('build', '=', build ?? ''))
    .orderBy('last_at', 'desc')
    .orderBy('count', 'desc')
    .orderBy('fingerprint')
    .limit(limit)
    .execute()

export const deleteErrorsBefore = async (db: Db, before: Date): Promise<number> => {
  const groups = await db.deleteFrom('client_errors').where('last_at', '<', before).executeTakeFirst()
  const reports = await db.deleteFrom('client_error_reports').where('at', '<', before).executeTakeFirst()
  // A report may have been on its way while its player's account was deleted.
  const { numAffectedRows: ofDeleted = 0n } = await sql`
    delete from client_error_reports using players
    where players.id = client_error_reports.player_id and players.deleted_at is not null`.execute(db)
  return Number(groups.numDeletedRows + reports.numDeletedRows + ofDeleted)
}
