import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type BossStay, lastStayOf } from '#rules/boss/boss-calendar.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { pruneBossStays } from '#server/modules/boss-boards/prune.ts'
import { deletePools, guildsOfStay } from '#server/modules/boss-boards/prune-store.ts'
import { tendBossBoards } from '#server/modules/boss-boards/settle.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { fightBossStay, growBossWorld } from '#tests/helpers/players/boss-world.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'
import { TEST_NOW_MS } from '#tests/helpers/server/test-app.ts'

const SIZE = { players: 60, guilds: 6, members: 5 }
const KEPT_MS = 28 * MS_PER_DAY
const TABLES = ['boss_fighters', 'boss_damage', 'boss_pools', 'boss_pool_fighters', 'boss_boards', 'boss_board_places']

const server = await fileApp()
await growBossWorld(server.db, SIZE, server.clock.nowMs())
const stays = [0, 1].map((week) => lastStayOf('boss-mammoth', TEST_NOW_MS + week * 7 * MS_PER_DAY))
for (const stay of stays) {
  await fightBossStay(server.db, SIZE, { stayId: stay.id, nowMs: stay.startMs, others: 'left' })
  server.clock.set(stay.endMs + MS_PER_MINUTE)
  await tendBossBoards({ db: server.db, nowMs: server.clock.nowMs() })
}

const prune = () => pruneBossStays({ db: server.db, nowMs: server.clock.nowMs() })
const tablesWith = async (stay: BossStay): Promise<string[]> => {
  const found: string[] = []
  for (const table of TABLES) {
    const { rows } = await sql`select from ${sql.table(table)} where run_id = ${stay.id} limit 1`.execute(server.db)
    if (rows.length > 0) found.push(table)
  }
  return found
}
const poolDifferences = async () => (await auditDifferences(server.db)).filter(({ kind }) => kind === 'pools')

describe('old stays of bosses', () => {
  it('are kept for 28 days after their rewards', async () => {
    const [first] = stays as [BossStay]
    server.clock.set(first.endMs + MS_PER_MINUTE + KEPT_MS)
    expect(await prune()).toBe(0)
    expect(await tablesWith(first)).toEqual(TABLES)
  })

  it('are then deleted whole, though a job was killed in the middle; the younger ones and the audit stay as they were', async () => {
    const [first, second] = stays as [BossStay, BossStay]
    server.clock.set(first.endMs + MS_PER_MINUTE + KEPT_MS + 1)
    expect(await poolDifferences()).toEqual([])
    // As a killed job leaves it.
    const some = (await guildsOfStay(server.db, first.id)).slice(0, 2)
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
