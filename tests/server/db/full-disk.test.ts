import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { type OwnPostgres, startOwnPostgres } from '#tests/helpers/database/own-postgres.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

const DISK = '256m'
const PLAYERS = 12
const ROUNDS_MAX = 100
const BLOCK = Buffer.alloc(1024 * 1024)

const disk = fs.mkdtempSync(path.join(os.tmpdir(), 'house-kombat-disk-'))
fs.chmodSync(disk, 0o755)
let postgres: OwnPostgres
let app: TestApp
beforeAll(async () => {
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk])
  postgres = await startOwnPostgres(['max_wal_size=32MB', 'min_wal_size=32MB'], 8, disk)
  app = await testApp({ database: postgres })
})
afterAll(async () => {
  await app.app.close()
  await postgres.drop()
  spawnSync('umount', [disk])
  fs.rmSync(disk, { recursive: true })
})

const ballast = path.join(disk, 'ballast')
const fillDisk = (): void => {
  const file = fs.openSync(ballast, 'w')
  try {
    for (let size = BLOCK.length; size >= 512; ) {
      try {
        fs.writeSync(file, BLOCK, 0, size)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        size /= 2
      }
    }
  } finally {
    fs.closeSync(file)
  }
}

interface Answered {
  readonly status: number
  readonly retryAfter: unknown
}

describe('on a disk that is full', { timeout: 120_000 }, () => {
  test('claims are answered 503 with Retry-After, and as usual when there is room again; nothing is lost', async () => {
    const players = kombatPlayers(app)
    const ids: number[] = []
    for (let count = 0; count < PLAYERS; count += 1) ids.push(await players.join())
    const claim = async (as: number): Promise<Answered> => {
      const { status, headers } = await app.call('users.claim', {}, { as, idempotencyKey: crypto.randomUUID() })
      return { status, retryAfter: headers['retry-after'] }
    }
    const claimAll = (): Promise<Answered[]> => {
      app.clock.advance(3_600_000)
      return Promise.all(ids.map(claim))
    }
    expect(new Set((await claimAll()).map(({ status }) => status))).toEqual(new Set([200]))

    await postgres.pool.query('checkpoint')
    fillDisk()
    const refused: Answered[] = []
    for (let round = 0; refused.length === 0 && round < ROUNDS_MAX; round += 1)
      refused.push(...(await claimAll()).filter(({ status }) => status !== 200))
    expect(refused.length).toBeGreaterThan(0)
    expect(refused).toEqual(refused.map(() => ({ status: 503, retryAfter: '2' })))

    fs.rmSync(ballast)
    expect(new Set((await claimAll()).map(({ status }) => status))).toEqual(new Set([200]))
    expect(await auditDifferences(app.db)).toEqual([])
  })
})
