import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { MS_PER_DAY } from '#rules/units.ts'
import { rebuildBoards } from '#server/modules/leaderboards/service.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'
import { adminOf } from '#tests/helpers/server/run-admin.ts'
import { testApp } from '#tests/helpers/server/test-app.ts'

const { server, players } = await itemServer({ tonEnabled: true, publicUrl: 'https://game.example/' })

const admin = adminOf(server)
const prize = (player: number, ton: string, transaction: string) =>
  admin('ton-prize', player, ton, '--transaction', transaction, '--why', 'cup of autumn')
const undo = (transaction: string) => admin('ton-prize', 'undo', '--transaction', transaction, '--why', 'mistyped')
const page = async (as: number) =>
  (await server.call('leaderboard.page', { params: { board: 'ton' }, query: { page: 1 } }, { as })).data
const me = async (as: number) => (await server.call('leaderboard.me', { params: { board: 'ton' } }, { as })).data
const rebuild = () => rebuildBoards(server.db, server.clock.nowMs())
const hash = (digit: string): string => digit.repeat(64)
const remove = (as: number) => server.call('users.delete', {}, { as, idempotencyKey: randomUUID() })
const linked = async (): Promise<number> => {
  const id = await players.join()
  await sql`
    insert into wallets (player_id, address, kind, linked_at)
    values (${id}::bigint, ${`0:${id}`}, 'v4r2', ${new Date(server.clock.nowMs())})`.execute(server.db)
  return id
}
const shown = async (as: number) => (await page(as)).items.map(({ user_id, place, value }) => [user_id, place, value])

describe('the TON board (rows 28, 178; R35)', () => {
  it('is empty until an operator has noted a prize, then sums prizes in nano, ties by time', async () => {
    const [ann, bob, cid] = [await linked(), await linked(), await linked()]
    await rebuild()
    expect(await page(ann)).toMatchObject({ items: [], podium: [], total: 0 })
    expect(await prize(ann, '2.5', hash('a'))).toMatch(/^Noted: 2\.5 TON to player /)
    await prize(bob, '3', hash('b'))
    await prize(cid, '1', hash('c'))
    await prize(ann, '0.500000001', hash('d'))
    await prize(cid, '2', hash('e'))
    await rebuild()
    expect(await shown(ann)).toEqual([
      [ann, 1, 3_000_000_001],
      [bob, 2, 3_000_000_000],
      [cid, 3, 3_000_000_000],
    ])
    expect(await me(cid)).toMatchObject({ place: 3, value: 3_000_000_000 })
    for (const transaction of ['a', 'b', 'c', 'd', 'e']) await undo(hash(transaction))
  })

  it('records a transaction once, in whichever spelling of its hash, and for no other player', async () => {
    const [ann, bob] = [await linked(), await linked()]
    const bytes = Buffer.alloc(32, 7)
    await prize(ann, '1', bytes.toString('hex'))
    expect(await prize(ann, '1', bytes.toString('base64'))).toContain('Nothing changed')
    expect(await prize(ann, '1', bytes.toString('base64url'))).toContain('Nothing changed')
    await expect(prize(ann, '2', bytes.toString('hex'))).rejects.toThrow('undo it first')
    await expect(prize(bob, '1', bytes.toString('hex'))).rejects.toThrow('undo it first')
    const both = await Promise.allSettled([prize(ann, '1', hash('1')), prize(bob, '1', hash('1'))])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await rebuild()
    expect((await page(ann)).items.reduce((sum, { value }) => sum + value, 0)).toBe(2_000_000_000)
    await undo(hash('1'))
    await undo(bytes.toString('hex'))
  })

  it('is undone by the operator, and then can be noted for the right one; both acts are kept', async () => {
    const [ann, bob] = [await linked(), await linked()]
    await prize(ann, '4', hash('2'))
    expect(await undo(hash('2'))).toBe(`Undone: 4 TON of player ${ann}.`)
    await expect(undo(hash('2'))).rejects.toThrow('No prize is noted')
    await prize(bob, '4', hash('2'))
    await rebuild()
    expect(await shown(ann)).toEqual([[bob, 1, 4_000_000_000]])
    expect(await me(ann)).toMatchObject({ place: null, value: 0 })
    const { rows } = await sql<{ act: string; why: string }>`
      select act, why from admin_log where player_id = ${ann}::bigint order by at`.execute(server.db)
    expect(rows).toEqual([
      { act: 'ton-prize', why: 'cup of autumn' },
      { act: 'ton-prize-undo', why: 'mistyped' },
    ])
    await undo(hash('2'))
  })

  it('takes a linked wallet, an amount, a hash and a reason', async () => {
    const [ann, poor] = [await linked(), await players.join()]
    await expect(prize(poor, '1', hash('3'))).rejects.toThrow('linked no wallet')
    for (const amount of ['0', '-1', '1.0000000001', 'much']) {
      await expect(prize(ann, amount, hash('3'))).rejects.toThrow()
    }
    await expect(prize(ann, '1', 'abc')).rejects.toThrow('--transaction')
    await expect(admin('ton-prize', ann, '1', '--transaction', hash('3'))).rejects.toThrow('Say why')
    await rebuild()
    expect((await page(ann)).items).toEqual([])
  })

  it('leaves out players who are banned or have deleted the account', async () => {
    const [ann, bob, gone] = [await linked(), await linked(), await linked()]
    await prize(ann, '1', hash('4'))
    await prize(bob, '2', hash('5'))
    await prize(gone, '3', hash('6'))
    await admin('ban', bob, '--why', 'bots')
    await remove(gone)
    await rebuild()
    expect(await shown(ann)).toEqual([[ann, 1, 1_000_000_000]])
  })

  it('keeps transaction and amount of a deleted account without its wallet, so that they are recorded for no other player', async () => {
    const [gone, ann] = [await linked(), await linked()]
    await prize(gone, '3', hash('7'))
    await remove(gone)
    const { rows } = await sql`
      select transaction, amount::text, address from ton_prizes where player_id = ${gone}::bigint`.execute(server.db)
    expect(rows).toEqual([{ transaction: hash('7'), amount: '3000000000', address: null }])
    await expect(prize(ann, '3', hash('7'))).rejects.toThrow(`noted for player ${gone}`)
  })

  it('brings nothing of before to a player who begins anew, whose export still has the record', async () => {
    const id = await linked()
    await prize(id, '3', hash('8'))
    await remove(id)
    server.clock.advance(30 * MS_PER_DAY + 1)
    await server.call('users.onboard', { body: { house_id: 1 } }, { as: id })
    await rebuild()
    expect(await me(id)).toMatchObject({ place: null, value: 0 })
    const { profile } = (await server.call('users.export', {}, { as: id })).data
    expect(profile.ton_prizes).toMatchObject([{ transaction: hash('8'), address: null }])
  })

  it('is not there without TON_ENABLED', async () => {
    const off = await testApp()
    try {
      await off.call('users.onboard', { body: { house_id: 1 } }, { as: 71 })
      for (const answer of [
        await off.call('leaderboard.page', { params: { board: 'ton' }, query: { page: 1 } }, { as: 71 }),
        await off.call('leaderboard.me', { params: { board: 'ton' } }, { as: 71 }),
      ]) {
        expect(answer.status).toBe(404)
        expect(answer.error.code).toBe('ton-board-off')
      }
    } finally {
      await off.close()
    }
  })
})
