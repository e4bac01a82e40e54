import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDb, type OpenDatabase } from '#server/db/connection.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database/test-database.ts'

let database: TestDatabase
let one: OpenDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  one = createDb(database.url, { max: 1 })
})
afterAll(async () => {
  await one.close()
  await database.drop()
})

/**
 * Path `/proc/<pid>/stat` of the PostgreSQL backend. Null if the backend is on another machine or has no glibc.
 */
const statFile = async (): Promise<string | null> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one.db)
  const folder = `/proc/${rows[0]?.pid}`
  const isHere = existsSync(folder) && readFileSync(`${folder}/comm`, 'utf8').startsWith('postgres')
  const usesGlibc = isHere && /\/libc\.so\.6$/m.test(readFileSync(`${folder}/maps`, 'utf8'))
  return usesGlibc ? `${folder}/stat` : null
}

/** Index of `minflt` after the program's name, which is in brackets and may contain spaces. */
const MINOR_FAULTS_AT = 7
const pagesGiven = (file: string): number =>
  Number(readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ')[MINOR_FAULTS_AT])

/** Allocates some 2 MB in blocks below the mmap threshold, which `createDb` raises to 4 MB. */
const LARGE = sql`select length(array_to_string(array_agg(repeat(n::text, 50000)), '')) from generate_series(1, 9) as n`
const TIMES = 50

it('PostgreSQL gets its memory once, and not anew for every large statement', async ({ skip }) => {
  const file = await statFile()
  if (file === null) return skip()
  for (let time = 0; time < TIMES; time++) await LARGE.execute(one.db)
  const before = pagesGiven(file)
  for (let time = 0; time < TIMES; time++) await LARGE.execute(one.db)
  expect((pagesGiven(file) - before) / TIMES).toBeLessThan(10)
})
