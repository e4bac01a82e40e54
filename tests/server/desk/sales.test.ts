import { expect, it } from 'vitest'
import type { DeskAct, DeskData } from '#contracts/desk/desk-wire.ts'
import { marketPlayers } from '#tests/helpers/players/market-players.ts'
import { filePayingApp, REAL_SHELF } from '#tests/helpers/players/paying-players.ts'
import { tournamentPlayers } from '#tests/helpers/players/tournament-players.ts'
import { deskServer } from '#tests/helpers/server/desk-server.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const reason = 'an honest mistake'

it('undoes a sale that both sides’ pages show, once', async () => {
  const world = await itemServer()
  const { server, items } = world
  const { seller, buyer, offer } = marketPlayers(world)
  const desk = await deskServer(server)
  const cookie = await desk.signIn(await desk.account('olga', 'support'))
  const [ann, bob] = [await seller(), await buyer(200)]
  const { item, listing } = await offer(ann, 100)
  await server.call('market.buy', { body: { market_equipment_id: listing } }, { as: bob })
  const sales = async (id: number): Promise<DeskData<'orders'>['sales']> =>
    (await desk.get(`/desk/players/${id}/orders`, cookie)).json().sales
  const shown = { listing, item_id: item, price: '100', fee: '3', undone: false }
  expect(await sales(ann)).toEqual([expect.objectContaining({ ...shown, side: 'sold', other_id: bob })])
  expect(await sales(bob)).toEqual([expect.objectContaining({ ...shown, side: 'bought', other_id: ann })])
  expect((await desk.get(`/desk/players?q=${item}`, cookie)).json().players).toEqual([
    expect.objectContaining({ id: bob, found_by: 'item' }),
  ])
  server.clock.advance(1000)
  const undo: DeskAct = { act: 'undo-sale', listing, money_only: false, reason }
  expect((await desk.act(undo, cookie)).json()).toMatchObject({ outcome: 'done' })
  expect((await items.bag(ann)).map(({ id }) => id)).toContain(item)
  expect((await sales(bob)).map(({ undone }) => undone)).toEqual([true])
  expect((await desk.act(undo, cookie)).json().error.code).toBe('act-refused')
  expect(await desk.log('market-undo')).toEqual([expect.objectContaining({ who: 'olga@desk', why: reason })])
})

it('undoes a dear sale, or many in a day, only with a second person, also if the item stays with its buyer', async () => {
  const world = await itemServer()
  const { server } = world
  const { seller, buyer, offer } = marketPlayers(world)
  const desk = await deskServer(server)
  const [olga, petra] = [await desk.account('olga', 'support'), await desk.account('petra', 'support')]
  const cookie = await desk.signIn(olga)
  const sell = async (price: number, rarity: 'uncommon' | 'epic' = 'uncommon'): Promise<string> => {
    const { listing } = await offer(await seller(), price, { type: 'sword', rarity })
    const bob = await buyer(price)
    expect((await server.call('market.buy', { body: { market_equipment_id: listing } }, { as: bob })).status).toBe(200)
    return listing
  }
  const [dear, epic, first, second] = [await sell(1000), await sell(50, 'epic'), await sell(600), await sell(600)]
  server.clock.advance(1000)
  const undo = async (listing: string, money_only: boolean) =>
    (await desk.act({ act: 'undo-sale', listing, money_only, reason }, cookie)).json()
  expect(await undo(dear, true)).toMatchObject({ outcome: 'waits' })
  expect(await undo(epic, false)).toMatchObject({ outcome: 'waits' })
  expect(await undo(first, true)).toMatchObject({ outcome: 'done' })
  expect(await undo(first, true)).toMatchObject({ error: { code: 'act-refused' } })
  const { request_id: id } = await undo(second, false)
  const requests: DeskData<'requests'> = (await desk.get('/desk/requests', cookie)).json()
  expect(requests.requests.filter(({ act }) => act.act === 'undo-sale')).toHaveLength(3)
  const decision = { decision: 'approve', reason: 'seen both sides' }
  const approved = await desk.post(`/desk/requests/${id}`, decision, { cookie: await desk.signIn(petra) })
  expect(approved.json()).toMatchObject({ state: 'approved' })
  expect((await desk.log('market-undo')).map(({ who }) => who)).toEqual(['olga@desk', 'olga@desk with petra@desk'])
  expect((await undo('nothing', false)).error.code).toBe('act-refused')
})

const paying = await filePayingApp({}, REAL_SHELF)
const payers = tournamentPlayers(paying.server)

it('gives a payment back once, and finds its payer by the charge', async () => {
  const desk = await deskServer(paying.server)
  const cookie = await desk.signIn(await desk.account('olga', 'support'))
  const payer = await payers.join()
  const charge_id = await paying.buy(payer, 'mammoth-sword-xtr')
  const { players } = (await desk.get(`/desk/players?q=${encodeURIComponent(charge_id)}`, cookie)).json()
  expect(players).toEqual([expect.objectContaining({ id: payer, found_by: 'charge' })])
  const refund: DeskAct = { act: 'refund', player_id: payer, charge_id, reason }
  expect((await desk.act(refund, cookie)).json()).toMatchObject({ outcome: 'done' })
  expect((await desk.act(refund, cookie)).json().error.code).toBe('act-refused')
  const { charges } = (await desk.get(`/desk/players/${payer}/orders`, cookie)).json<DeskData<'orders'>>()
  expect(charges).toEqual([expect.objectContaining({ charge_id, state: 'refund-due', reason: 'support' })])
  const [row] = await paying.server.db.selectFrom('admin_log').selectAll().where('act', '=', 'stars-refund').execute()
  expect(row).toMatchObject({ player_id: BigInt(payer), details: { player: payer, charge: charge_id } })
})

it('gives more than 1,000 Stars a day back only with a second person', async () => {
  const { server } = paying
  const desk = await deskServer(server)
  const cookie = await desk.signIn(await desk.account('refunder', 'support'))
  const payer = await payers.join()
  const charge = async (amount_xtr: number): Promise<string> => {
    const charge_id = await paying.buy(payer, 'mammoth-sword-xtr')
    await server.db.updateTable('payment_charges').set({ amount_xtr }).where('charge_id', '=', charge_id).execute()
    return charge_id
  }
  const outcomes: string[] = []
  for (const amount of [900, 101, 100]) {
    const refund: DeskAct = { act: 'refund', player_id: payer, charge_id: await charge(amount), reason }
    outcomes.push((await desk.act(refund, cookie)).json().outcome)
  }
  expect(outcomes).toEqual(['done', 'waits', 'done'])
})
