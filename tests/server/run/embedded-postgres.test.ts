import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createDb } from '#server/db/connection.ts'
import { startEmbeddedPostgres } from '#server/run/embedded-postgres.ts'
import { endOf, openDatabaseServer, startServerProcess } from '#server/run/launcher.ts'
import { openFolder } from '#tests/helpers/database/open-folder.ts'
import { testConfig } from '#tests/helpers/server/test-app.ts'

let home: string
/** Prepared once for all tests, because that takes seconds. */
let dataDir: string
beforeAll(() => {
  home = openFolder('embedded-')
  dataDir = path.join(home, 'data', 'pg')
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

  if (process.getuid?.() === 0)
    test('started by root where its own user may not enter, keeps the data elsewhere for as long as the folder stands', async () => {
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
    })

  test('is reached by a unix socket only, and really writes to disk', async () => {
    const server = await startEmbeddedPostgres({ dataDir })
    expect(await query(server.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
    expect(await query(server.url, 'show fsync')).toEqual([{ fsync: 'on' }])
    await server.stop()
  })

  test('refuses a second start on its folder with a sentence, whatever the temporary folder of either is', async () => {
    const sentence = `The data folder ${dataDir} is in use by another House Kombat: stop that one, or set DATA_DIR to another folder.`
    const first = await startEmbeddedPostgres({ dataDir, alone: true })
    await expect(startEmbeddedPostgres({ dataDir, alone: true })).rejects.toThrow(sentence)
    vi.stubEnv('TMPDIR', fs.mkdtempSync(path.join(home, 'tmp-')))
    fs.chmodSync(os.tmpdir(), 0o755)
    await expect(startEmbeddedPostgres({ dataDir, alone: true })).rejects.toThrow(sentence)
    vi.unstubAllEnvs()
    expect(await query(first.url, 'select 1 as n')).toEqual([{ n: 1 }])
    await first.stop()
  })

  test('started twice at once in an empty folder runs once: one is refused, and one that may share joins', async () => {
    const alone = path.join(home, 'race')
    const both = await Promise.allSettled([1, 2].map(() => startEmbeddedPostgres({ dataDir: alone, alone: true })))
    const [winner] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(refused).toEqual([expect.stringContaining(`The data folder ${alone} is in use`)])
    await query(winner?.url ?? '', 'create table kept as select 7 as n')
    await winner?.stop()

    const shared = path.join(home, 'shared-race')
    const servers = await Promise.all([1, 2].map(() => startEmbeddedPostgres({ dataDir: shared })))
    expect(servers.map(({ joined }) => joined).toSorted()).toEqual([false, true])
    for (const server of servers) expect(await query(server.url, 'select 1 as n')).toEqual([{ n: 1 }])
    await Promise.all(servers.map((server) => server.stop()))
    expect(fs.readdirSync(home).filter((name) => name.includes('race.'))).toEqual([])
  })

  test('that dies says so in a sentence, but not when it is stopped, and starts again with its data', async () => {
    const first = await startEmbeddedPostgres({ dataDir })
    await query(first.url, 'create table outlived as select 7 as n')
    const [postmaster] = fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(postmaster), 'SIGKILL')
    expect(await first.ended).toBe('The embedded PostgreSQL ended by itself with code 137: start again.')
    await first.stop()
    const again = await startEmbeddedPostgres({ dataDir })
    expect(await query(again.url, 'select n from outlived')).toEqual([{ n: 7 }])
    const said = vi.fn()
    void again.ended.then(said)
    await again.stop()
    expect(said).not.toHaveBeenCalled()
  })

  test('that crashed starts again when its process number belongs to another program, and is refused while it is its own', async () => {
    const first = await startEmbeddedPostgres({ dataDir })
    const pidFile = path.join(dataDir, 'postmaster.pid')
    const socketLock = `${new URL(first.url).searchParams.get('host')}/.s.PGSQL.5432.lock`
    const left = [pidFile, socketLock].map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }))
    await first.stop()
    // PostgreSQL trusts the process id in its lock file only if that process has the same user, so the other program
    // runs as that user.
    const { uid, gid } = fs.statSync(dataDir)
    const stranger = spawn('sleep', ['600'], { uid, gid, stdio: 'ignore' })
    fs.mkdirSync(path.dirname(socketLock), { recursive: true })
    fs.chownSync(path.dirname(socketLock), uid, gid)
    for (const { file, text } of left) {
      fs.writeFileSync(file, text.replace(/^\d+/, String(stranger.pid)), { mode: 0o600 })
      fs.chownSync(file, uid, gid)
    }
    const again = await startEmbeddedPostgres({ dataDir, alone: true })
    expect(await query(again.url, 'select 1 as n')).toEqual([{ n: 1 }])
    await expect(startEmbeddedPostgres({ dataDir, alone: true })).rejects.toThrow(/is in use by another House Kombat/)
    await again.stop()
    stranger.kill()
  })

  test('that dies ends the server of the same program, and the program with a sentence', async () => {
    const config = { ...testConfig(), dataDir: path.dirname(dataDir), databaseUrl: null }
    const database = await openDatabaseServer(config, { alone: true })
    let ready = (): void => undefined
    const isReady = new Promise<void>((resolve) => {
      ready = resolve
    })
    const env = { DATABASE_URL: database.url, PORT: '0', METRICS_PORT: '0', JOBS: 'off', LOG_LEVEL: 'silent' }
    const server = startServerProcess(['--import', 'tsx', 'src/server/main.ts'], env, ready)
    await isReady
    const [postmaster] = fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(postmaster), 'SIGKILL')
    await expect(endOf(server, database)).rejects.toThrow(/^The embedded PostgreSQL ended by itself .*: start again\.$/)
    expect(await server.ended).toBe(0)
  })

  test('says in PostgreSQL’s words why it does not start', async () => {
    const server = await startEmbeddedPostgres({ dataDir })
    await server.stop()
    fs.writeFileSync(path.join(dataDir, 'PG_VERSION'), '9.1\n')
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/PostgreSQL did not start:[\s\S]*9\.1/)
  })
})
