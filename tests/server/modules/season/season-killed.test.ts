import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it, vi } from 'vitest'
import { MS_PER_DAY } from '#rules/units.ts'
import { audit } from '#server/db/audit.ts'
import { createDb } from '#server/db/connection.ts'
import { SEASON_BATCH } from '#server/modules/season/settle.ts'
import { lockWaiters } from '#tests/helpers/database/lock-waiters.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { seasonPlayers } from '#tests/helpers/players/season-players.ts'
import { testApp } from '#tests/helpers/server/test-app.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const PLAYERS = 2000
const FIRST_ID = 100_000
const DEADLY = [250, 900, 1650].map((index) => FIRST_ID + index)

const folder = mkdtempSync(path.join(tmpdir(), 'season-killed-'))
const server = await testApp()
const players = kombatPlayers(server)
const seasons = seasonPlayers(server, players)
const other = createDb(server.database.url, { max: 1 })
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await other.close()
  await server.close()
})

const settle = () => {
  const { PATH = '', HOME = '' } = process.env
  const env = {
    PATH,
    HOME,
    DATABASE_URL: server.database.url,
    TEST_CLOCK: path.join(folder, 'clock'),
    LOCAL_MODE: 'on',
  }
  const command = ['--import', 'tsx', 'src/server/run/hk/hk.ts', 'admin', 'season', 'settle']
  return spawn(process.execPath, command, {
    cwd: ROOT,
    env: { ...env, NODE_ENV: 'test' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

it('processes that are killed while they settle a season’s end have settled whole batches; the next goes on, and all get what they are due exactly once (R28–R30)', {
  timeout: 300_000,
}, async () => {
  await players.join()
  const over = await seasons.dates(11)
  await sql`
    insert into players (id, first_name, house_id, active_skill, created_at, last_claim_at, energy, power, rank_points,
      best_rank_points, rank_season)
    select ${FIRST_ID}::bigint + n, 'N', 0, 'rising-fury', to_timestamp(0), to_timestamp(0), 20, 500, 1000, 1000, 11
    from generate_series(0, ${PLAYERS - 1}::integer) as n`.execute(server.db)
  await sql`
    insert into league_weeks (player_id, season, week, fight_points, fights, reached_at)
    select id, 11, 1, 10, 1, now() from players where id >= ${FIRST_ID}`.execute(server.db)
  writeFileSync(path.join(folder, 'clock'), new Date(over.nextMs + 14 * MS_PER_DAY).toISOString())

  const swept = async () => {
    const { rows } = await sql<{ swept: number }>`
      select count(*)::integer as swept from players where id >= ${FIRST_ID} and rank_season = 12`.execute(server.db)
    return rows[0]?.swept
  }
  for (const id of DEADLY) {
    const before = Math.max(0, Math.floor((id - FIRST_ID + 1) / SEASON_BATCH) * SEASON_BATCH - 1)
    await other.db.transaction().execute(async (holder) => {
      // The lock must outlive the start of a process on a busy machine.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(holder)
      await sql`select from players where id = ${id}::bigint for update`.execute(holder)
      const child = settle()
      // The process before has released its locks, so this process waits in the middle of a batch.
      await vi.waitFor(
        async () => {
          expect(await swept()).toBe(before)
          expect(await lockWaiters(server.db)).toBeGreaterThan(0)
        },
        { timeout: 200_000, interval: 50 },
      )
      child.kill('SIGKILL')
      await once(child, 'exit')
    })
    expect(await swept()).toBe(before)
  }
  const [code] = await once(settle(), 'exit')
  expect(code).toBe(0)

  const { rows } = await sql<{ season: number; points: number; sent: number; players: number }>`
    select rank_season as season, rank_points as points, (
      select count(*)::integer from inbox where player_id = players.id and reason = 'season-reward') as sent,
      count(*)::integer as players
    from players where id >= ${FIRST_ID} group by 1, 2, 3`.execute(server.db)
  expect(rows).toEqual([{ season: 12, points: 500, sent: 1, players: PLAYERS }])
  expect((await audit(server.db)).differences).toEqual([])
})
