import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import type { OpenDatabase } from '#server/db/connection.ts'
import { receiptDifferences } from '#server/db/receipt-audit.ts'
import { LEAVES_A_CHUNK, pruneReceipts } from '#server/modules/receipts/build.ts'
import { independentRoot } from '#tests/helpers/independent-merkle.ts'
import { jobsDatabase } from '#tests/helpers/players/boss-world.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { leaguePlayers, weekStartMs } from '#tests/helpers/players/league-players.ts'
import { independentReceiptLeaf, receiptWorld, rootOfProof } from '#tests/helpers/players/receipt-world.ts'
import { crowdEnters, FIRST_ENTRANT, playDay, tendAt } from '#tests/helpers/players/tournament-crowd.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

/** The test clock starts in Week II of its season. */
const WEEK = '2026-11-23'
const CROWD = 900_000_001

let server: TestApp
let jobs: OpenDatabase
let leagues: ReturnType<typeof leaguePlayers>
let players: ReturnType<typeof kombatPlayers>
let receipts: ReturnType<typeof receiptWorld>
beforeEach(async () => {
  server = await testApp()
  jobs = jobsDatabase(server)
  leagues = leaguePlayers(server, jobs)
  players = kombatPlayers(server)
  receipts = receiptWorld(server, jobs)
  await leagues.tend()
  await receipts.build()
})
afterEach(async () => {
  await jobs.close()
  await server.close()
})

type Kind = 'tournament' | 'league' | 'season' | 'airdrop'
const list = async (as: number) => (await server.call('receipts.list', {}, { as })).data
const proof = (as: number, kind: Kind, week = WEEK) => server.call('receipts.proof', { params: { week, kind } }, { as })
const proven = async (as: number, kind: Kind, week = WEEK) => (await proof(as, kind, week)).data
const scorer = async (points: number, week: 'I' | 'II' | 'III' | 'IV' = 'II'): Promise<number> => {
  const id = await players.join()
  await leagues.score(id, { points, week })
  return id
}
const closeWeek = async (batches?: number) => {
  await tendAt(jobs.db, weekStartMs(11, 'III'))
  await leagues.close(11, 'II')
  return receipts.build(batches)
}

