import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_SECOND } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import { BALANCE_LIMIT, balanceOf, postMovements } from '#server/db/ledger.ts'
import { mint } from '#server/db/movements.ts'
import { addToOutbox, outboxBacklog } from '#server/db/outbox.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { gaugeOutbox } from '#server/jobs/outbox-gauge.ts'
import { RELAY_POLL_MS, relayOutbox, startOutboxRelay } from '#server/jobs/outbox-relay.ts'
import { INVITER_REWARD, type InviterReward } from '#server/modules/friends/service.ts'
import { ATTACKED } from '#server/modules/kombat/incoming-fights.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { relayAll, relayDepsOf } from '#tests/helpers/database/relay-outbox.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const server = await fileApp()
let nextId = 8100
beforeEach(() => relayAll(server))

const join = async (): Promise<number> => {
  const id = nextId++
  await server.call('users.onboard', { body: { house_id: 0 } }, { as: id })
  return id
}
const tok = (id: number) => balanceOf(server.db, id, 'tok')

const give = async (db: Db, from: number, to: number, nano: number, id: string = randomUUID()): Promise<string> => {
  const atMs = server.clock.nowMs()
  const payload: InviterReward = { nano, reason: 'referral-share', qualifiedMs: atMs }
  await addToOutbox(db, { id, playerId: from, targetId: to, kind: INVITER_REWARD, payload, atMs })
  return id
}

describe('the outbox', () => {
  it('gives to another player as of the instant of the call, and is empty afterwards', async () => {
    const [from, to] = [await join(), await join()]
    const before = await tok(to)
    const id = await give(server.db, from, to, 7)
    const calledAt = new Date(server.clock.nowMs())
    expect(await tok(to)).toBe(before)
    server.clock.advance(MS_PER_SECOND)
    await relayAll(server)
    expect(await tok(to)).toBe(before + 7n)
    const row = await server.db
      .selectFrom('ledger')
      .selectAll()
      .where('account', '=', BigInt(to))
      .where('id', '=', id)
      .execute()
    expect(row).toMatchObject([{ at: calledAt, amount: 7n, reason: 'referral-share', ref: String(from) }])
    expect(await outboxBacklog(server.db)).toEqual({ messages: 0, oldestMs: null })
  })

  it('forgets what a call that failed wanted to give', async () => {
    const [from, to] = [await join(), await join()]
    const failed = inTransaction(server.db, async (db) => {
      await give(db, from, to, 7)
      throw new Error('the call fails')
    })
    await expect(failed).rejects.toThrow('the call fails')
    expect((await outboxBacklog(server.db)).messages).toBe(0)
  })

  it('delivers once, though several processes try and a message that was delivered comes again', async () => {
    const [from, to] = [await join(), await join()]
    const before = await tok(to)
    const id = randomUUID()
    const send = () => give(server.db, from, to, 5, id)
    await send()
    await Promise.all(Array.from({ length: 4 }, () => relayAll(server)))
    await send()
    await relayAll(server)
    expect(await tok(to)).toBe(before + 5n)
  })

  it('puts what a full balance cannot hold into the inbox, once too (T5)', async () => {
    const [from, to] = [await join(), await join()]
    const room = BALANCE_LIMIT - (await tok(to))
    const fill = mint({ id: randomUUID(), to, asset: 'tok', amount: room, reason: 'admin-grant', ref: null })
    await inTransaction(server.db, (db) => postMovements(db, [fill], server.clock.nowMs()))
    const id = randomUUID()
    for (let time = 0; time < 2; time++) {
      await give(server.db, from, to, 9, id)
      await relayAll(server)
    }
    const inbox = (await server.call('inbox.list', {}, { as: to })).data
    expect(inbox).toMatchObject([{ id, tok: 9, reason: 'referral-share' }])
  })

  it('gives nothing to a player who has deleted the account before or during delivery', async () => {
    const [from, to] = [await join(), await join()]
    const leaving = Array.from({ length: 8 }, () => give(server.db, from, to, 1))
    const deleting = server.call('users.delete', {}, { as: to })
    const relaying = relayAll(server)
    const [deleted] = await Promise.all([deleting, relaying, ...leaving])
    expect(deleted.status).toBe(200)
    await give(server.db, from, to, 1)
    await relayAll(server)
    expect(await tok(to)).toBe(0n)
    expect(await auditDifferences(server.db)).toEqual([])
    expect((await outboxBacklog(server.db)).messages).toBe(0)
  })

  it('tries a message that fails again, ever later, while the others go through', async () => {
    const [from, to] = [await join(), await join()]
    const before = await tok(to)
    const bad = { id: randomUUID(), playerId: from, targetId: to, kind: 'of-a-later-build', payload: {} }
    await addToOutbox(server.db, { ...bad, atMs: server.clock.nowMs() - 1 })
    await give(server.db, from, to, 3)
    await relayOutbox(relayDepsOf(server))
    expect(await tok(to)).toBe(before + 3n)
    const waits: number[] = []
    for (let time = 0; time < 12; time++) {
      const [row] = await server.db
        .selectFrom('outbox')
        .select(['due_at', 'attempts'])
        .where('id', '=', bad.id)
        .execute()
      expect(row?.attempts).toBe(time + 1)
      waits.push(((row?.due_at.getTime() ?? 0) - server.clock.nowMs()) / MS_PER_SECOND)
      server.clock.set(row?.due_at.getTime() ?? 0)
      await relayOutbox(relayDepsOf(server))
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300])
    await server.db.deleteFrom('outbox').where('id', '=', bad.id).execute()
  })

  it('tells how much waits, and for how long', async () => {
    const from = await join()
    const bad = { id: randomUUID(), playerId: from, targetId: from, kind: 'of-a-later-build', payload: {} }
    await addToOutbox(server.db, { ...bad, atMs: server.clock.nowMs() - 90 * MS_PER_SECOND })
    await relayOutbox(relayDepsOf(server))
    await gaugeOutbox(server)
    const text = await server.metrics.text()
    expect(text).toContain('house_kombat_outbox_messages 1')
    expect(text).toContain('house_kombat_outbox_age_seconds 90')
    await server.db.deleteFrom('outbox').where('id', '=', bad.id).execute()
    await gaugeOutbox(server)
    expect(await server.metrics.text()).toContain('house_kombat_outbox_messages 0')
  })
})

