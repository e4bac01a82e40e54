import { expect, it } from 'vitest'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { filePayingApp } from '#tests/helpers/players/paying-players.ts'
import { deskServer } from '#tests/helpers/server/desk-server.ts'

const app = await filePayingApp()
const { clock } = app.server
const desk = await deskServer(app.server)
const reader = await desk.account('reader', 'read')
const players = kombatPlayers(app.server)

const payments = async (): Promise<DeskData<'state'>['payments']> =>
  (await desk.get('/desk/state', await desk.signIn(reader))).json().payments

it('shows no difference while each payment came by its update', async () => {
  const id = await players.join()
  await app.buy(id)
  await app.walk()
  expect(await payments()).toMatchObject({
    compared_at: new Date(clock.nowMs() - 30_000).toISOString(),
    unlisted: 0,
    differences: 0,
    newest_differences: [],
  })
})

it('shows what the comparison granted, gave back and booked, with order, charge and player', async () => {
  const id = await players.join()
  app.bot.queue.faults = { isLost: () => true }
  const granted = app.bot.messenger.chargeFor(await app.invoice(id, 'box'), id)
  const surplus = app.bot.messenger.chargeFor(await app.invoice(id), id, { amount: 1 })
  const returned = app.bot.messenger.chargeFor(await app.invoice(id), id)
  app.bot.messenger.refund(returned, id)
  app.bot.queue.faults = {}
  await app.walk()
  const at = new Date(clock.nowMs()).toISOString()
  const { differences, newest_differences: found } = await payments()
  expect(differences).toBe(3)
  const rows = new Map(found.map((row) => [row.charge_id, row]))
  const ofPlayer = { at, player_id: id, order_id: expect.stringMatching(/^[\da-f-]{36}$/), is_unlisted: false }
  expect(rows.get(granted)).toEqual({ ...ofPlayer, charge_id: granted, amount_xtr: 50, state: 'granted', reason: null })
  expect(rows.get(surplus)).toMatchObject({ ...ofPlayer, state: 'refund-due', reason: 'amount' })
  expect(rows.get(returned)).toMatchObject({ ...ofPlayer, state: 'refunded', reason: 'messenger' })
  await app.walk()
  expect((await payments()).differences).toBe(3)
})

it('shows a payment that the messenger’s list lacks, until it is taken back and for thirty days after', async () => {
  const id = await players.join()
  const chargeId = await app.buy(id)
  app.bot.messenger.transactions.pop()
  expect(await payments()).toMatchObject({ unlisted: 1, differences: 4 })
  expect((await payments()).newest_differences[0]).toMatchObject({
    charge_id: chargeId,
    player_id: id,
    state: 'granted',
    is_unlisted: true,
  })
  clock.advance(5 * MS_PER_MINUTE)
  await app.walk()
  expect(await payments()).toMatchObject({ unlisted: 0, differences: 4 })
  expect((await payments()).newest_differences[0]).toMatchObject({
    charge_id: chargeId,
    state: 'refunded',
    reason: 'forged',
    is_unlisted: false,
  })
  clock.advance(30 * MS_PER_DAY)
  expect(await payments()).toMatchObject({ unlisted: 0, differences: 0, newest_differences: [] })
})
