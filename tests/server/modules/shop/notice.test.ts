import { describe, expect, it } from 'vitest'
import { MS_PER_DAY } from '#rules/units.ts'
import { writeWorldSetting } from '#server/db/world-settings.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()
const STAR_OFFERS = [
  'common-weapon-box-star',
  'wood-box-star',
  'iron-box-star',
  'titanium-box-star',
  'wings-box-star',
  'helmet-box-star',
  'tournament-ticket-star',
  'meat-hook-star',
  'four-leaf-clover-star',
]

const notice = async (as: number) => (await server.call('shop.notice', {}, { as })).data
const atHome = async (as: number) => (await server.call('users.home', {}, { as })).data['shop.notice']
const buy = (as: number, type: string, quantity = 1) => server.call('shop.buy', { body: { type, quantity } }, { as })
const close = (types: readonly string[]) =>
  writeWorldSetting(server.db, 'shop', Object.fromEntries(types.map((type) => [type, { isClosed: true }])))

describe('what the shop’s dot depends on (row 40)', () => {
  it('is said with home: whether the STAR are enough for the cheapest offer, a ticket', async () => {
    const id = await players.join()
    expect([await notice(id), await atHome(id)]).toEqual([false, { status: 200, data: false }])
    await items.give(id, 'star', 9)
    expect(await notice(id)).toBe(false)
    await items.give(id, 'star', 1)
    expect([await notice(id), await atHome(id)]).toEqual([true, { status: 200, data: true }])
  })
  it('is not moved by what TOK and Telegram Stars buy', async () => {
    const id = await players.join()
    await items.give(id, 'tok', 1_000_000_000_000)
    expect(await notice(id)).toBe(false)
  })
  it('counts the price of the next piece, and no offer that is ended or whose limit is reached', async () => {
    const id = await players.join()
    await items.give(id, 'star', 24)
    await buy(id, 'tournament-ticket-star')
    expect(await notice(id), '14 STAR, and the next ticket costs 15').toBe(false)
    await items.give(id, 'star', 36)
    await close(STAR_OFFERS.filter((type) => type !== 'common-weapon-box-star'))
    expect(await notice(id), '50 STAR, and a weapon box for as many').toBe(true)
    await buy(id, 'common-weapon-box-star')
    await items.give(id, 'star', 5000)
    expect(await notice(id), 'the fortnight’s weapon box is bought').toBe(false)
    server.clock.set(server.clock.nowMs() + 14 * MS_PER_DAY)
    expect(await notice(id), 'the next fortnight').toBe(true)
    await close(STAR_OFFERS)
    expect(await notice(id), 'nothing is sold for STAR').toBe(false)
    await close([])
  })
})
