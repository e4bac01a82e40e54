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

  test.runIf(process.getuid?.() === 0)(
    'started by root where its own user may not enter, keeps the data elsewhere for as long as the folder stands',
    async () => {
      const closed = path.join(home, 'closed')
      fs.mkdirSync(closed, { mode: 0o700 })
      const dataDir = path.join(closed, 'pg')
      const lines: string[] = []
      const first = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) })
      expect(first.dataDir).not.toContain(closed)
      expect(lines[0]).toContain(`its data is kept in ${first.dataDir}`)
      await query(first.url, 'create table kept as select 7 as n')
      await first.stop()
      const again = await startEmbeddedPostgres({ dataDir })
      expect(await query(again.url, 'select n from kept')).toEqual([{ n: 7 }])
      await again.stop()

      fs.rmSync(closed, { recursive: true })
      fs.mkdirSync(closed, { mode: 0o700 })
      const fresh = await startEmbeddedPostgres({ dataDir })
      await expect(query(fresh.url, 'select n from kept')).rejects.toThrow()
      await fresh.stop()
      for (const { dataDir: elsewhere } of [first, fresh]) fs.rmSync(elsewhere, { recursive: true })
    },
  )

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
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/PostgreSQL did not start:[\s\S]*9\.1/)
  })
})
