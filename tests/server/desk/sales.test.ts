import { afterAll, expect, it } from 'vitest'
import type { DeskAct, DeskData } from '#contracts/desk/desk-wire.ts'
import { marketPlayers } from '#tests/helpers/players/market-players.ts'
import { payingApp, REAL_SHELF } from '#tests/helpers/players/paying-players.ts'
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

const paying = await payingApp({}, REAL_SHELF)
afterAll(() => paying.close())

it('gives a payment back once, and finds its payer by the charge', async () => {
  const desk = await deskServer(paying.server)
  const cookie = await desk.signIn(await desk.account('olga', 'support'))
  const payer = await tournamentPlayers(paying.server).join()
  const charge_id = await paying.buy(payer, 'mammoth-sword-xtr')
  const { players } = (await desk.get(`/desk/players?q=${encodeURIComponent(charge_id)}`, cookie)).json()
  expect(players).toEqual([expect.objectContaining({ id: payer, found_by: 'charge' })])
  const refund: DeskAct = { act: 'refund', player_id: payer, charge_id, reason }
  expect((await desk.act(refund, cookie)).json()).toMatchObject({ outcome: 'done' })
  expect((await desk.act(refund, cookie)).json().error.code).toBe('act-refused')
  const { charges } = (await desk.get(`/desk/players/${payer}/orders`, cookie)).json<DeskData<'orders'>>()
  expect(charges).toEqual([expect.objectContaining({ charge_id, state: 'refund-due', reason: 'support' })])
  expect(await desk.log('stars-refund')).toHaveLength(1)
})
