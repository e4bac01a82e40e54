import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type BossEvent, lastBossEventOf } from '#rules/boss/boss-calendar.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { pruneBossEvents } from '#server/modules/boss-boards/prune.ts'
import { deletePools, guildsOfBossEvent } from '#server/modules/boss-boards/prune-store.ts'
import { tendBossBoards } from '#server/modules/boss-boards/settle.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { fightBossEvent, growBossWorld } from '#tests/helpers/players/boss-world.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'
import { TEST_NOW_MS } from '#tests/helpers/server/test-app.ts'

const SIZE = { players: 60, guilds: 6, members: 5 }
const KEPT_MS = 28 * MS_PER_DAY
const TABLES = ['boss_fighters', 'boss_damage', 'boss_pools', 'boss_pool_fighters', 'boss_boards', 'boss_board_places']

const server = await fileApp()
await growBossWorld(server.db, SIZE, server.clock.nowMs())
const bossEvents = [0, 1].map((week) => lastBossEventOf('boss-mammoth', TEST_NOW_MS + week * 7 * MS_PER_DAY))
for (const bossEvent of bossEvents) {
  await fightBossEvent(server.db, SIZE, { bossEventId: bossEvent.id, nowMs: bossEvent.startMs, others: 'left' })
  server.clock.set(bossEvent.endMs + MS_PER_MINUTE)
  await tendBossBoards(server.scope())
}

const prune = () => pruneBossEvents(server.scope())
const tablesWith = async (bossEvent: BossEvent): Promise<string[]> => {
  const found: string[] = []
  for (const table of TABLES) {
    const { rows } = await sql`
      select from ${sql.table(table)} where run_id = ${bossEvent.id} limit 1`.execute(server.db)
    if (rows.length > 0) found.push(table)
  }
  return found
}
const poolDifferences = async () => (await auditDifferences(server.db)).filter(({ kind }) => kind === 'pools')

describe('old stays of bosses', () => {
  it('are kept for 28 days after their rewards', async () => {
    const [first] = bossEvents as [BossEvent]
    server.clock.set(first.endMs + MS_PER_MINUTE + KEPT_MS)
    expect(await prune()).toBe(0)
    expect(await tablesWith(first)).toEqual(TABLES)
  })

  it('are then deleted whole, though a job was killed in the middle; the younger ones and the audit stay as they were', async () => {
    const [first, second] = bossEvents as [BossEvent, BossEvent]
    server.clock.set(first.endMs + MS_PER_MINUTE + KEPT_MS + 1)
    expect(await poolDifferences()).toEqual([])
    // Some pools are gone, as after a job that was killed.
    const some = (await guildsOfBossEvent(server.db, first.id)).slice(0, 2)
    expect(await inTransaction(server.db, (trx) => deletePools(trx, first.id, some))).toBeGreaterThan(0)
    expect(await tablesWith(first)).toEqual(TABLES)
    expect(await poolDifferences()).toEqual([])

    expect(await prune()).toBeGreaterThan(SIZE.players)
    expect(await tablesWith(first)).toEqual([])
    expect(await tablesWith(second)).toEqual(TABLES)
    expect(await poolDifferences()).toEqual([])
    expect(await prune()).toBe(0)
    expect(await tendBossBoards(server.scope())).toBe(0)
  })
})
