import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { MS_PER_DAY } from '#rules/units.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { filePayingApp, REAL_SHELF } from '#tests/helpers/players/paying-players.ts'
import { tournamentPlayers } from '#tests/helpers/players/tournament-players.ts'
import { runAdmin } from '#tests/helpers/server/run-admin.ts'

const app = await filePayingApp({}, REAL_SHELF)
const players = tournamentPlayers(app.server)
afterAll(async () => expect(await auditDifferences(app.server.db)).toEqual([]))

const SWORD = 'mammoth-sword-xtr'
const SHIELD = 'mammoth-shield-xtr'
const CHEST = 'wood-box-xtr'
const DONE = /^⭐ Done/
const USED = /used some of this purchase/
const AGAIN = /return within the last 30 days/

const say = async (id: number, text: string): Promise<string> => {
  app.bot.messenger.write(id, text)
  await app.deliver()
  return app.bot.messenger.sent.filter(({ userId }) => userId === id).at(-1)?.text ?? ''
}
const pieceOf = async (id: number) => {
  const [piece] = (await players.items.bag(id)).filter(({ own }) => own.bound_until !== undefined)
  if (!piece) throw new Error('The piece is in the bag.')
  return piece
}
const wear = (as: number, id: string, equipped = true) =>
  app.server.call('equipments.equip', { params: { id }, body: { equipped } }, { as })
const reroll = (as: number, id: string) => app.server.call('equipments.reroll', { params: { id } }, { as })
const admin = (...args: readonly string[]) => runAdmin({ ...app.server.scope(), who: 'test' }, args)
const refundByOperator = (id: number, chargeId: string) =>
  admin('stars', 'refund', String(id), chargeId, '--why', 'asked for')
const refuseRefunds = async () => {
  app.bot.refuseWith({ error_code: 400, description: 'Bad Request: USER_ID_INVALID' })
  await app.runRefunds()
  app.bot.refuseWith(null)
}
const seeNewest = async (as: number) => {
  const [order] = (await app.server.call('iap.orders', {}, { as })).data.items
  await app.server.call('iap.seen', { params: { id: order?.id ?? '' } }, { as, idempotencyKey: randomUUID() })
}

describe('a purchase that is used (R49)', () => {
  it('goes to an operator when its owner entered a tournament in it, worn or taken off again', async () => {
    const id = await players.entrant()
    const chargeId = await app.buy(id, SWORD)
    const { id: piece } = await pieceOf(id)
    await wear(id, piece)
    expect((await players.enter(id)).status).toBe(200)
    expect(await say(id, '/paysupport 1')).toMatch(USED)
    await wear(id, piece, false)
    expect(await say(id, '/paysupport 1')).toMatch(USED)
    expect(await app.fate(chargeId)).toBe('granted')
  })

  it('is not used by a tournament entry from before it was put on, while no gear of that day is read', async () => {
    const id = await players.entrant()
    await app.buy(id, SWORD)
    expect((await players.enter(id)).status).toBe(200)
    app.server.clock.advance(1)
    await wear(id, (await pieceOf(id)).id)
    expect(await say(id, '/paysupport 1')).toMatch(DONE)
  })

  it('goes to an operator when it was re-rolled, also a piece that was bought again and not drawn anew', async () => {
    const id = await players.join()
    await players.items.give(id, 'tok', 1e12)
    await refundByOperator(id, await app.buy(id, SWORD))
    await app.buy(id, SWORD)
    expect((await reroll(id, (await pieceOf(id)).id)).status).toBe(200)
    expect(await say(id, '/paysupport 1')).toMatch(USED)
  })

  it('goes to an operator when it was polished (R58)', async () => {
    const id = await players.join()
    await app.buy(id, SWORD)
    const piece = await pieceOf(id)
    const body = await players.items.readyToPolish(id, piece.id)
    const polished = await app.server.call('equipments.polish', { params: { id: piece.id }, body }, { as: id })
    expect(polished.status).toBe(200)
    expect(await say(id, '/paysupport 1')).toMatch(USED)
  })

  it('is used also when an operator puts another piece in its place after a fight', async () => {
    const id = await players.join()
    await players.join({ username: 'another_foe' })
    await app.buy(id, SWORD)
    await wear(id, (await pieceOf(id)).id)
    await players.challenge(id, 'another_foe')
    await admin('item', String(id), 'sword-epic', '--worn', '--why', 'lost in the outage')
    expect(await say(id, '/paysupport 1')).toMatch(USED)
  })

  it('stays used when the messenger refuses to give it back', async () => {
    const id = await players.join()
    await players.join({ username: 'the_foe' })
    const chargeId = await app.buy(id, SWORD)
    await wear(id, (await pieceOf(id)).id)
    await players.challenge(id, 'the_foe')
    await refundByOperator(id, chargeId)
    await refuseRefunds()
    expect(await app.fate(chargeId)).toMatch(/^granted/)
    expect(await say(id, '/paysupport 1')).toMatch(USED)
  })

  it('cannot be listed while it could be returned by itself', async () => {
    const id = await players.join()
    await app.buy(id, SWORD)
    const body = { user_equipment_id: (await pieceOf(id)).id, price: 1e12 }
    expect((await app.server.call('market.add', { body }, { as: id })).error.message).toBe('Not tradeable')
  })

  it('goes to an operator when it is a chest whose contents were shown; one unseen goes back and keeps its fortnight', async () => {
    const [opened, closed] = [await players.join(), await players.join()]
    await app.buy(opened, CHEST)
    await seeNewest(opened)
    expect(await say(opened, '/paysupport 1')).toMatch(USED)
    await app.buy(closed, CHEST)
    expect(await say(closed, '/paysupport 1')).toMatch(/^⭐ Done.*limit of these two weeks/)
    const again = await app.server.call('iap.invoice', { body: { type: CHEST, quantity: 1 } }, { as: closed })
    expect(again.error.message).toBe('Biweekly limit reached!')
  })
})

