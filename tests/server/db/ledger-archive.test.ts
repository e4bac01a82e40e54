import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { auditLines } from '#server/admin/audit-text.ts'
import { type AuditReport, audit } from '#server/db/audit.ts'
import { archiveLedgerMonth } from '#server/db/ledger-archive.ts'
import { ensurePartitions } from '#server/db/partitions.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { gotByBuyers } from '#server/modules/market/crowd-store.ts'
import { type ItemPlayers, itemPlayers } from '#tests/helpers/players/item-players.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

const AUGUST_MS = Date.UTC(2026, 7, 10, 12)
const AUGUST_END_MS = Date.UTC(2026, 8, 1)

const backAsInManual = (): readonly string[] => {
  const manual = readFileSync('src/server/readme/backup.md', 'utf8')
  const [, statements = ''] = /```sql\nbegin;\n([^`]*attach partition[^`]*)commit;\n```/.exec(manual) ?? []
  return statements.split(';').flatMap((statement) => statement.trim() || [])
}

let server: TestApp
let items: ItemPlayers
let player: number
beforeEach(async () => {
  server = await testApp({ nowMs: AUGUST_MS })
  const log = pino({ level: 'silent' })
  for (const nowMs of [AUGUST_MS, AUGUST_END_MS]) await ensurePartitions(server.db, nowMs, log)
  items = itemPlayers(server)
  player = await kombatPlayers(server).join()
  await items.give(player, 'star', 500)
  await items.give(player, 'tok', 7_000_000_000)
  expect((await server.call('upgrades.buy', { body: { type: 'mining-tok' } }, { as: player })).status).toBe(200)
  server.clock.advance(AUGUST_END_MS + 2 * MS_PER_DAY - server.clock.nowMs())
  await server.call('users.claim', {}, { as: player })
  server.clock.advance(2 * MS_PER_HOUR)
  await server.call('users.claim', {}, { as: player })
  await snapshot('2026-08-31')
})
afterEach(() => server.close())

const afterAugust = (days: number): number => AUGUST_END_MS + days * MS_PER_DAY
const archive = (month = '2026-08', nowMs = afterAugust(90)) => archiveLedgerMonth(server.db, month, nowMs)
const snapshot = (day: string, { isLast = true, isFinished = true } = {}) =>
  sql`
    insert into airdrop_snapshots (name, version, through, is_last, started_at, after_id, lines, excluded, points, root, finished_at)
    values (${day}, 1, ${day}::date, ${isLast}, now(), 0, 0, 0, 0, ${isFinished ? 'x' : null},
      ${isFinished ? new Date(AUGUST_END_MS) : null})`.execute(server.db)
const figures = ({ differences, totals, owners }: AuditReport) => ({ differences, totals, owners })
const ledger = async () => (await server.call('users.ledger', { query: {} }, { as: player })).data

describe('a month that is archived', () => {
  it('leaves the audit as it was, which names it, and the rows in a table of their own', async () => {
    const before = await audit(server.db)
    const got = await gotByBuyers(server.db, [BigInt(player)])
    expect(await archive()).toBe('ledger_2026_08')
    const after = await audit(server.db)
    expect(figures(after)).toEqual(figures(before))
    expect(after.differences).toEqual([])
    expect(after.archivedMonths).toEqual(['2026-08'])
    expect(auditLines(after)).toContain('Archived, and taken by their sums: 2026-08.')
    expect(await gotByBuyers(server.db, [BigInt(player)])).toEqual(got)
    const { rows } = await sql<{ rows: bigint }>`select count(*) as rows from ledger_2026_08`.execute(server.db)
    expect(rows[0]?.rows).toBe(before.ledgerRows - after.ledgerRows)
    expect(rows[0]?.rows).toBeGreaterThan(0n)
  })

  it('still reports a sum or a balance that was changed by hand', async () => {
    await archive()
    await sql`update ledger_archived set gained = gained + 1 where account = ${player}::bigint and asset = 'star'`.execute(
      server.db,
    )
    const { differences } = await audit(server.db)
    expect(differences.map(({ kind, asset, expected, found }) => [kind, asset, found - expected])).toEqual([
      ['balance', 'star', -1n],
      ['sum', 'star', -1n],
    ])
  })

  it('can be dropped without the audit’s noticing, and brought back as the manual says', async () => {
    const before = await audit(server.db)
    await archive()
    const statements = backAsInManual()
    expect(statements).toHaveLength(2)
    await inTransaction(server.db, async (trx) => {
      for (const statement of statements) await sql.raw(statement).execute(trx)
    })
    const back = await audit(server.db)
    expect([figures(back), back.ledgerRows, back.archivedMonths]).toEqual([figures(before), before.ledgerRows, []])
    await archive()
    await sql`drop table ledger_2026_08`.execute(server.db)
    expect(figures(await audit(server.db))).toEqual(figures(before))
  })

  it('is gone from the player’s own list, and what came later stays', async () => {
    const all = await ledger()
    await archive()
    const left = await ledger()
    expect(left.items.length).toBeGreaterThan(0)
    expect(left.items.length).toBeLessThan(all.items.length)
    expect(all.items).toEqual(expect.arrayContaining([...left.items]))
  })
})

describe('the archive refuses', () => {
  it('no month, and too young a one', async () => {
    for (const month of ['2026-09', '2026-13', '2026_08', '', "2026-08'; drop table ledger"])
      await expect(async () => archive(month), month).rejects.toThrow(
        'A month can be archived 90 days after its end: name 2026-08 or an earlier one',
      )
    expect((await audit(server.db)).archivedMonths).toEqual([])
  })

  it('a month until its last instant is ninety days old', async () => {
    await expect(async () => archive('2026-08', afterAugust(90) - 1)).rejects.toThrow(
      'name 2026-07 or an earlier one, not "2026-08"',
    )
  })

  it('one that the airdrop’s last snapshot has not counted whole: it counts claims, wins and days (R38)', async () => {
    for (const { day, ...how } of [
      { day: '2026-09-30', isLast: false },
      { day: '2026-10-01', isFinished: false },
      { day: '2026-08-30' },
    ]) {
      await sql`delete from airdrop_snapshots`.execute(server.db)
      await snapshot(day, how)
      await expect(archive()).rejects.toThrow('The airdrop counts 2026-08 until its last snapshot')
    }
    await sql`delete from airdrop_snapshots`.execute(server.db)
    await snapshot('2026-08-31')
    expect(await archive()).toBe('ledger_2026_08')
  })

  it('one that the ledger does not have, and one that is archived, a second time', async () => {
    await expect(archive('2025-01')).rejects.toThrow(
      /^The ledger has no month 2025-01: it has 2026-0\d(, 2026-\d\d)+\. Those that hk audit names are archived\.$/,
    )
    await archive()
    await expect(archive()).rejects.toThrow('The ledger has no month 2026-08')
    expect((await audit(server.db)).differences).toEqual([])
  })
})
