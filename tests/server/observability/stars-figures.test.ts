import { expect, test } from 'vitest'
import { figure } from '#tests/helpers/observability/figure-text.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { filePayingApp } from '#tests/helpers/players/paying-players.ts'

const app = await filePayingApp()
const players = kombatPlayers(app.server)

const stars = async () => {
  const text = await app.server.metrics.text()
  const [paid, refunded] = ['paid', 'refunded'].map((kind) => figure(text, `house_kombat_stars_${kind}_total`))
  return { paid: paid ?? 0, refunded: refunded ?? 0 }
}

test('Stars are counted when they are paid, and when the messenger has given them back', async () => {
  const before = await stars()
  const id = await players.join()
  const charge = await app.buy(id, 'box')
  expect(await stars()).toEqual({ ...before, paid: before.paid + 50 })
  await app.deliver()
  expect(await stars()).toEqual({ ...before, paid: before.paid + 50 })
  expect(await app.refund(id, charge)).toBe(true)
  expect(await stars()).toEqual({ ...before, paid: before.paid + 50 })
  await app.runRefunds()
  expect(await stars()).toEqual({ paid: before.paid + 50, refunded: before.refunded + 50 })
  await app.walk()
  expect(await stars()).toEqual({ paid: before.paid + 50, refunded: before.refunded + 50 })
})
