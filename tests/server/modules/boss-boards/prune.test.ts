import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BossRun, lastRunOf } from '../../../../src/rules/boss/boss-calendar.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '../../../../src/rules/units.ts'
import { inTransaction } from '../../../../src/server/db/transaction.ts'
import { pruneBossRuns } from '../../../../src/server/modules/boss-boards/prune.ts'
import { deletePools, guildsOfRun } from '../../../../src/server/modules/boss-boards/prune-store.ts'
import { tendBossBoards } from '../../../../src/server/modules/boss-boards/settle.ts'
import { auditDifferences } from '../../../helpers/database/audit.ts'
import { fightBossRun, growBossWorld } from '../../../helpers/players/boss-world.ts'
import { TEST_NOW_MS, type TestApp, testApp } from '../../../helpers/server/test-app.ts'

const SIZE = { players: 60, guilds: 6, members: 5 }
const KEPT_MS = 28 * MS_PER_DAY
const TABLES = ['boss_fighters', 'boss_damage', 'boss_pools', 'boss_pool_fighters', 'boss_boards', 'boss_board_places']

let server: TestApp
let runs: readonly BossRun[]
beforeAll(async () => {
  server = await testApp()
  await growBossWorld(server.db, SIZE, server.clock.nowMs())
  runs = [0, 1].map((week) => lastRunOf('boss-mammoth', TEST_NOW_MS + week * 7 * MS_PER_DAY))
  for (const run of runs) {
    await fightBossRun(server.db, SIZE, { runId: run.id, nowMs: run.startMs, others: 'left' })
    server.clock.set(run.endMs + MS_PER_MINUTE)
    await tendBossBoards({ db: server.db, nowMs: server.clock.nowMs() })
  }
})
afterAll(() => server.close())

const prune = () => pruneBossRuns({ db: server.db, nowMs: server.clock.nowMs() })
/** In which tables there is anything of a run. */
const tablesWith = async (run: BossRun): Promise<string[]> => {
  const found: string[] = []
  for (const table of TABLES) {
    const { rows } = await sql`select from ${sql.table(table)} where run_id = ${run.id} limit 1`.execute(server.db)
    if (rows.length > 0) found.push(table)
  }
  return found
}
const poolDifferences = async () => (await auditDifferences(server.db)).filter(({ kind }) => kind === 'pools')

describe('old runs of bosses', () => {
  it('are kept for 28 days after their rewards', async () => {
    const [first] = runs as [BossRun]
    server.clock.set(first.endMs + MS_PER_MINUTE + KEPT_MS)
    expect(await prune()).toBe(0)
    expect(await tablesWith(first)).toEqual(TABLES)
  })

  it('are then deleted whole, though a job was killed in the middle; the younger ones and the audit stay as they were', async () => {
    const [first, second] = runs as [BossRun, BossRun]
    server.clock.set(first.endMs + MS_PER_MINUTE + KEPT_MS + 1)
    expect(await poolDifferences()).toEqual([])
    // What a killed job has done: some guilds, and nothing else.
    const some = (await guildsOfRun(server.db, first.id)).slice(0, 2)
    expect(await inTransaction(server.db, (trx) => deletePools(trx, first.id, some))).toBeGreaterThan(0)
    expect(await tablesWith(first)).toEqual(TABLES)
    expect(await poolDifferences()).toEqual([])

    expect(await prune()).toBeGreaterThan(SIZE.players)
    expect(await tablesWith(first)).toEqual([])
    expect(await tablesWith(second)).toEqual(TABLES)
    expect(await poolDifferences()).toEqual([])
    expect(await prune()).toBe(0)
    expect(await tendBossBoards({ db: server.db, nowMs: server.clock.nowMs() })).toBe(0)
  })
})
