import type { DeskRole } from '#contracts/desk/desk-calls.ts'
import type { Db } from '#server/db/database.ts'
import { execute, queryRow } from '#server/db/statements.ts'

interface SessionRow {
  readonly name: string
  readonly role: DeskRole
  readonly version: number
  readonly started_at: Date
  readonly seen_at: Date
}

interface NewSession {
  readonly tokenHash: string
  readonly name: string
  readonly version: number
  readonly nowMs: number
}

export const insertSession = async (db: Db, { tokenHash, name, version, nowMs }: NewSession): Promise<void> => {
  const at = new Date(nowMs)
  await db
    .insertInto('desk_sessions')
    .values({ token_hash: tokenHash, name, version, started_at: at, seen_at: at })
    .execute()
}

export const findSession = (db: Db, tokenHash: string): Promise<SessionRow | undefined> =>
  queryRow(db)<SessionRow>`
    select s.name, o.role, s.version, s.started_at, s.seen_at
    from desk_sessions s join desk_operators o on o.name = s.name and o.version = s.version
    where s.token_hash = ${tokenHash} and o.removed_at is null`

export const touchSession = (db: Db, tokenHash: string, nowMs: number): Promise<void> =>
  execute(db)`update desk_sessions set seen_at = ${new Date(nowMs)} where token_hash = ${tokenHash}`

export const deleteSession = (db: Db, tokenHash: string): Promise<void> =>
  execute(db)`delete from desk_sessions where token_hash = ${tokenHash}`

export const deleteOldSessions = (db: Db, name: string, kept: number): Promise<void> =>
  execute(db)`
    delete from desk_sessions where name = ${name} and token_hash not in (
      select token_hash from desk_sessions where name = ${name} order by started_at desc, token_hash limit ${kept}::int)
  `

export const deleteSessionsBefore = (db: Db, before: Date): Promise<void> =>
  execute(db)`delete from desk_sessions where started_at < ${before}`
