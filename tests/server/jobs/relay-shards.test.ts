import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createDb, type OpenDatabase } from '#server/db/connection.ts'
import {
  addToOutbox,
  COUNTED_MESSAGES_MAX,
  dueMessages,
  holdOffErasures,
  lockShards,
  outboxBacklog,
  shardsWithMessages,
  waitForDeliveries,
} from '#server/db/outbox.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { relayOutbox } from '#server/jobs/outbox-relay.ts'
import { INVITER_REWARD, type InviterReward } from '#server/modules/friends/service.ts'
import { ATTACKED } from '#server/modules/kombat/incoming-fights.ts'
import { isCitusUnderTest } from '#tests/helpers/database/citus.ts'
import { type CountingProxy, startCountingProxy } from '#tests/helpers/database/counting-proxy.ts'
import { relayAll, relayDepsOf } from '#tests/helpers/database/relay-outbox.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const SHARDS = 16
const EVERY_SHARD = Array.from({ length: SHARDS }, (_, shard) => shard)
const FIRST_ID = 8800

const server = await fileApp()
for (let id = FIRST_ID; id < FIRST_ID + SHARDS; id++)
  await server.call('users.onboard', { body: { house_id: 0 } }, { as: id })
afterEach(() => relayAll(server))

const attack = async (targetId: number, playerId = FIRST_ID): Promise<string> => {
  const id = randomUUID()
  await addToOutbox(server.db, { id, playerId, targetId, kind: ATTACKED, payload: {}, atMs: server.clock.nowMs() })
  return id
}
const attackEverybody = async (): Promise<readonly string[]> => {
  const ids: string[] = []
  for (const shard of EVERY_SHARD) ids.push(await attack(FIRST_ID + shard))
  return ids
}
const noted = async (ids: readonly string[]): Promise<number> =>
  (await server.db.selectFrom('defences').select('fight_id').where('fight_id', 'in', ids).execute()).length
const waiting = async (): Promise<number> => (await outboxBacklog(server.db)).messages
const relayWith = (log = pino({ level: 'silent' })) => relayOutbox({ ...relayDepsOf(server), log })

describe('shards of the outbox', () => {
  it('are sixteen, and each target has one, whatever its id', async () => {
    const ids = await attackEverybody()
    await attack(-3)
    const shards = await shardsWithMessages(server.db, server.clock.nowMs())
    expect(shards.map(({ shard }) => shard).sort((a, b) => a - b)).toEqual(EVERY_SHARD)
    expect(shards.reduce((sum, { messages }) => sum + messages, 0)).toBe(SHARDS + 1)
    await relayWith()
    expect([await noted(ids), await waiting()]).toEqual([SHARDS, 0])
  })

  it('that another process holds wait for it, while the messages of the others go out', async () => {
    const ids = await attackEverybody()
    await inTransaction(server.db, async (other) => {
      expect(await lockShards(other, [2, 3, 5])).toEqual([2, 3, 5])
      expect((await relayWith()).tried).toBe(SHARDS - 3)
      expect(await noted(ids)).toBe(SHARDS - 3)
      expect((await relayWith()).tried).toBe(0)
    })
    await relayWith()
    expect([await noted(ids), await waiting()]).toEqual([SHARDS, 0])
  })

  it('keep the order of the messages to a target, and give those of several shards oldest first', async () => {
    const [target, other] = [FIRST_ID, FIRST_ID + 1]
    const sent: string[] = []
    for (let time = 0; time < 6; time++) {
      sent.push(await attack(time % 2 === 0 ? target : other, FIRST_ID + time))
      server.clock.advance(1)
    }
    const shards = (await shardsWithMessages(server.db, server.clock.nowMs())).map(({ shard }) => shard)
    const ids = async (ofShards: readonly number[], limit: number) =>
      (await dueMessages(server.db, ofShards, server.clock.nowMs(), limit)).map(({ id }) => id)
    expect(await ids(shards, 4)).toEqual(sent.slice(0, 4))
    expect(await ids([FIRST_ID % SHARDS], 9)).toEqual(sent.filter((_, time) => time % 2 === 0))
  })

  it('are counted as far as it costs little', async () => {
    await sql`
      insert into outbox (player_id, id, target_id, kind, payload, at, due_at)
      select n, gen_random_uuid(), 1, 'attacked', '{}', now(), 'infinity'
      from generate_series(1, ${COUNTED_MESSAGES_MAX + 1}::int) as n`.execute(server.db)
    expect(await waiting()).toBe(COUNTED_MESSAGES_MAX)
    await sql`delete from outbox where due_at = 'infinity'`.execute(server.db)
  })
})