describe('a week of receipts (R43)', () => {
  it('runs until Monday: before, nothing of it is there, and no player has a line', async () => {
    const as = await scorer(240)
    expect(await list(as)).toEqual({
      current: { week: WEEK, ends_at: '2026-11-30T00:00:00.000Z' },
      pending: null,
      weeks: [],
      channel: null,
    })
    expect((await proof(as, 'league')).error).toMatchObject({ code: 'receipt-not-found' })
  })

  it('has each tournament and league of it under one root, which an independent tree over the same lines has, too', async () => {
    const [first, second] = [await scorer(5000), await scorer(100)]
    await crowdEnters(server.db, '2026-11-24', { players: 40, entries: 2 })
    await playDay(jobs.db, '2026-11-24')
    expect(await closeWeek()).toEqual([WEEK])
    const { weeks, pending } = await list(first)
    expect(pending).toBeNull()
    const [week] = weeks
    const leaves = await receipts.leaves(WEEK)
    expect(week).toMatchObject({ week: WEEK, leaves: leaves.length, announced: false })
    expect(week?.kinds).toEqual([{ kind: 'league', lines: 1 }])
    expect(week?.root).toBe(independentRoot(leaves))
    expect(await receiptDifferences(server.db)).toEqual([])
    for (const [as, kind, about] of [
      [first, 'league', { period: '11-II', place: 1, points: 5000 }],
      [second, 'league', { period: '11-II', points: 100 }],
      [FIRST_ENTRANT, 'tournament', { period: '2026-11-24.1' }],
    ] as const) {
      const { lines, leaves: size, root } = await proven(as, kind)
      expect(lines[0]).toMatchObject(about)
      for (const line of lines) {
        const leaf = independentReceiptLeaf(kind, line, as)
        expect(leaves[line.leaf]).toBe(leaf)
        expect(rootOfProof(leaf, line, size)).toBe(root)
      }
    }
    expect(await receipts.lines(WEEK)).toBe(leaves.length)
  })

  it('has the ranks of a season and its Special with the last week', async () => {
    const id = await scorer(150, 'IV')
    await players.arrange(id, { rank_points: 1300, best_rank_points: 1300 })
    for (const slug of ['I', 'II', 'III'] as const) await leagues.close(11, slug)
    server.clock.set(weekStartMs(12, 'I') + MS_PER_MINUTE)
    await receipts.tendSeasons()
    await leagues.close(11, 'special')
    await leagues.tend()
    await receipts.build()
    const week = '2026-12-07'
    expect((await list(id)).weeks[0]).toMatchObject({
      week,
      kinds: expect.arrayContaining([
        { kind: 'league', lines: 2 },
        { kind: 'season', lines: 1 },
      ]),
    })
    expect((await proven(id, 'league', week)).lines.map(({ period }) => period)).toEqual(['11-IV', '11-special'])
    expect((await proven(id, 'season', week)).lines).toEqual([
      expect.objectContaining({ period: '11', place: 1, points: 1300 }),
    ])
  })

  it('has the snapshots of the airdrop that were finished in it, each by its root, for everybody to check', async () => {
    const as = await players.join()
    const root = 'ab'.repeat(32)
    for (const [name, finished] of [
      ['before', '2026-11-22T23:59:59Z'],
      ['season-11', '2026-11-25T12:00:00Z'],
      ['after', '2026-11-30T00:00:00Z'],
    ])
      await sql`
        insert into airdrop_snapshots (name, version, through, is_last, started_at, after_id, lines, excluded, points, root, finished_at)
        values (${name}, 1, '2026-11-21', false, '2026-11-22T00:00:00Z', 0, 1234, 0, 5, ${root},
          ${finished})`.execute(server.db)
    await closeWeek()
    expect((await list(as)).weeks[0]).toMatchObject({ leaves: 1, kinds: [{ kind: 'airdrop', lines: 1 }] })
    const { lines, leaves, root: weekly } = await proven(as, 'airdrop')
    expect(lines).toEqual([
      { period: 'season-11', salt: null, subject: root, place: null, points: 1234, leaf: 0, proof: [] },
    ])
    for (const line of lines)
      expect(rootOfProof(independentReceiptLeaf('airdrop', line, as), line, leaves)).toBe(weekly)
  })

  it('shows its root also to a player who has not joined a house, who can check public lines and has no own line', async () => {
    await scorer(240)
    await sql`
      insert into airdrop_snapshots (name, version, through, is_last, started_at, after_id, lines, excluded, points, root, finished_at)
      values ('season-11', 1, '2026-11-21', false, '2026-11-22T00:00:00Z', 0, 9, 0, 5, ${'ab'.repeat(32)},
        '2026-11-25T12:00:00Z')`.execute(server.db)
    await closeWeek()
    const as = players.stranger()
    const [week] = (await list(as)).weeks
    expect(week).toMatchObject({ week: WEEK, leaves: 2, kinds: [{ kind: 'airdrop', lines: 1 }] })
    const { lines, root } = await proven(as, 'airdrop')
    for (const line of lines) expect(rootOfProof(independentReceiptLeaf('airdrop', line, as), line, 2)).toBe(root)
    expect(root).toBe(week?.root)
    expect((await proof(as, 'league')).error).toMatchObject({ code: 'receipt-not-found' })
  })

  it('waits for what is not decided: prizes of a tournament, places of a league', async () => {
    const as = await scorer(240)
    await crowdEnters(server.db, '2026-11-29', { players: 10 })
    server.clock.set(weekStartMs(11, 'III') + MS_PER_MINUTE)
    expect(await receipts.build()).toEqual([])
    expect(await list(as)).toMatchObject({ current: { week: '2026-11-30' }, pending: WEEK, weeks: [] })
    await tendAt(jobs.db, server.clock.nowMs())
    expect(await receipts.build()).toEqual([])
    await leagues.tend()
    expect(await receipts.build()).toEqual([WEEK])
    expect((await proof(as, 'league')).status).toBe(200)
  })

  it('of a server that was off for weeks is built late, each week with its own lines, the oldest first', async () => {
    const [second, third] = [await scorer(50, 'II'), await scorer(60, 'III')]
    server.clock.set(weekStartMs(11, 'IV') + 3 * MS_PER_DAY)
    await leagues.tend()
    expect(await receipts.build()).toEqual([WEEK, '2026-11-30'])
    expect((await list(second)).weeks.map(({ week, kinds }) => [week, kinds.length])).toEqual([
      ['2026-11-30', 0],
      [WEEK, 1],
    ])
    expect((await proven(third, 'league', '2026-11-30')).lines).toHaveLength(1)
  })

  it('without anything decided has the root of nothing', async () => {
    const as = await players.join()
    await closeWeek()
    expect((await list(as)).weeks[0]).toMatchObject({ leaves: 0, kinds: [], root: independentRoot([]) })
    expect(await receiptDifferences(server.db)).toEqual([])
  })
})

