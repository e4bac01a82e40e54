import { describe, expect, it } from 'vitest'
import { MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { filePayingApp, REAL_SHELF } from '#tests/helpers/players/paying-players.ts'

const app = await filePayingApp({}, REAL_SHELF)
const players = kombatPlayers(app.server)

const history = async (as: number, after?: string) =>
  (await app.server.call('iap.orders', { query: after === undefined ? {} : { after } }, { as })).data
const order = async (as: number, id: string) => (await app.server.call('iap.order', { params: { id } }, { as })).data

describe('a purchase as its player sees it (extra 18)', () => {
  it('has brought nothing before it is granted, and all that it gave after (rows 168, 169)', async () => {
    const id = await players.join()
    const url = await app.invoice(id, 'mammoth-set-xtr')
    const [asked] = (await history(id)).items
    if (!asked) throw new Error('The order stands in the history.')
    expect(await order(id, asked.id)).toMatchObject({ state: 'open', opened: null, refunds: [], debt: null })
    await app.press(url, id)
    await app.deliver()
    const { opened, state } = await order(id, asked.id)
    expect(state).toBe('granted')
    expect(opened?.equipments.map(({ slug }) => slug).toSorted()).toEqual(
      ['armor', 'boots', 'helmet', 'shield', 'sword', 'wings'].map((slot) => `mammoth-${slot}`),
    )
  })

  it('tells chests and tickets apart', async () => {
    const id = await players.join()
    await app.buy(id, 'titanium-box-xtr')
    const [chest] = (await history(id)).items
    const { opened } = await order(id, chest?.id ?? '')
    expect(opened?.materials.find(({ slug }) => slug === 'material-titanium')?.quantity).toBeGreaterThanOrEqual(7)
    app.server.clock.advance(MS_PER_MINUTE)
    await app.buy(id, 'tournament-ticket-xtr')
    const [ticket] = (await history(id)).items
    expect((await order(id, ticket?.id ?? '')).opened).toMatchObject({ tickets: 1, materials: [], equipments: [] })
    app.server.clock.advance(MS_PER_MINUTE)
    await app.buy(id, 'meat-hook-xtr')
    const [hook] = (await history(id)).items
    expect((await order(id, hook?.id ?? '')).opened?.others).toEqual([{ slug: 'meat-hook', quantity: 1 }])
  })

  it('says why its payment goes back and when it is back, and what is owed for it (R49)', async () => {
    const id = await players.join()
    const chargeId = await app.buy(id, 'firelord-set-xtr')
    const [piece] = (await app.server.call('equipments.mine', {}, { as: id })).data.filter(({ own }) => own.bound)
    await app.server.call('equipments.dismantle', { body: { user_equipment_ids: [piece?.id ?? ''] } }, { as: id })
    await app.refund(id, chargeId)
    expect((await history(id)).items).toMatchObject([
      {
        state: 'refunded',
        refunds: [{ amount: 1050, reason: 'support', state: 'due' }],
        debt: { owed: 420, left: 420 },
      },
    ])
    await app.runRefunds()
    const { items, star_debt } = await history(id)
    expect([items[0]?.refunds[0]?.state, star_debt]).toEqual(['done', 420])
    expect((await order(id, items[0]?.id ?? '')).opened).toBeNull()
  })

  it('stands while a second payment of it goes back', async () => {
    const id = await players.join()
    const url = await app.invoice(id, 'meat-hook-xtr')
    await app.press(url, id)
    await app.deliver()
    app.bot.messenger.chargeFor(url, id)
    await app.deliver()
    expect((await history(id)).items).toMatchObject([
      { state: 'granted', refunds: [{ amount: 15, reason: 'twice', state: 'due' }] },
    ])
  })

  it('waits to be shown for two days, until a device says that it was, whichever', async () => {
    const id = await players.join()
    await app.buy(id, 'meat-hook-xtr')
    app.server.clock.advance(MS_PER_MINUTE)
    await app.buy(id, 'meat-hook-xtr')
    app.server.clock.advance(MS_PER_MINUTE)
    await app.invoice(id, 'meat-hook-xtr')
    const unseen = async () => (await history(id)).items.map((one) => one.unseen)
    expect(await unseen()).toEqual([false, true, true])
    const shown = (await history(id)).items[1]?.id ?? ''
    const seen = (as: number) => app.server.call('iap.seen', { params: { id: shown } }, { as })
    expect((await seen(await players.join())).error.code).toBe('order-not-found')
    expect((await seen(id)).data).toEqual({ id: shown })
    expect((await seen(id)).data).toEqual({ id: shown })
    expect(await unseen()).toEqual([false, false, true])
    app.server.clock.advance(48 * MS_PER_HOUR)
    expect(await unseen()).toEqual([false, false, false])
  })

  it('is not shown to another player', async () => {
    const [id, other] = [await players.join(), await players.join()]
    await app.invoice(id, 'meat-hook-xtr')
    const [asked] = (await history(id)).items
    const answer = await app.server.call('iap.order', { params: { id: asked?.id ?? '' } }, { as: other })
    expect([answer.status, answer.error.code]).toEqual([404, 'order-not-found'])
    expect((await history(other)).items).toEqual([])
  })

  it('is one of fifty on a page, the newest first, each once', async () => {
    const id = await players.join()
    for (let made = 0; made < 53; made += 1) {
      app.server.clock.advance(MS_PER_MINUTE)
      await app.invoice(id, 'meat-hook-xtr')
    }
    const first = await history(id)
    const second = await history(id, first.next ?? '')
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 3, null])
    const times = [...first.items, ...second.items].map(({ created_at }) => created_at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(new Set([...first.items, ...second.items].map((one) => one.id)).size).toBe(53)
  })
})