describe('a return by itself, once in 30 days (R49)', () => {
  it('is one of two that are asked for at once', async () => {
    const id = await players.join()
    await app.buy(id, SWORD)
    await app.buy(id, SHIELD)
    app.bot.messenger.write(id, '/paysupport 1')
    app.bot.messenger.write(id, '/paysupport 2')
    await Promise.all(app.bot.queue.take(0, 10).map((update) => app.send(update)))
    const { items } = (await app.server.call('iap.orders', {}, { as: id })).data
    expect(items.filter(({ state }) => state === 'refunded')).toHaveLength(1)
  })

  it('does not count when the messenger refuses it, nor when an operator gives it back', async () => {
    const id = await players.join()
    await refundByOperator(id, await app.buy(id, SHIELD))
    await app.buy(id, SWORD)
    expect(await say(id, '/paysupport 1')).toMatch(DONE)
    await refuseRefunds()
    expect(await say(id, '/paysupport 1')).toMatch(DONE)
  })

  it('is followed by one that operators see, decide and give back, after which the piece has its lines again', async () => {
    const id = await players.join()
    const lines = async () => (await pieceOf(id)).equipment_stats
    await app.buy(id, SWORD)
    const first = await lines()
    expect(await say(id, '/paysupport 1')).toMatch(DONE)
    const second = await app.buy(id, SWORD)
    expect(await lines()).toEqual(first)
    expect(await say(id, '/paysupport 1')).toMatch(AGAIN)
    expect(await say(id, '/paysupport 1')).toMatch(AGAIN)
    const asked = (await admin('stars', 'asked')).filter((line) => line.includes(` ${id} `))
    expect(asked).toEqual([expect.stringContaining(second)])
    await refundByOperator(id, second)
    expect((await admin('stars', 'asked')).join()).not.toContain(second)
    await app.buy(id, SWORD)
    expect(await lines()).toEqual(first)
    app.server.clock.advance(31 * MS_PER_DAY)
    await app.buy(id, SHIELD)
    expect(await say(id, '/paysupport 1')).toMatch(DONE)
  })

  it('is closed to a deleted account, and open to a banned player', async () => {
    const [gone, banned] = [await players.join(), await players.join()]
    await app.buy(gone, SWORD)
    await app.server.call('users.delete', {}, { as: gone, idempotencyKey: randomUUID() })
    expect(await say(gone, '/paysupport 1')).toMatch(/no such purchase/)
    await app.buy(banned, SWORD)
    await admin('ban', String(banned), '--why', 'test')
    expect(await say(banned, '/paysupport 1')).toMatch(DONE)
  })
})

describe('a bought piece (R47)', () => {
  it('says what its whole purchase cost, for as long as that binds it', async () => {
    const id = await players.join()
    await app.buy(id, 'mammoth-set-xtr')
    const bought = (await players.items.bag(id)).filter(({ own }) => own.bound_until !== undefined)
    const [order] = (await app.server.call('iap.orders', {}, { as: id })).data.items
    expect(bought.map(({ own }) => own.paid_xtr)).toEqual(Array.from({ length: 6 }, () => order?.price))
    app.server.clock.advance(15 * MS_PER_DAY)
    expect((await players.items.bag(id)).filter(({ own }) => own.paid_xtr !== undefined)).toEqual([])
  })
})
