import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Preferences } from '#contracts/wire.ts'
import { type BossEvent, nextBossEvent } from '#rules/boss/boss-calendar.ts'
import { dayKeyOf } from '#rules/days.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from '#rules/notifications/notification-kinds.ts'
import { tournamentClosesMs, tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { tendBossBoards } from '#server/modules/boss-boards/settle.ts'
import { NEWS_FACT } from '#server/modules/channel/service.ts'
import { notifyPlayers, pruneNotifications } from '#server/modules/notifications/service.ts'
import { relayAll } from '#tests/helpers/database/relay-outbox.ts'
import { makeMessagesDue, sendAllMessages } from '#tests/helpers/database/send-messages.ts'
import { itemPlayers } from '#tests/helpers/players/item-players.ts'
import { leaguePlayers } from '#tests/helpers/players/league-players.ts'
import { crowdEnters, tendAt } from '#tests/helpers/players/tournament-crowd.ts'
import { startBotApi } from '#tests/helpers/server/bot-api.ts'
import { appWithPlayers } from '#tests/helpers/server/item-server.ts'

const BOT_LINK = 'https://t.me/house_kombat_bot/play'
const bot = await startBotApi()
afterAll(() => bot.close())
const { server, players } = await appWithPlayers({ config: { botApiRoot: bot.root } })
const items = itemPlayers(server)

const preferences = async (id: number): Promise<Preferences> =>
  (await server.call('users.preferences', {}, { as: id })).data

const choose = async (
  id: number,
  kinds: readonly NotificationKind[],
  further: Partial<Preferences['notifications']> = {},
  language: Preferences['language'] = 'auto',
): Promise<void> => {
  const now = await preferences(id)
  // No quiet hours by default: tests let whole days pass.
  const notifications = { ...now.notifications, write_access: true, quiet_from_min: 0, quiet_to_min: 0, ...further }
  const body: Preferences = { ...now, language, notifications: { ...notifications, kinds: [...kinds] } }
  await server.call('users.savePreferences', { body }, { as: id })
}

const listener = async (...choice: [readonly NotificationKind[], ...unknown[]]): Promise<number> => {
  const id = await players.join()
  await choose(id, ...(choice as [readonly NotificationKind[]]))
  return id
}

/** Queues and sends the messages that are due. Returns how many queued messages wait for a later time. */
const runNotify = async (): Promise<number> => {
  await notifyPlayers(server.db, server.clock)
  return sendAllMessages(server)
}

const messagesTo = (id: number) => bot.calls.filter(({ payload }) => payload.chat_id === id)
const textsTo = (id: number) => messagesTo(id).map(({ payload }) => String(payload.text))
const statesOf = async (id: number) =>
  (await server.db.selectFrom('notifications').select(['kind', 'state']).where('player_id', '=', BigInt(id)).execute())
    .map(({ kind, state }) => `${kind} ${state}`)
    .sort()

beforeEach(() => bot.refuseWith(null))

describe('the bot writes (extra 8)', () => {
  it('when an item can be refined, once for each rarity of it; not while a material is one short (R17)', async () => {
    const id = await listener(['refine-ready'])
    const sword = await items.item(id, { type: 'sword', rarity: 'common' })
    await items.materials(id, { 'material-wood': 60, 'material-iron': 9 })
    server.clock.advance(MS_PER_HOUR)
    await runNotify()
    expect(textsTo(id)).toEqual([])
    await items.materials(id, { 'material-iron': 1 })
    server.clock.advance(3 * MS_PER_HOUR)
    await runNotify()
    server.clock.advance(3 * MS_PER_HOUR)
    await runNotify()
    expect(textsTo(id)).toEqual(['🔨 You have all you need to refine an item. Strike while the iron is hot!'])
    await server.db.updateTable('items').set({ refine_failures: 3 }).where('id', '=', sword).execute()
    expect((await server.call('equipments.refine', { params: { id: sword } }, { as: id })).data).toBe(true)
    await items.materials(id, { 'material-wood': 120, 'material-iron': 30, 'material-titanium': 7 })
    server.clock.advance(3 * MS_PER_HOUR)
    await runNotify()
    expect(textsTo(id)).toHaveLength(2)
  })

  it('when a started chest is ready, not before, once for each (R54)', async () => {
    const id = await listener(['chest-ready'])
    const put = async () => {
      const chest = await players.putChest(id, 0, 'iron')
      expect((await server.call('chests.start', { params: { id: chest } }, { as: id })).status).toBe(200)
    }
    await put()
    server.clock.advance(3 * MS_PER_HOUR - 1)
    await runNotify()
    expect(textsTo(id)).toEqual([])
    server.clock.advance(1)
    await runNotify()
    server.clock.advance(3 * MS_PER_HOUR)
    await runNotify()
    expect(textsTo(id)).toEqual(['🎁 Click! Your chest is ready. Come and see what is inside!'])
    await put()
    server.clock.advance(3 * MS_PER_HOUR)
    await runNotify()
    expect(textsTo(id)).toHaveLength(2)
  })

  it('when the pocket is full, once for each filling, with a button that opens the game', async () => {
    const id = await listener(['pocket-full'])
    server.clock.advance(2 * MS_PER_HOUR - 1)
    await runNotify()
    expect(textsTo(id)).toEqual([])
    server.clock.advance(1)
    await runNotify()
    await runNotify()
    server.clock.advance(3 * MS_PER_HOUR)
    await runNotify()
    expect(textsTo(id)).toEqual(['⛏ Your pocket is full and the mine has stopped. Come and claim!'])
    expect(messagesTo(id)[0]).toMatchObject({
      method: 'sendMessage',
      payload: { reply_markup: { inline_keyboard: [[{ text: 'Play', url: BOT_LINK }]] } },
    })

    await server.call('users.claim', {}, { as: id })
    server.clock.advance(3 * MS_PER_HOUR)
    await runNotify()
    expect(textsTo(id)).toHaveLength(2)
  })

  it('when the energy is full again, and not to those who never burnt any', async () => {
    const [tired, rested] = [await listener(['energy-full']), await listener(['energy-full'])]
    const nowMs = server.clock.nowMs()
    await players.arrange(tired, { energy: 9, energy_refill_at: new Date(nowMs + MS_PER_HOUR) })
    server.clock.advance(7 * MS_PER_HOUR - 1)
    await runNotify()
    expect(textsTo(tired)).toEqual([])
    server.clock.advance(1)
    await runNotify()
    expect(textsTo(tired)).toEqual(['⚡ Your energy is full again. The arena is calling!'])
    expect(textsTo(rested)).toEqual([])
  })

  it('when the pet is back from its hunt', async () => {
    const id = await listener(['hunt-done'])
    const { data } = await server.call('hunting.start', { params: { slug: 'cursed-fortress' } }, { as: id })
    expect(data).toBeDefined()
    server.clock.advance(12 * MS_PER_HOUR)
    await runNotify()
    expect(textsTo(id)).toEqual(['🐾 Your pet is back from the hunt. See what it found!'])
  })

  it('once per absence in which others attacked, and to no player who attacked', async () => {
    const [attacker, victim] = [await listener(['attacked']), await listener(['attacked'])]
    server.clock.advance(MS_PER_HOUR)
    await players.challenge(attacker, victim)
    await relayAll(server)
    server.clock.advance(60_000)
    await runNotify()
    server.clock.advance(3 * MS_PER_HOUR)
    await players.challenge(attacker, victim)
    await relayAll(server)
    await runNotify()
    expect(textsTo(victim)).toEqual(['⚔️ You were attacked while you were away. Time for revenge?'])
    expect(textsTo(attacker)).toEqual([])
  })

  it('about news of the channel, in Russian to those who chose it', async () => {
    const id = await listener(['news'], {}, 'ru')
    server.clock.advance(MS_PER_HOUR)
    const value = JSON.stringify({ at: Math.floor(server.clock.nowMs() / 1000) })
    await server.db.insertInto('world_facts').values({ key: NEWS_FACT, value }).execute()
    await runNotify()
    server.clock.advance(3 * MS_PER_HOUR)
    await runNotify()
    await server.db.deleteFrom('world_facts').where('key', '=', NEWS_FACT).execute()
    expect(textsTo(id)).toEqual(['📣 Свежие новости в канале House Kombat.'])
    expect(messagesTo(id)[0]?.payload.reply_markup).toEqual({ inline_keyboard: [[{ text: 'Играть', url: BOT_LINK }]] })
  })
})

describe('the bot writes about bosses (extra 8, R25)', () => {
  const COME = '🐾 A new boss is stomping at the gates! Three fights a day are yours.'
  const LEAVING = '⏳ The boss leaves soon, and you still have fights today. Strike once more!'

  const fought = (id: number, bossEvent: BossEvent, fights_today: number) => {
    const now = new Date(server.clock.nowMs())
    const today = { day: now.toISOString().slice(0, 10), fights_today }
    return server.db
      .insertInto('boss_fighters')
      .values({
        ...{ player_id: id, run_id: bossEvent.id, damage: 100, best: 100, fights: fights_today, reached_at: now },
        ...today,
      })
      .onConflict((conflict) => conflict.columns(['player_id', 'run_id']).doUpdateSet(today))
      .execute()
  }
  const goTo = (bossEvent: BossEvent, byMs: number): void =>
    server.clock.set(byMs < 0 ? bossEvent.endMs + byMs : bossEvent.startMs + byMs)
  const runWithin = async (bossEvent: BossEvent, ...hours: readonly number[]): Promise<void> => {
    for (const hour of hours) {
      goTo(bossEvent, hour * MS_PER_HOUR)
      await runNotify()
    }
  }

  it('that one has come, once, to those who have not met it; not on the days between', async () => {
    const bossEvent = nextBossEvent(server.clock.nowMs())
    goTo(bossEvent, -1 - (bossEvent.endMs - bossEvent.startMs))
    const [away, met, other] = [await listener(['boss']), await listener(['boss']), await listener(['guild', 'news'])]
    goTo(bossEvent, 0)
    await fought(met, bossEvent, 1)
    await runWithin(bossEvent, 1, 4, 12, 23, 30, 50)
    expect(textsTo(away)).toEqual([COME])
    expect([met, other].flatMap(textsTo)).toEqual([])
  })

  it('that fights are left in its last twelve hours, once', async () => {
    const bossEvent = nextBossEvent(server.clock.nowMs())
    goTo(bossEvent, 25 * MS_PER_HOUR)
    const [idle, tired, eager] = [await listener(['boss']), await listener(['boss']), await listener(['boss'])]
    await fought(idle, bossEvent, 3)
    goTo(bossEvent, -13 * MS_PER_HOUR)
    await runNotify()
    await fought(eager, bossEvent, 2)
    goTo(bossEvent, -12 * MS_PER_HOUR)
    await fought(tired, bossEvent, 3)
    await runNotify()
    await runWithin(bossEvent, -6, -1)
    expect(textsTo(idle)).toEqual([LEAVING])
    expect(textsTo(eager)).toEqual([LEAVING])
    expect(textsTo(tired)).toEqual([])
  })

  it('that the rewards of the last one wait, in place of the next one’s coming', async () => {
    const bossEvent = nextBossEvent(server.clock.nowMs())
    goTo(bossEvent, 25 * MS_PER_HOUR)
    const [placed, quick] = [await listener(['boss'], {}, 'ru'), await listener(['boss'])]
    await fought(placed, bossEvent, 3)
    await fought(quick, bossEvent, 3)
    server.clock.set(bossEvent.endMs + 60_000)
    await tendBossBoards(server.scope())
    const [reward] = (await server.call('inbox.list', {}, { as: quick })).data
    await server.call('inbox.claim', { params: { id: reward?.id ?? '' } }, { as: quick })
    const next = nextBossEvent(bossEvent.startMs)
    await runWithin(next, 1, 5, 11)
    expect(textsTo(placed)).toEqual(['🏆 Босс ушёл, а его богатства остались. Награда ждёт вас в почте!'])
    expect(textsTo(quick)).toEqual([])
  })
})

describe('the bot writes about leagues and seasons (extra 8, R27, R28)', () => {
  const REWARD = '🏅 The league week is over, and your reward is ready. Come and claim it!'
  const ENDED = '🏁 The season is over, and a new one has begun. See what yours brought!'
  const WEEK_MS = 7 * MS_PER_DAY

  const calendar = async () => {
    const { data } = await server.call('season.get', {}, { as: await players.join() })
    return { season: data.current_season, startMs: data.start_time * 1000, nextMs: data.next_season_time * 1000 }
  }
  const { score, tend } = leaguePlayers(server, server)

  it('that a reward waits, ten minutes after the week’s close, once; not to a player who has claimed it, or gets none', async () => {
    const { season, nextMs } = await calendar()
    const [waits, claimed, none] = [
      await listener(['league-reward']),
      await listener(['league-reward']),
      await listener(['league-reward']),
    ]
    const closeMs = nextMs + WEEK_MS
    for (const id of [waits, claimed]) await score(id, { season: season + 1, week: 'I', points: 150 })
    server.clock.set(closeMs - MS_PER_HOUR)
    await runNotify()
    server.clock.set(closeMs + 5 * 60_000)
    await tend()
    await runNotify()
    expect(textsTo(waits)).toEqual([])
    expect((await server.call('league.claimReward', { query: { week: 'I' } }, { as: claimed })).status).toBe(200)
    for (const afterMs of [10 * 60_000, MS_PER_HOUR, 5 * MS_PER_HOUR]) {
      server.clock.set(closeMs + afterMs)
      await runNotify()
    }
    expect([textsTo(waits), textsTo(claimed), textsTo(none)]).toEqual([[REWARD], [], []])
  })

  it('that a season has ended, within the day after, to who played in its last week, once', async () => {
    const { nextMs } = await calendar()
    const away = await listener(['season-ended'])
    server.clock.set(nextMs - 3 * MS_PER_DAY)
    const [one, other] = [await listener(['season-ended']), await listener(['season-ended'])]
    server.clock.set(nextMs - MS_PER_DAY)
    await runNotify()
    expect(textsTo(one)).toEqual([])
    const writtenAt = new Map<number, number>()
    for (let hour = 0; hour <= 36; hour += 1) {
      server.clock.set(nextMs + hour * MS_PER_HOUR)
      await runNotify()
      for (const id of [one, other]) if (textsTo(id).length > 0 && !writtenAt.has(id)) writtenAt.set(id, hour)
    }
    expect([textsTo(one), textsTo(other), textsTo(away)]).toEqual([[ENDED], [ENDED], []])
    expect(new Set(writtenAt.values()).size).toBe(2)
    for (const hour of writtenAt.values()) expect(hour).toBeLessThanOrEqual(24)
  })
})

describe('the bot does not write (extra 8)', () => {
  it('to those who chose nothing, gave no leave, are banned or deleted', async () => {
    const silent = await players.join()
    const refusing = await listener(NOTIFICATION_KINDS, { write_access: false })
    const banned = await listener(NOTIFICATION_KINDS)
    await players.ban(banned)
    const gone = await listener(NOTIFICATION_KINDS)
    await server.call('users.delete', {}, { as: gone, idempotencyKey: crypto.randomUUID() })
    server.clock.advance(3 * MS_PER_HOUR)
    await runNotify()
    expect([silent, refusing, banned, gone].flatMap(textsTo)).toEqual([])
  })

  it('in the player’s quiet hours; it does afterwards, if it is still true', async () => {
    const hour = new Date(server.clock.nowMs()).getUTCHours()
    const at = (inHours: number): number => ((hour + inHours) % 24) * 60
    const id = await listener(['pocket-full'], { quiet_from_min: at(1), quiet_to_min: at(6) })
    server.clock.advance(3 * MS_PER_HOUR)
    await runNotify()
    expect(textsTo(id)).toEqual([])
    server.clock.advance(4 * MS_PER_HOUR)
    await runNotify()
    expect(textsTo(id)).toHaveLength(1)
  })

  it('what was switched off, or became untimely, while it waited in the queue', async () => {
    const id = await listener(['pocket-full'])
    server.clock.advance(3 * MS_PER_HOUR)
    await notifyPlayers(server.db, server.clock)
    await choose(id, ['news'])
    await sendAllMessages(server)
    expect(textsTo(id)).toEqual([])
    expect(await statesOf(id)).toEqual(['pocket-full skipped'])
  })

  it('more than twice a day', async () => {
    server.clock.advance(MS_PER_DAY - (server.clock.nowMs() % MS_PER_DAY))
    const id = await listener(['pocket-full'])
    for (let filling = 0; filling < 5; filling++) {
      server.clock.advance(3 * MS_PER_HOUR)
      await runNotify()
      await server.call('users.claim', {}, { as: id })
    }
    expect(textsTo(id)).toHaveLength(2)
    server.clock.advance(10 * MS_PER_HOUR)
    await runNotify()
    expect(textsTo(id)).toHaveLength(3)
  })
})

describe('when the messenger refuses (extra 8)', () => {
  it('a bot that was blocked writes no more until it may again', async () => {
    const id = await listener(['pocket-full'])
    server.clock.advance(3 * MS_PER_HOUR)
    bot.refuseWith({ error_code: 403, description: 'Forbidden: bot was blocked by the user' })
    expect(await runNotify()).toBe(0)
    expect((await preferences(id)).notifications).toMatchObject({ write_access: false, kinds: ['pocket-full'] })
    expect(await statesOf(id)).toEqual(['pocket-full refused'])

    bot.refuseWith(null)
    await server.call('users.claim', {}, { as: id })
    server.clock.advance(3 * MS_PER_HOUR)
    await runNotify()
    expect(messagesTo(id)).toHaveLength(1)
  })

  it.each([
    ['too many messages', { error_code: 429, description: 'Too Many Requests: retry after 5' }],
    ['a fault of its own', { error_code: 502, description: 'Bad Gateway' }],
    ['a wrong token, which is no fault of the player', { error_code: 401, description: 'Unauthorized' }],
  ])('%s: the message waits and goes out later, once', async (_what, refusal) => {
    const id = await listener(['pocket-full'])
    server.clock.advance(3 * MS_PER_HOUR)
    bot.refuseWith(refusal)
    expect(await runNotify()).toBe(1)
    expect((await preferences(id)).notifications.write_access).toBe(true)
    bot.refuseWith(null)
    await makeMessagesDue(server)
    await sendAllMessages(server)
    await runNotify()
    expect(messagesTo(id)).toHaveLength(2)
    expect(await statesOf(id)).toEqual(['pocket-full sent'])
  })
})

describe('many processes and long times', () => {
  it('two runs at once notify everybody once', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => listener(['pocket-full'])))
    server.clock.advance(3 * MS_PER_HOUR)
    await Promise.all([notifyPlayers(server.db, server.clock), notifyPlayers(server.db, server.clock)])
    await sendAllMessages(server)
    expect(ids.map((id) => textsTo(id).length)).toEqual([1, 1, 1])
  })

  it('messages older than a month are deleted, newer ones are not', async () => {
    const id = await listener(['pocket-full'])
    server.clock.advance(3 * MS_PER_HOUR)
    await runNotify()
    await pruneNotifications(server.db, server.clock.nowMs() + 30 * MS_PER_DAY)
    expect(await statesOf(id)).toHaveLength(1)
    await pruneNotifications(server.db, server.clock.nowMs() + 30 * MS_PER_DAY + 1)
    expect(await statesOf(id)).toEqual([])
  })
})

describe('the bot writes about tournaments (extra 8, R26)', () => {
  it('that the results are there, once, to everybody with an entry, also where the ticket went back; not before', async () => {
    const RESULT = '🏆 The tournament is decided. Watch your fights and see how far you got!'
    const day = dayKeyOf(server.clock.nowMs() + 2 * MS_PER_DAY)
    const [entrant, silent, away] = [
      await listener(['tournament-result']),
      await listener([]),
      await listener(['tournament-result']),
    ]
    server.clock.set(tournamentClosesMs(day) - MS_PER_HOUR)
    await crowdEnters(server.db, day, { players: 1, firstId: entrant })
    await crowdEnters(server.db, day, { players: 1, firstId: silent })
    for (const atMs of [tournamentClosesMs(day), tournamentResultsMs(day), tournamentResultsMs(day) + MS_PER_HOUR]) {
      server.clock.set(atMs)
      if (atMs > tournamentClosesMs(day)) expect([silent, away].flatMap(textsTo)).toEqual([])
      else expect(textsTo(entrant)).toEqual([])
      await tendAt(server.db, atMs)
      await runNotify()
    }
    expect([entrant, silent, away].map(textsTo)).toEqual([[RESULT], [], []])
  })
})