describe('a batch of attacks', () => {
  it('of which one cannot be noted: that one waits, the others and what else is due go through', async () => {
    const ids = await attackEverybody()
    const payload: InviterReward = { nano: 5, reason: 'referral-share', qualifiedMs: server.clock.nowMs() }
    const reward = { id: randomUUID(), playerId: FIRST_ID + 1, targetId: FIRST_ID, kind: INVITER_REWARD, payload }
    await addToOutbox(server.db, { ...reward, atMs: server.clock.nowMs() })
    const poisoned = ids[7] ?? ''
    await sql`
      alter table defences add constraint poison check (fight_id <> ${sql.lit(poisoned)}::uuid)`.execute(server.db)
    const warnings: { readonly message?: string }[] = []
    await relayWith(pino({ level: 'warn' }, { write: (line) => void warnings.push(JSON.parse(line)) }))
    expect(await noted(ids)).toBe(SHARDS - 1)
    expect(warnings.map(({ message }) => message).filter((id) => id !== undefined)).toEqual([poisoned])
    const left = await server.db.selectFrom('outbox').select(['id', 'attempts']).execute()
    expect(left).toEqual([{ id: poisoned, attempts: 1 }])
    await sql`alter table defences drop constraint poison`.execute(server.db)
    server.clock.advance(1000)
    await relayWith()
    expect([await noted(ids), await waiting()]).toEqual([SHARDS, 0])
  })

  it('loses the name of a defender who has deleted the account meanwhile, and notes the others (R43)', async () => {
    const [attacker, leaving] = [FIRST_ID, 8900]
    await server.call('users.onboard', { body: { house_id: 0 } }, { as: leaving })
    const { data } = await server.call('combats.challenge', { body: { query: String(leaving) } }, { as: attacker })
    const ids = await attackEverybody()
    expect((await server.call('users.delete', {}, { as: leaving })).status).toBe(200)
    await relayWith()
    expect([await noted(ids), await waiting()]).toEqual([SHARDS, 0])
    expect(await server.db.selectFrom('defences').where('defender_id', '=', BigInt(leaving)).execute()).toEqual([])
    const replay = await server.call('combats.replay', { params: { id: data.replay_id } }, { as: attacker })
    expect(replay.data.enemy.username).toBe('Deleted player')
  })

  it('does not meet an account that is being erased: its erasure waits, or the attack finds it gone', async () => {
    const ids = [await attack(FIRST_ID), await attack(FIRST_ID + 1)]
    await inTransaction(server.db, async (erasing) => {
      await waitForDeliveries(erasing, FIRST_ID)
      await inTransaction(server.db, async (relay) => {
        expect(await holdOffErasures(relay, [FIRST_ID % SHARDS, (FIRST_ID + 1) % SHARDS])).toEqual([
          (FIRST_ID + 1) % SHARDS,
        ])
      })
      // The lock on the player's row serializes the two.
      await relayWith()
      expect(await noted(ids)).toBe(2)
    })
  })
})

describe.skipIf(isCitusUnderTest())('statements of the relay', () => {
  let proxy: CountingProxy
  let counted: OpenDatabase
  beforeAll(async () => {
    proxy = await startCountingProxy(server.database.url)
    counted = createDb(proxy.url, { max: 2, byIndex: true })
  })
  afterAll(async () => {
    await counted.close()
    proxy.stop()
  })

  it('do not grow with the attacks that are due', async () => {
    const statements = async (attacks: number): Promise<number> => {
      const ids: string[] = []
      for (let number = 0; number < attacks; number++) ids.push(await attack(FIRST_ID + (number % SHARDS)))
      proxy.take()
      await relayOutbox({ ...relayDepsOf(server), db: counted.db })
      const taken = proxy.take().filter((text) => !text.includes("repeat('x'")).length
      expect(await noted(ids)).toBe(attacks)
      return taken
    }
    const ofOne = await statements(1)
    expect(ofOne).toBeLessThanOrEqual(10)
    expect(await statements(100)).toBe(ofOne)
  })
})
