import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { MS_PER_DAY } from '#rules/units.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { filePayingApp, REAL_SHELF } from '#tests/helpers/players/paying-players.ts'

const app = await filePayingApp({}, REAL_SHELF)
const players = kombatPlayers(app.server)

const HOOK = 'meat-hook-xtr'
const remove = (id: number) => app.server.call('users.delete', {}, { as: id, idempotencyKey: randomUUID() })
const rowsOf = async (table: 'payment_orders' | 'payment_charges' | 'payment_events', id: number) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(table)} where player_id = ${id}`.execute(app.server.db))
    .rows

describe('payments in an export of all data', () => {
  it('are there with their orders, charges and debts', async () => {
    const id = await players.join()
    const chargeId = await app.buy(id, HOOK)
    const { profile } = (await app.server.call('users.export', {}, { as: id })).data
    expect(profile).toMatchObject({
      payment_orders: [{ type: HOOK, price_xtr: 15, state: 'granted', charge_id: chargeId }],
      payment_charges: [{ charge_id: chargeId, amount_xtr: 15, state: 'granted' }],
      star_debts: [],
    })
  })
})

describe('payments of a deleted account', () => {
  it('stay by the ids of player, order and charge alone', async () => {
    const id = await players.join()
    const chargeId = await app.buy(id, 'iron-box-xtr')
    expect((await remove(id)).status).toBe(200)
    const [order, ...others] = await rowsOf('payment_orders', id)
    expect(others).toEqual([])
    expect(order).toMatchObject({ state: 'granted', charge_id: chargeId, key: null, invoice_url: null, goods: null })
    expect(await rowsOf('payment_charges', id)).toMatchObject([{ charge_id: chargeId, state: 'granted', taken: null }])
    expect(await rowsOf('payment_events', id)).toEqual([])
    expect(await auditDifferences(app.server.db)).toEqual([])
  })

  it('can still be given back, once, and take nothing from a player who begins anew by the same id', async () => {
    const id = await players.join()
    const [gone, kept] = [await app.buy(id, HOOK), await app.buy(id, 'four-leaf-clover-xtr')]
    await remove(id)
    expect(await app.refund(id, gone)).toBe(true)
    expect(await app.refund(id, gone)).toBe(false)
    await app.runRefunds()
    await app.deliver()
    expect(await app.fate(gone)).toBe('refunded: support')
    app.server.clock.advance(30 * MS_PER_DAY + 1)
    await app.server.call('users.onboard', { body: { house_id: 1 } }, { as: id })
    const bought = await app.buy(id, 'four-leaf-clover-xtr')
    expect(await app.refund(id, kept)).toBe(true)
    await app.runRefunds()
    await app.deliver()
    expect([await app.fate(kept), await app.fate(bought)]).toEqual(['refunded: support', 'granted'])
    const { data } = await app.server.call('iap.orders', {}, { as: id })
    expect(data.star_debt).toBe(0)
    const { rows } = await sql`
      select amount from balances where owner_id = ${id} and asset like '%clover%'`.execute(app.server.db)
    expect(rows).toMatchObject([{ amount: 1n }])
    expect(await auditDifferences(app.server.db)).toEqual([])
  })
})
