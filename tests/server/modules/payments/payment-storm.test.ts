import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createRng, type Rng } from '#rules/prng.ts'
import { MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { filePayingApp } from '#tests/helpers/players/paying-players.ts'

/** Number of payments. `PAYMENTS=20000` plays the whole storm. */
const PAYMENTS = Number(process.env.PAYMENTS ?? 400)
const PLAYERS = Math.max(8, Math.floor(PAYMENTS / 50))
const ROUND = 100

const app = await filePayingApp()
const players = kombatPlayers(app.server)

const pick = <T>(rng: Rng, list: readonly T[]): T => {
  const one = list[Math.floor(rng.next() * list.length)]
  if (one === undefined) throw new Error('There is nothing to pick from.')
  return one
}

const chargesOfMessenger = (): ReadonlyMap<string, 'paid' | 'refunded'> => {
  const charges = new Map<string, 'paid' | 'refunded'>()
  for (const { id, receiver } of app.bot.messenger.transactions)
    charges.set(id, receiver === undefined ? 'paid' : 'refunded')
  return charges
}

it('every charge ends as exactly one of standing grant and refund, whatever happens to updates, answers, players and the database', async () => {
  const { server, bot } = app
  const { messenger, queue } = bot
  const rng = createRng('5a115a115a115a115a115a115a115a11')
  const ids: number[] = []
  for (let count = 0; count < PLAYERS; count += 1) ids.push(await players.join())
  const links: { readonly owner: number; readonly url: string }[] = []
  const lost = new Set<string>()
  let paid = 0
  while (paid < PAYMENTS) {
    queue.faults = {
      isLost: () => rng.next() < 0.1,
      copies: () => (rng.next() < 0.1 ? 2 + Math.floor(rng.next() * 2) : 1),
      place: (waiting) => (rng.next() < 0.3 ? Math.floor(rng.next() * (waiting + 1)) : waiting),
    }
    for (let step = 0; step < ROUND && paid < PAYMENTS; step += 1) {
      const owner = pick(rng, ids)
      const dice = rng.next()
      if (links.length === 0 || dice < 0.5) {
        const answer = await server.call(
          'iap.invoice',
          { body: { type: rng.next() < 0.2 ? 'box' : 'hooks', quantity: 1 } },
          { as: owner },
        )
        if (answer.status === 200) links.push({ owner, url: answer.data.invoice_url })
        // Half of the orders were pre-checked, so their updates are trusted. For the others the messenger is asked.
        if (answer.status === 200 && rng.next() < 0.5)
          await sql`
            update payment_orders set state = 'approved', approved_at = created_at, confirmed_at = created_at
            where player_id = ${owner} and id = ${answer.data.order_id} and state = 'open'`.execute(server.db)
      }
      const link = pick(rng, links)
      const payer = rng.next() < 0.9 ? link.owner : pick(rng, ids)
      const changes = rng.next() < 0.02 ? { amount: 1 } : {}
      const chargeId = messenger.chargeFor(link.url, payer, changes)
      paid += 1
      if (rng.next() < 0.05) messenger.refund(chargeId, payer)
      if (rng.next() < 0.05) await app.refund(payer, chargeId)
      if (rng.next() < 0.01) {
        const gone = pick(rng, ids)
        if ((await server.call('users.delete', {}, { as: gone })).status === 200)
          ids[ids.indexOf(gone)] = await players.join()
      }
      if (rng.next() < 0.01)
        await sql`insert into sanctions (player_id, status, reason, since) values (${pick(rng, ids)}, 'banned', 'x', now())
          on conflict do nothing`.execute(server.db)
    }
    await Promise.all([app.deliver(), app.deliver(), app.deliver()])
    messenger.lostAnswers = rng.next() < 0.3 ? 'refundStarPayment' : null
    if (rng.next() < 0.2)
      messenger.refusal = { error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 30 } }
    await app.runRefunds()
    messenger.lostAnswers = null
    messenger.refusal = null
    server.clock.advance(Math.floor(rng.next() * 3 * MS_PER_HOUR))
    if (rng.next() < 0.2) await app.walk()
    // As after a restored backup: up to ten unpaid orders are gone, approved ones too.
    if (rng.next() < 0.5) {
      const { rows } = await sql<{ state: string }>`
        delete from payment_orders where id in (
          select id from payment_orders where state in ('open', 'approved') order by id desc limit 10)
        returning state`.execute(server.db)
      for (const { state } of rows) lost.add(state)
    }
  }
  expect([...lost].sort()).toEqual(['approved', 'open'])
  queue.faults = {}
  for (let turn = 0; turn < 200; turn += 1) {
    await app.deliver()
    await app.walk()
    await app.runRefunds()
    await app.collect()
    server.clock.advance(10 * MS_PER_MINUTE)
    const { rows } = await sql<{ due: bigint }>`
      select count(*) as due from payment_charges where state = 'refund-due'`.execute(server.db)
    if (Number(rows[0]?.due) === 0 && queue.size === 0) break
  }
  await app.deliver()

  const { rows: charges } = await sql<{ charge_id: string; state: string; amount_xtr: number }>`
    select charge_id, state, amount_xtr from payment_charges`.execute(server.db)
  const reported = chargesOfMessenger()
  expect(charges).toHaveLength(paid)
  expect(reported.size).toBe(paid)
  const wrong = charges.filter(({ charge_id, state }) =>
    state === 'granted'
      ? reported.get(charge_id) !== 'paid'
      : state !== 'refunded' || reported.get(charge_id) !== 'refunded',
  )
  expect(wrong).toEqual([])
  const standing = charges.filter(({ state }) => state === 'granted')
  expect(standing.length).toBeGreaterThan(paid / 10)
  expect(charges.length - standing.length).toBeGreaterThan(paid / 10)
  const { rows: beyond } = await sql`
    select player_id from payment_orders where type = 'box' and state = 'granted' group by player_id
    having count(*) > 1`.execute(server.db)
  expect(beyond).toEqual([])
  const { rows: doubled } = await sql`
    select ref from ledger where reason = 'shop' group by account, ref having count(*) > 1`.execute(server.db)
  expect(doubled).toEqual([])
  expect(await app.walk()).toMatchObject({ granted: 0, surplus: 0, refunds: 0 })
  expect(await auditDifferences(server.db)).toEqual([])
}, 3_600_000)
