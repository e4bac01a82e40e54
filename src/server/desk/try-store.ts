import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { execute } from '#server/db/statements.ts'

export interface Tries {
  readonly tries: number
  readonly since: Date
}

export const fromKey = (from: string): string => `from ${from}`
export const nameKey = (name: string): string => `name ${name}`
export const codeKey = (name: string): string => `code ${name}`
export const pairKey = (name: string, from: string): string => `pair ${name} ${from}`

/**
 * Call it before the password is checked, so that concurrent tries are all counted. A window starts with its first try.
 */
export const countTry = async (db: Db, key: string, nowMs: number, windowMs: number): Promise<Tries> => {
  const now = new Date(nowMs)
  const isExpired = sql`desk_tries.since <= ${new Date(nowMs - windowMs)}::timestamptz`
  const { rows } = await sql<Tries>`
    insert into desk_tries (key, tries, since) values (${key}, 1, ${now}::timestamptz)
    on conflict (key) do update set
      tries = case when ${isExpired} then 1 else desk_tries.tries + 1 end,
      since = case when ${isExpired} then excluded.since else desk_tries.since end
    returning tries, since`.execute(db)
  return rows[0] ?? { tries: 1, since: now }
}

export const forgetTries = (db: Db, key: string): Promise<void> =>
  execute(db)`delete from desk_tries where key = ${key}`

/** Deletes the counts of this name for all addresses. Names contain no space, so the prefix matches no other name. */
export const forgetTriesOf = (db: Db, name: string): Promise<void> =>
  execute(db)`
    delete from desk_tries
    where key in (${nameKey(name)}, ${codeKey(name)}) or starts_with(key, ${pairKey(name, '')})`

/**
 * Call it after a successful sign-in. Takes back only that try: if all were deleted, an operator could guess another's
 * password and reset the limit by signing in as himself.
 */
export const takeTryBack = (db: Db, key: string): Promise<void> =>
  execute(db)`update desk_tries set tries = greatest(0, tries - 1) where key = ${key}`

export const deleteTriesBefore = (db: Db, before: Date): Promise<void> =>
  execute(db)`delete from desk_tries where since < ${before}`
