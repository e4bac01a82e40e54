import type { Db } from '#server/db/database.ts'
import { changesOne, execute } from '#server/db/statements.ts'

interface AskedKey {
  readonly key: string
  readonly name: string
  readonly asked: string
}

/** Waits for a call of the same key that is under way. @returns the first call's row; null if this call is the first */
export const claimKey = async (
  db: Db,
  { key, name, asked }: AskedKey,
  nowMs: number,
): Promise<{ readonly name: string; readonly asked: string; readonly answer: object | null } | null> => {
  const isFirst = await changesOne(db)`
    insert into desk_answers (key, name, asked, answer, at)
    values (${key}, ${name}, ${asked}, null, ${new Date(nowMs)}) on conflict (key) do nothing`
  if (isFirst) return null
  return db
    .selectFrom('desk_answers')
    .select(['name', 'asked', 'answer'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

export const keepAnswer = (db: Db, key: string, answer: object): Promise<void> =>
  execute(db)`update desk_answers set answer = ${JSON.stringify(answer)} where key = ${key}`

export const deleteAnswersBefore = (db: Db, before: Date): Promise<void> =>
  execute(db)`delete from desk_answers where at < ${before}`
