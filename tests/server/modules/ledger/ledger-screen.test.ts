import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { LedgerPage } from '#contracts/wire.ts'
import { createDb } from '#server/db/connection.ts'
import { postMovements } from '#server/db/ledger.ts'
import { type Movement, mint, transfer } from '#server/db/movements.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { ledgerEntriesOf, ledgerEntriesQuery } from '#server/modules/ledger/store.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const server = await fileApp()
const [ALICE, BOB] = [301, 302]

type Cause = Parameters<typeof mint>[0]
const got = (cause: Omit<Cause, 'id' | 'ref'>): Movement => mint({ ...cause, id: randomUUID(), ref: null })

const post = (...movements: readonly Movement[]) =>
  inTransaction(server.db, (tx) => postMovements(tx, movements, server.clock.nowMs()))

const pages = async (as: number, asset?: string): Promise<LedgerPage['items'][]> => {
  const all: LedgerPage['items'][] = []
  let after: string | null = null
  do {
    const query: { after?: string; asset?: string } = { ...(after ? { after } : {}), ...(asset ? { asset } : {}) }
    const { data } = await server.call('users.ledger', { query }, { as })
    all.push(data.items)
    after = data.next
  } while (after !== null)
  return all
}

beforeAll(async () => {
  for (const id of [ALICE, BOB]) await server.call('users.onboard', { body: { house_id: 0 } }, { as: id })
})

describe('the ledger screen (extra 17)', () => {
  it('shows the two welcome rows of a new player, with their reasons', async () => {
    const { data } = await server.call('users.ledger', { query: {} }, { as: BOB })
    expect(data.next).toBeNull()
    expect(data.items.map(({ asset, amount, reason }) => ({ asset, amount, reason }))).toEqual(
      expect.arrayContaining([
        { asset: 'tok', amount: 5e9, reason: 'onboarding-welcome' },
        { asset: 'tok', amount: 5e9, reason: 'onboarding-house' },
      ]),
    )
  })

  it('shows one ledger entry to both sides, above zero to one and below zero to the other', async () => {
    server.clock.advance(1000)
    const given = { from: ALICE, to: BOB, asset: 'tok', amount: 2_000_000_000n, reason: 'referral-share' } as const
    await post(...transfer({ ...given, id: randomUUID(), ref: null }))
    const newest = async (as: number) => (await server.call('users.ledger', { query: {} }, { as })).data.items[0]
    expect(await newest(ALICE)).toMatchObject({
      amount: -2e9,
      reason: 'referral-share',
      at: '2026-11-23T12:00:01.000Z',
    })
    expect(await newest(BOB)).toMatchObject({ amount: 2e9, reason: 'referral-share', id: (await newest(ALICE))?.id })
  })

  it('comes in pages of fifty, newest first, without a gap or a repeat, however many rows share an instant', async () => {
    for (let moment = 0; moment < 4; moment++) {
      server.clock.advance(1000)
      const gift = { to: ALICE, asset: 'star', amount: 1n, reason: 'admin-grant' } as const
      await post(...Array.from({ length: 33 }, () => got(gift)))
    }
    const all = await pages(ALICE)
    expect(all.map((page) => page.length)).toEqual([50, 50, 35])
    const rows = all.flat()
    expect(new Set(rows.map(({ id }) => id)).size).toBe(135)
    const order = rows.map(({ at, id }) => `${at} ${id}`)
    expect(order).toEqual([...order].sort().reverse())
  })

  it('shows one asset alone when asked, and nothing for an unknown one', async () => {
    expect((await pages(ALICE, 'star')).map((page) => page.length)).toEqual([50, 50, 32])
    expect((await pages(ALICE, 'tok')).flat()).toHaveLength(3)
    expect((await pages(ALICE, 'moon-cheese')).flat()).toEqual([])
    await post(got({ to: BOB, asset: 'material-wood', amount: 3n, reason: 'fight-drop' }))
    expect((await pages(BOB, 'goods')).flat()).toMatchObject([{ asset: 'material-wood', amount: 3 }])
  })

  it('does not move under the reader: what comes in later is not on the later pages', async () => {
    const first = (await server.call('users.ledger', { query: {} }, { as: ALICE })).data
    server.clock.advance(1000)
    await post(got({ to: ALICE, asset: 'star', amount: 5n, reason: 'hunt' }))
    const second = (await server.call('users.ledger', { query: { after: first.next ?? '' } }, { as: ALICE })).data
    expect(second.items.filter(({ reason }) => reason === 'hunt')).toEqual([])
    expect(second.items.map(({ id }) => id)).not.toContain(first.items.at(-1)?.id)
  })

  it('refuses a place that no page has given', async () => {
    for (const after of ['x', 'MTIz', Buffer.from('1.2').toString('base64url'), '%00']) {
      const answer = await server.call('users.ledger', { query: { after } }, { as: ALICE })
      expect(answer.status).toBe(400)
      expect(answer.error.code).toBe('invalid-payload')
    }
  })

  it('adds up to the balances', async () => {
    expect(await auditDifferences(server.db)).toEqual([])
  })
})

it('the ledger of 200,000 rows reads a page by the primary key and looks at few rows, however far back the page is', async () => {
  const { db, close } = createDb(server.database.url, { max: 1, statementTimeoutMs: 0 })
  onTestFinished(() => close())
  await sql`
        insert into ledger (account, at, id, asset, amount, reason)
        select 900 + n % 97, ${new Date(server.clock.nowMs())}::timestamptz - make_interval(secs => n * 10),
          gen_random_uuid(), 'tok', 1, 'bulk'
        from generate_series(1, 200000) as n`.execute(db)
  await sql`analyze ledger`.execute(db)
  const question = { owner: 950, asset: null, limit: 51 }
  const newest = await ledgerEntriesOf(db, { ...question, after: null })
  const after = newest.at(-1)
  if (!after) throw new Error('no rows')
  for (const place of [null, after]) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
          explain (analyze, timing off, summary off) ${ledgerEntriesQuery({ ...question, after: place })}`.execute(db)
    const plan = rows.map((line) => line['QUERY PLAN']).join('\n')
    expect(plan).not.toMatch(/Seq Scan on ledger/)
    expect(plan).toMatch(/Index Scan Backward using ledger_\w*pkey/)
    const touched = [...plan.matchAll(/Index Scan.*rows=(\d+)(?:\.\d+)? loops/g)].map((match) => Number(match[1]))
    expect(Math.max(...touched)).toBeLessThanOrEqual(60)
  }
})
