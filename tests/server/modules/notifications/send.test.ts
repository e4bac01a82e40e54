import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { MS_PER_HOUR, MS_PER_SECOND } from '#rules/units.ts'
import { lockAlone } from '#server/db/advisory-locks.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { createPace, sendMessages } from '#server/jobs/message-sender.ts'
import { enqueueNotification } from '#server/modules/notifications/enqueue.ts'
import { sendAllMessages, senderDepsOf } from '#tests/helpers/database/send-messages.ts'
import { startBotApi } from '#tests/helpers/server/bot-api.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const bot = await startBotApi()
afterAll(() => bot.close())
const server = await fileApp({ config: { botApiRoot: bot.root } })
let nextId = 9300
let subject = 0
beforeEach(async () => {
  bot.refuseWith(null)
  await server.db.deleteFrom('notifications').execute()
})

const listener = async (): Promise<number> => {
  const id = nextId++
  await server.call('users.onboard', { body: { house_id: 0 } }, { as: id })
  const { data } = await server.call('users.preferences', {}, { as: id })
  const notifications = { ...data.notifications, write_access: true, quiet_from_min: 0, quiet_to_min: 0 }
  await server.call(
    'users.savePreferences',
    { body: { ...data, notifications: { ...notifications, kinds: ['news', 'tournament-result'] } } },
    { as: id },
  )
  return id
}
const enqueue = (id: number): Promise<boolean> =>
  enqueueNotification(server.db, BigInt(id), { kind: 'news', subject: String(subject++) }, server.clock.nowMs())
const waitingFor = async (messages: number): Promise<number> => {
  const id = await listener()
  for (let message = 0; message < messages; message++) await enqueue(id)
  return id
}
const sentTo = (id: number): number => bot.calls.filter(({ payload }) => payload.chat_id === id).length
const statesOf = async (id: number): Promise<readonly string[]> =>
  (await server.db.selectFrom('notifications').select('state').where('player_id', '=', BigInt(id)).execute())
    .map(({ state }) => state)
    .sort()

describe('the sender of messages', () => {
  it('leads from a tournament’s result to the result of its day, from all else into the game (row 30)', async () => {
    const id = await waitingFor(1)
    const at = server.clock.nowMs()
    await enqueueNotification(server.db, BigInt(id), { kind: 'tournament-result', subject: '2026-11-23' }, at)
    await sendAllMessages(server)
    const links = bot.calls.flatMap(({ payload }) =>
      payload.chat_id === id ? [JSON.stringify(payload.reply_markup)] : [],
    )
    expect(links.toSorted()).toEqual([
      expect.stringContaining(`"url":"${server.config.client.botLink}"`),
      expect.stringContaining(`"url":"${server.config.client.botLink}?startapp=0_tr-2026-11-23"`),
    ])
  })

  it('sends what waits, more than a batch too, each once, though several processes try', async () => {
    const id = await waitingFor(230)
    const one = async () => {
      while (await sendMessages(senderDepsOf(server)));
    }
    await Promise.all([one(), one(), one()])
    await one()
    expect(sentTo(id)).toBe(230)
    expect(new Set(await statesOf(id))).toEqual(new Set(['sent']))
  })

  it('sends nothing to a player who was banned while it waited', async () => {
    const id = await waitingFor(1)
    const since = new Date(server.clock.nowMs())
    const ban = { status: 'banned', reason: 'cheats', appeal_url: null, since } as const
    await server.db
      .insertInto('sanctions')
      .values({ player_id: id, ...ban })
      .execute()
    await sendAllMessages(server)
    expect([sentTo(id), await statesOf(id)]).toEqual([0, ['skipped']])
  })

  it('leaves a message of a kind that only a newer release knows to its processes', async () => {
    const id = await waitingFor(1)
    const known = server.db.selectFrom('notifications').selectAll().where('player_id', '=', BigInt(id))
    const row = await known.executeTakeFirstOrThrow()
    await server.db
      .insertInto('notifications')
      .values({ ...row, kind: 'of-next' as typeof row.kind })
      .execute()
    await sendAllMessages(server)
    expect(sentTo(id)).toBe(1)
    expect(await statesOf(id)).toEqual(['sent', 'waiting'])
  })

  it('is one over all processes: while another one sends, this one does not', async () => {
    const id = await waitingFor(1)
    await inTransaction(server.db, async (other) => {
      await lockAlone(other, 'messageSender')
      expect(await sendMessages(senderDepsOf(server))).toBe(false)
      expect(sentTo(id)).toBe(0)
    })
    await sendAllMessages(server)
    expect(sentTo(id)).toBe(1)
  })

  it('marks a message as sent before it goes out: a process that dies in between loses it and never doubles it', async () => {
    const id = await waitingFor(1)
    const seen: (readonly string[])[] = []
    const dying = {
      send: async () => {
        seen.push(await statesOf(id))
        throw new Error('killed')
      },
    }
    await expect(sendMessages({ ...senderDepsOf(server), messages: dying })).rejects.toThrow('killed')
    await sendAllMessages(server)
    expect(seen).toEqual([['sent']])
    expect(sentTo(id)).toBe(0)
  })

  it('goes on with the others when one fails, and keeps its place until all under way are done', async () => {
    await waitingFor(5)
    let sent = 0
    const failing = {
      send: async () => {
        if (sent++ === 1) throw new Error('a fault')
        return { is: 'sent' as const }
      },
    }
    await expect(sendMessages({ ...senderDepsOf(server), messages: failing })).rejects.toThrow('a fault')
    expect(sent).toBe(5)
  })

  it('stops when it is told to, and what was not begun waits', async () => {
    const id = await waitingFor(5)
    let turns = 0
    await sendMessages({ ...senderDepsOf(server), next: async () => ++turns <= 2 })
    expect(sentTo(id)).toBe(2)
    expect(await statesOf(id)).toEqual(['sent', 'sent', 'waiting', 'waiting', 'waiting'])
  })

  it('lets one go out at a time, so long after the one before, however many want to', async () => {
    const waits: number[] = []
    const ends: (() => void)[] = []
    const next = createPace(35, (ms) => {
      waits.push(ms)
      return new Promise((resolve) => ends.push(() => resolve(true)))
    })
    let gone = 0
    const all = Array.from({ length: 3 }, async () => {
      if (await next()) gone++
    })
    for (let turn = 0; turn < 3; turn++) {
      await new Promise(setImmediate)
      expect([waits.length, gone]).toEqual([turn + 1, turn])
      ends[turn]?.()
    }
    await Promise.all(all)
    expect([waits, gone]).toEqual([[35, 35, 35], 3])
  })
})