describe('the job of the receipts', () => {
  const MANY = 2 * LEAVES_A_CHUNK + 52

  it('goes on where it was, batch by batch, and gives each line once', async () => {
    await leagues.crowd(MANY, { points: 120 })
    expect(await closeWeek(1)).toEqual([])
    expect(await receipts.lines(WEEK)).toBe(LEAVES_A_CHUNK)
    expect(await list(CROWD)).toMatchObject({ pending: WEEK, weeks: [] })
    expect((await proof(CROWD, 'league')).error.code).toBe('receipt-not-found')
    expect(await receipts.build(1)).toEqual([])
    expect(await receipts.build(1)).toEqual([WEEK])
    expect(await receipts.build()).toEqual([])
    const leaves = await receipts.leaves(WEEK)
    expect([leaves.length, await receipts.lines(WEEK), new Set(leaves).size]).toEqual([MANY, MANY, MANY])
    const { root } = (await list(CROWD)).weeks[0] ?? {}
    expect(root).toBe(independentRoot(leaves))
    for (const as of [CROWD, CROWD + LEAVES_A_CHUNK, CROWD + MANY - 1]) {
      const { lines, leaves: size } = await proven(as, 'league')
      for (const line of lines) expect(rootOfProof(independentReceiptLeaf('league', line, as), line, size)).toBe(root)
    }
  })

  it('by three processes at once makes one tree', async () => {
    await leagues.crowd(MANY, { points: 120 })
    await leagues.close(11, 'II')
    await Promise.all([receipts.build(), receipts.build(), receipts.build()])
    expect(await receipts.lines(WEEK)).toBe(MANY)
    expect(await receiptDifferences(server.db)).toEqual([])
  })

  it('killed in a batch has done nothing of it', async () => {
    await leagues.crowd(LEAVES_A_CHUNK + 1, { points: 120 })
    await closeWeek(1)
    await sql`alter table receipts add constraint killed check (leaf < ${sql.lit(LEAVES_A_CHUNK)})`.execute(server.db)
    await expect(receipts.build()).rejects.toThrow('killed')
    await sql`alter table receipts drop constraint killed`.execute(server.db)
    expect(await receipts.build()).toEqual([WEEK])
    expect(await receiptDifferences(server.db)).toEqual([])
  })
})

describe('a line of a receipt', () => {
  it('is its player’s alone: no other player gets it, nor its salt', async () => {
    await scorer(240)
    const other = await players.join()
    await closeWeek()
    expect((await proof(other, 'league')).error).toMatchObject({ code: 'receipt-not-found' })
    expect((await list(other)).weeks[0]?.kinds).toEqual([])
  })

  it('stays of a player who is banned later', async () => {
    const as = await scorer(240)
    await closeWeek()
    const before = await receipts.leaves(WEEK)
    await players.ban(as)
    expect(await receipts.leaves(WEEK)).toEqual(before)
    expect(await receipts.lines(WEEK)).toBe(1)
  })

  it('of a deleted account is gone, and its leaf stays: a hash without a player, under the same root', async () => {
    const [gone, bossEvents] = [await scorer(240), await scorer(100)]
    await closeWeek()
    const { root } = await proven(gone, 'league')
    const before = await receipts.leaves(WEEK)
    await server.call('users.delete', {}, { as: gone })
    expect(await receipts.leaves(WEEK)).toEqual(before)
    expect(await receipts.lines(WEEK)).toBe(1)
    expect((await proven(bossEvents, 'league')).root).toBe(root)
    expect(await receiptDifferences(server.db)).toEqual([])
  })

  it('is not made for a player who has deleted the account before', async () => {
    const [gone, bossEvents] = [await scorer(240), await scorer(100)]
    await server.call('users.delete', {}, { as: gone })
    await closeWeek()
    expect((await proven(bossEvents, 'league')).lines).toHaveLength(1)
    expect(await receipts.lines(WEEK)).toBe(1)
  })

  it('is kept for thirteen weeks, its week’s root for good', async () => {
    const as = await scorer(240)
    await closeWeek()
    const prune = () => pruneReceipts({ ...server.scope(), db: jobs.db })
    server.clock.set(Date.UTC(2027, 1, 22))
    await prune()
    expect((await proof(as, 'league')).status).toBe(200)
    server.clock.set(Date.UTC(2027, 2, 1))
    expect(await prune()).toMatchObject({ chunks: 1 })
    expect((await proof(as, 'league')).error.code).toBe('receipt-not-found')
    const { rows } = await sql`
      select from receipt_weeks where week = ${WEEK}::date and root is not null`.execute(server.db)
    expect(rows).toHaveLength(1)
    expect(await receiptDifferences(server.db)).toEqual([])
  })
})

it('the audit of receipts names whatever was altered afterwards', async () => {
  await scorer(240)
  await scorer(100)
  await closeWeek()
  expect(await receiptDifferences(server.db)).toEqual([])
  for (const [what, change, found] of [
    ['a leaf', sql`update receipt_chunks set leaves = overlay(leaves placing '\\x00' from 1 for 1)`, 2n],
    ['a chunk’s root', sql`update receipt_chunks set root = sha256('x')`, 2n],
    ['a root', sql`update receipt_weeks set root = sha256('x') where root is not null`, 1n],
    ['points', sql`update receipts set points = points + 1 where leaf = 0`, 1n],
    ['a place', sql`update receipts set place = 5 where leaf = 1`, 1n],
    ['a salt', sql`update receipts set salt = overlay(salt placing '\\x00' from 1 for 1) where leaf = 0`, 1n],
  ] as const)
    await server.db
      .transaction()
      .execute(async (trx) => {
        await change.execute(trx)
        expect(await receiptDifferences(trx), what).toEqual([
          { kind: 'receipts', owner: null, asset: WEEK, expected: 0n, found },
        ])
        throw new Error('undone')
      })
      .catch(({ message }: Error) => expect(message).toBe('undone'))
})
