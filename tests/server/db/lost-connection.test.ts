import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDb } from '#server/db/connection.ts'
import type { Logger } from '#server/observability/logger.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database/test-database.ts'

describe('a connection that PostgreSQL ends', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  it('is logged and ends nothing else, also while it is in use', async () => {
    const warn = vi.fn()
    const { pool, close } = createDb(database.url, { log: { warn } as unknown as Logger })
    const client = await pool.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
    await database.pool.query('select pg_terminate_backend($1::integer)', [rows[0]?.pid])
    await ended
    client.release(true)
    expect(warn).toHaveBeenCalledWith({ reason: expect.any(String) }, 'a database connection was lost')
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await close()
  })
})
