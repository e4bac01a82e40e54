import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { bot as english } from '#languages/en/notifications.ts'
import { bot as russian } from '#languages/ru/notifications.ts'
import { MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'
import { WEBHOOK_PATH } from '#server/platform/bot/update-webhook.ts'
import { runJobs } from '#tests/helpers/database/run-jobs.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { filePayingApp, WEBHOOK_SECRET } from '#tests/helpers/players/paying-players.ts'

const app = await filePayingApp()
const { server, bot } = app
const players = kombatPlayers(server)
const { botLink } = server.config.client
beforeEach(() => {
  bot.refuseWith(null)
  bot.messenger.forget()
})

let lastId = 5000
const nextId = (): number => {
  lastId += 1
  return lastId
}
const written = (userId: number, text: unknown, { language = 'en', type = 'private' } = {}) => ({
  update_id: nextId(),
  message: {
    message_id: 1,
    date: Math.floor(server.clock.nowMs() / 1000),
    chat: { id: userId, type },
    from: { id: userId, is_bot: false, first_name: 'Ann', language_code: language },
    text,
  },
})
const post = async (update: unknown): Promise<number> => {
  const headers = { 'x-telegram-bot-api-secret-token': WEBHOOK_SECRET, 'content-type': 'application/json' }
  const payload = JSON.stringify(update)
  return (await server.app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload })).statusCode
}
const answersTo = async (update: unknown) => {
  expect(await post(update)).toBe(200)
  await runJobs(server)
  return bot.messenger.sent
}
const ignored = async (kind: string): Promise<number> =>
  Number(new RegExp(`updates_ignored_total\\{kind="${kind}"\\} (\\d+)`).exec(await server.metrics.text())?.[1] ?? 0)

describe('/start', () => {
  it('welcomes with a button that opens the game, in the messenger’s language', async () => {
    const userId = nextId()
    expect(await answersTo(written(userId, '/start'))).toEqual([{ userId, text: english.start, url: botLink }])
    const ru = nextId()
    const sent = await answersTo(written(ru, '/start@house_kombat_bot', { language: 'ru' }))
    expect(sent.at(-1)).toEqual({ userId: ru, text: russian.start, url: botLink })
  })

  it('speaks the language that the player chose in the game', async () => {
    const id = await players.join()
    const { data } = await server.call('users.preferences', {}, { as: id })
    await server.call('users.savePreferences', { body: { ...data, language: 'ru' } }, { as: id })
    expect(await answersTo(written(id, '/start'))).toMatchObject([{ text: russian.start }])
  })

  it('hands an invitation on, and keeps it for a start by the menu button (row 14)', async () => {
    const inviter = await players.join()
    const friend = nextId()
    expect(await answersTo(written(friend, `/start ${inviter}`))).toMatchObject([
      { text: english.start, url: `${botLink}?startapp=${inviter}` },
    ])
    await server.call('users.onboard', { body: { house_id: 0 } }, { as: friend })
    const { rows } = await sql`select referrer_id from players where id = ${friend}`.execute(server.db)
    expect(rows).toEqual([{ referrer_id: BigInt(inviter) }])
  })

  it('hands a link into the game on (T27)', async () => {
    const id = nextId()
    expect(await answersTo(written(id, '/start 0_tr-2026-11-22'))).toMatchObject([
      { text: english.start, url: `${botLink}?startapp=0_tr-2026-11-22` },
    ])
  })

  it.each([
    ['of nobody', '999999001'],
    ['of a guild that is not there', '0_no-such-guild'],
    ['of another form', 'promo2026'],
    ['with letters that a link cannot have', '7?x=1&y=é'],
    ['too long', '0_rp-'.padEnd(65, 'a')],
    ['with text behind it', '0_rp-1 and more\nlines'],
  ])('with a parameter %s is answered the same without it', async (_what, param) => {
    const userId = nextId()
    expect(await answersTo(written(userId, `/start ${param}`))).toEqual([{ userId, text: english.start, url: botLink }])
  })
})