describe('a messenger that takes messages later', () => {
  it('gets none for as long as it says, from any process; then each once', async () => {
    const id = await waitingFor(3)
    const parameters = { retry_after: 40 }
    bot.refuseWith({ error_code: 429, description: 'Too Many Requests: retry after 40', parameters })
    const one = { ...senderDepsOf(server), next: async () => sentTo(id) === 0 }
    await sendMessages(one)
    const refused = sentTo(id)
    bot.refuseWith(null)
    server.clock.advance(39 * MS_PER_SECOND)
    expect(await sendAllMessages(server)).toBe(3)
    expect(sentTo(id)).toBe(refused)
    server.clock.advance(MS_PER_SECOND)
    expect(await sendAllMessages(server)).toBe(0)
    expect(sentTo(id)).toBe(refused + 3)
  })

  it('is asked again ever later, while other messages go out', async () => {
    const id = await waitingFor(1)
    const waits: number[] = []
    for (let time = 0; time < 11; time++) {
      bot.refuseWith({ error_code: 502, description: 'Bad Gateway' })
      expect(await sendAllMessages(server)).toBe(1)
      const row = await server.db
        .selectFrom('notifications')
        .select(['due_at', 'attempts'])
        .where('player_id', '=', BigInt(id))
        .executeTakeFirstOrThrow()
      expect(row.attempts).toBe(time + 1)
      waits.push(((row.due_at?.getTime() ?? 0) - server.clock.nowMs()) / MS_PER_SECOND)
      server.clock.set(row.due_at?.getTime() ?? 0)
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1800, 1800])
    bot.refuseWith(null)
    const other = await waitingFor(1)
    await sendAllMessages(server)
    expect([sentTo(other), sentTo(id)]).toEqual([1, 12])
  })

  it('for half a day gets the message no more: it tells nothing new', async () => {
    const [old, young] = [await waitingFor(1), await listener()]
    server.clock.advance(1)
    await enqueue(young)
    server.clock.advance(12 * MS_PER_HOUR)
    await sendAllMessages(server)
    expect([sentTo(old), sentTo(young)]).toEqual([0, 1])
    expect(await statesOf(old)).toEqual(['skipped'])
  })
})
