import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDb } from '../../../src/server/db/connection.ts'
import { startEmbeddedPostgres } from '../../../src/server/run/embedded-postgres.ts'

let home: string
beforeAll(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-'))
  fs.chmodSync(home, 0o755)
})
afterAll(() => fs.rmSync(home, { recursive: true, force: true }))

const query = async <T>(url: string, text: string): Promise<T[]> => {
  const { db, close } = createDb(url, { max: 1 })
  try {
    return (await sql<T>`${sql.raw(text)}`.execute(db)).rows
  } finally {
    await close()
  }
}

describe('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  test('starts in an empty folder, is shared by a second process, and keeps its data over a restart', async () => {
    const dataDir = path.join(home, 'data', 'pg')
    const first = await startEmbeddedPostgres({ dataDir })
    expect(first.joined).toBe(false)
    await query(first.url, 'create table kept as select 7 as n')

    const second = await startEmbeddedPostgres({ dataDir })
    expect(second).toMatchObject({ joined: true, url: first.url })
    await second.stop()
    expect(await query(first.url, 'select n from kept')).toEqual([{ n: 7 }])

    await first.stop()
    await expect(query(first.url, 'select 1')).rejects.toThrow()
    const again = await startEmbeddedPostgres({ dataDir })
    expect(await query(again.url, 'select n from kept')).toEqual([{ n: 7 }])
    await again.stop()
  })

  test('is reached by a unix socket only, and really writes to disk', async () => {
    const server = await startEmbeddedPostgres({ dataDir: path.join(home, 'other') })
    expect(await query(server.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
    expect(await query(server.url, 'show fsync')).toEqual([{ fsync: 'on' }])
    await server.stop()
  })

  test('says in PostgreSQL’s words why it does not start', async () => {
    const dataDir = path.join(home, 'broken')
    const server = await startEmbeddedPostgres({ dataDir })
    await server.stop()
    fs.writeFileSync(path.join(dataDir, 'PG_VERSION'), '9.1\n')
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/PostgreSQL did not start:[^]*9\.1/)
  })
})