describe('/help and /privacy', () => {
  it('/help lists the commands, those of the shop too', async () => {
    const [{ text } = { text: '' }] = await answersTo(written(nextId(), '/help'))
    for (const command of ['start', 'help', 'privacy', 'paysupport', 'terms'])
      expect(text).toContain(`\n/${command} — `)
  })

  it('/privacy says what is kept, and where it is exported and deleted', async () => {
    expect(await answersTo(written(nextId(), '/privacy'))).toMatchObject([{ text: english.privacy }])
  })
})

describe('an update', () => {
  it('that is repeated is answered once, also after the answer', async () => {
    const update = written(nextId(), '/start')
    await answersTo(update)
    expect(await answersTo(update)).toHaveLength(1)
    server.clock.advance(MS_PER_HOUR)
    expect(await answersTo(update)).toHaveLength(1)
    expect(await answersTo({ ...update, update_id: nextId() })).toHaveLength(2)
  })

  it('that asks for nothing the bot knows is answered with 200, counted by kind, and brings no message', async () => {
    const before = [await ignored('message'), await ignored('my_chat_member'), await ignored('other')]
    for (const text of ['hello', '/starting', '/start', undefined])
      expect(await post(written(nextId(), text, { type: text === '/start' ? 'group' : 'private' }))).toBe(200)
    expect(await post({ update_id: nextId(), my_chat_member: { any: 'thing' } })).toBe(200)
    expect(await post({ update_id: nextId(), a_kind_of_tomorrow: {} })).toBe(200)
    await runJobs(server)
    expect(bot.messenger.sent).toEqual([])
    const [messages = 0, members = 0, others = 0] = before
    expect([await ignored('message'), await ignored('my_chat_member'), await ignored('other')]).toEqual([
      messages + 4,
      members + 1,
      others + 1,
    ])
  })

  it('without an id, or without any content, is answered with 200', async () => {
    for (const update of [{}, [], 7, 'text', { update_id: '7' }]) expect(await post(update)).toBe(200)
  })
})

describe('the messenger’s rate', () => {
  const waiting = async (): Promise<number> => {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from run_at - clock_timestamp())::int as seconds
      from graphile_worker._private_jobs where key like 'answer-command %'`.execute(server.db)
    return rows[0]?.seconds ?? 0
  }

  it('is kept: an answer that it refuses for a time waits for it, as all messages do, and then goes out once', async () => {
    const userId = nextId()
    bot.refuseWith({ error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 40 } })
    expect(await answersTo(written(userId, '/start'))).toEqual([])
    expect(await waiting()).toBeGreaterThan(30)
    bot.refuseWith(null)
    const other = nextId()
    expect(await answersTo(written(other, '/help'))).toEqual([])
    server.clock.advance(MS_PER_MINUTE)
    await runJobs(server)
    expect(bot.messenger.sent.map((sent) => sent.userId).sort()).toEqual([userId, other].sort())
    await runJobs(server)
    expect(bot.messenger.sent).toHaveLength(2)
  })

  it('is not asked again for a player who blocked the bot, nor where the answer may have gone out', async () => {
    bot.refuseWith({ error_code: 403, description: 'Forbidden: bot was blocked by the user' })
    await answersTo(written(nextId(), '/start'))
    bot.refuseWith(null)
    bot.messenger.lostAnswers = 'sendMessage'
    expect(await answersTo(written(nextId(), '/start'))).toHaveLength(1)
    bot.messenger.lostAnswers = null
    await runJobs(server)
    expect(bot.messenger.sent).toHaveLength(1)
  })

  it('sends no answer an hour late', async () => {
    expect(await post(written(nextId(), '/start'))).toBe(200)
    server.clock.advance(MS_PER_HOUR + 1)
    await runJobs(server)
    expect(bot.messenger.sent).toEqual([])
  })
})
