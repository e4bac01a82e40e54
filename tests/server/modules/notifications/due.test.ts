import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FINDING_MIN_MS } from '#rules/constants.ts'
import { HUNT_SLUGS } from '#rules/hunt/hunt-slugs.ts'
import { NOTIFICATION_KINDS } from '#rules/notifications/notification-kinds.ts'
import { createRng } from '#rules/prng.ts'
import { MS_PER_HOUR, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { grant } from '#server/admin/acts.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { putNews } from '#server/modules/guild/membership-store.ts'
import type { KindTrigger } from '#server/modules/notifications/kinds.ts'
import { nextTriggerMs, triggerNow } from '#server/modules/notifications/schedule.ts'
import { notifyPlayers } from '#server/modules/notifications/service.ts'
import { untilLockWaits } from '#tests/helpers/database/lock-waiters.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { choicesOf } from '#tests/helpers/players/random-choices.ts'
import { type BotApi, startBotApi } from '#tests/helpers/server/bot-api.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

describe('when to check a subscriber again (extra 8)', () => {
  it('is the first minute at which the schedule finds something, in any zone and where its clock is set', () => {
    const rng = createRng('00000000000000000000000000000019')
    // Days around clock changes in both hemispheres, and hours around midnight.
    const days = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01', '2026-11-24']
    let found = 0
    for (let run = 0; run < 400; run++) {
      const nowMs = Date.parse(rng.pick(days)) + rng.int(-720, 1440) * MS_PER_MINUTE
      const choices = choicesOf(rng)
      const triggers = Array.from(
        { length: rng.int(1, 4) },
        (_, number): KindTrigger => ({
          kind: rng.pick(NOTIFICATION_KINDS),
          subject: String(number),
          atMs: nowMs + rng.int(-780, 900) * MS_PER_MINUTE,
        }),
      )
      const sent = Array.from({ length: rng.int(0, 3) }, () => ({
        kind: rng.pick(NOTIFICATION_KINDS),
        atMs: nowMs - rng.int(0, 1500) * MS_PER_MINUTE,
      }))
      const facts = { lastActMs: nowMs - rng.int(0, 60) * MS_PER_MINUTE, sent, nowMs }
      let first: number | null = null
      for (let atMs = nowMs; first === null && atMs < nowMs + 28 * MS_PER_HOUR; atMs += MS_PER_MINUTE)
        if (triggerNow(choices, triggers, { ...facts, nowMs: atMs }) !== null) first = atMs
      const next = nextTriggerMs(choices, triggers, facts)
      if (first !== null) found += 1
      if (next === first) continue
      // Around a clock change it may be early, never late.
      expect(next, JSON.stringify({ choices, triggers, facts, first })).not.toBeNull()
      if (first !== null) expect(next).toBeLessThan(first)
    }
    expect(found).toBeGreaterThan(100)
  })
})

describe('the schedule reads what is due, not all subscribers (extra 8)', () => {
  let bot: BotApi
  let server: TestApp
  beforeEach(async () => {
    bot = await startBotApi()
    server = await testApp({ config: { botApiRoot: bot.root } })
  })
  afterEach(async () => {
    await server.close()
    await bot.close()
  })

  it('what happens while a run looks is seen by it or the next', async () => {
    const { db, clock } = server
    const id = await kombatPlayers(server).join()
    const preferences = (await server.call('users.preferences', {}, { as: id })).data
    const notifications = { ...preferences.notifications, kinds: ['guild' as const], write_access: true }
    await server.call('users.savePreferences', { body: { ...preferences, notifications } }, { as: id })
    clock.set(Date.parse('2026-11-24T12:00:00Z'))
    let run: Promise<number> = Promise.resolve(0)
    await inTransaction(db, async (trx) => {
      await putNews(trx, id, 'kicked', clock.nowMs())
      run = notifyPlayers(db, clock)
      await untilLockWaits(db)
    })
    expect(await run).toBe(1)
  })

  it('whatever a player does is looked at from then on: with an idempotency key or without, a claim and a fight', async () => {
    const { db, clock } = server
    const players = kombatPlayers(server)
    const id = await players.join()
    const preferences = (await server.call('users.preferences', {}, { as: id })).data
    const notifications = { ...preferences.notifications, kinds: ['guild' as const], write_access: true }
    await server.call('users.savePreferences', { body: { ...preferences, notifications } }, { as: id })
    const keyed = () => ({ as: id, idempotencyKey: randomUUID() })
    const acts: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
      kept: () => server.call('hunting.start', { params: { slug: HUNT_SLUGS[0] } }, keyed()),
      keyless: () => server.call('upgrades.buy', { body: { type: 'pocket-size' } }, { as: id }),
      claim: () => server.call('users.claim', {}, keyed()),
      fight: async () => {
        await server.opponents.refresh()
        await server.call('combats.find', {}, { as: id })
        clock.advance(FINDING_MIN_MS)
        return server.call('combats.fight', {}, keyed())
      },
    }
    await players.join()
    await grant({ db, nowMs: clock.nowMs(), entropy: server.entropy, who: 'ops', why: 'a test' }, id, {
      asset: 'tok',
      amount: BigInt(tokToNano(1000)),
    })
    for (const [name, act] of Object.entries(acts)) {
      clock.advance(MS_PER_HOUR)
      await db.updateTable('listeners').set({ due_at: null, touch_no: 7 }).where('player_id', '=', BigInt(id)).execute()
      expect((await act()).status, name).toBe(200)
      const row = await db
        .selectFrom('listeners')
        .select(['due_at', 'touch_no'])
        .where('player_id', '=', BigInt(id))
        .executeTakeFirst()
      // After a claim or a fight, notifications wait fifteen minutes. Each other act makes the player due at once.
      const expectedMs = clock.nowMs() + (name === 'claim' || name === 'fight' ? 15 * MS_PER_MINUTE : 0)
      expect([name, row?.due_at?.getTime(), (row?.touch_no ?? 0) > 7]).toEqual([name, expectedMs, true])
    }
  })
})