describe('an attack', () => {
  const incomingFightsOf = (id: number) =>
    server.db.selectFrom('defences').selectAll().where('defender_id', '=', BigInt(id)).execute()
  const challenge = async (from: number, to: number): Promise<string> =>
    (await server.call('combats.challenge', { body: { query: String(to) } }, { as: from })).data.replay_id

  it('is in the defender’s history a moment later, once, under the key of its fight', async () => {
    const [attacker, defender] = [await join(), await join()]
    const at = new Date(server.clock.nowMs())
    const replayId = await challenge(attacker, defender)
    const fightId = replayId.slice(`${attacker}-`.length)
    expect(await incomingFightsOf(defender)).toEqual([])
    const relay = startOutboxRelay(relayDepsOf(server))
    const itsRow = expect.objectContaining({
      ...{ defender_id: BigInt(defender), at, fight_id: fightId, attacker_id: BigInt(attacker), kind: 'challenge' },
      ...{ won: expect.any(Boolean), attacker_name: expect.any(String), attacker_house: expect.any(Number) },
    })
    await expect.poll(() => incomingFightsOf(defender)).toEqual([itsRow])
    await relay.stop()
    const again = { id: fightId, playerId: attacker, targetId: defender, kind: ATTACKED, payload: {} }
    await addToOutbox(server.db, { ...again, atMs: at.getTime() })
    await relayAll(server)
    expect(await incomingFightsOf(defender)).toEqual([itsRow])
    const { data } = await server.call('combats.history', { query: { as: 'defender' } }, { as: defender })
    expect([data.total, data.items.map(({ replay_id }) => replay_id)]).toEqual([1, [replayId]])
  })

  it('on an NPC is reported to no player', async () => {
    const attacker = await join()
    await server.db
      .insertInto('players')
      .values({
        ...(await server.db.selectFrom('players').selectAll().limit(1).executeTakeFirstOrThrow()),
        id: -1,
        npc: true,
      })
      .execute()
    await challenge(attacker, -1)
    expect((await outboxBacklog(server.db)).messages).toBe(0)
  })
})

describe('the relay', () => {
  it('looks each second, so that a message is delivered within two at rest, and after it was away at once', async () => {
    expect(RELAY_POLL_MS).toBeLessThanOrEqual(MS_PER_SECOND)
    const [from, to] = [await join(), await join()]
    const before = await tok(to)
    await give(server.db, from, to, 1)
    const delivered = async (): Promise<bigint> => (await tok(to)) - before
    let relay = startOutboxRelay(relayDepsOf(server))
    await expect.poll(delivered).toBe(1n)
    await give(server.db, from, to, 1)
    await expect.poll(delivered).toBe(2n)
    await relay.stop()
    await give(server.db, from, to, 1)
    relay = startOutboxRelay(relayDepsOf(server))
    await expect.poll(delivered).toBe(3n)
    await relay.stop()
  })

  it('goes on after the database was away', async () => {
    const [from, to] = [await join(), await join()]
    const before = await tok(to)
    const warnings: string[] = []
    const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(line) })
    const relay = startOutboxRelay({ ...relayDepsOf(server), log })
    await sql`alter table outbox rename to outbox_away`.execute(server.db)
    await expect.poll(() => warnings).not.toEqual([])
    await sql`alter table outbox_away rename to outbox`.execute(server.db)
    await give(server.db, from, to, 1)
    await expect.poll(() => tok(to)).toBe(before + 1n)
    await relay.stop()
  })
})

it('a friend’s claim is paid whatever is with the inviter: locked, or at the limit (R39)', async () => {
  const inviter = await join()
  const friend = nextId++
  await server.call('users.onboard', { body: { house_id: 0 } }, { as: friend, startParam: String(inviter) })
  const qualified = new Date(server.clock.nowMs())
  await server.db
    .updateTable('players')
    .set({ referral_qualified_at: qualified })
    .where('id', '=', BigInt(friend))
    .execute()
  server.clock.advance(MS_PER_DAY / 2)
  const before = await tok(inviter)
  await server.db.transaction().execute(async (holder) => {
    await sql`select from players where id = ${inviter} for update`.execute(holder)
    await sql`select from balances where owner_id = ${inviter} for update`.execute(holder)
    expect((await server.call('users.claim', {}, { as: friend })).status).toBe(200)
  })
  await relayAll(server)
  expect(await tok(inviter)).toBeGreaterThan(before)
})
