import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FINDING_MIN_MS } from '#rules/constants.ts'
import { HUNT_SLUGS } from '#rules/hunt/hunt-slugs.ts'
import { createRng } from '#rules/prng.ts'
import { MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { announceNews, grant, pardon, sanction } from '#server/admin/acts.ts'
import { tendBossBoards } from '#server/modules/boss-boards/settle.ts'
import { expireListings } from '#server/modules/market/close.ts'
import { matchWishes } from '#server/modules/market/wishes.ts'
import { notifyPlayers } from '#server/modules/notifications/service.ts'
import { relayAll } from '#tests/helpers/database/relay-outbox.ts'
import { runJobs } from '#tests/helpers/database/run-jobs.ts'
import { bossPlayers } from '#tests/helpers/players/boss-players.ts'
import { dueByFullWalk } from '#tests/helpers/players/full-walk.ts'
import { guildPlayers } from '#tests/helpers/players/guild-players.ts'
import { itemPlayers } from '#tests/helpers/players/item-players.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { choicesOf } from '#tests/helpers/players/random-choices.ts'
import { type BotApi, startBotApi } from '#tests/helpers/server/bot-api.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

const TICK_MS = 5 * MS_PER_MINUTE

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

  const enqueuedAt = async (nowMs: number): Promise<readonly string[]> =>
    (await server.db.selectFrom('notifications').selectAll().where('at', '=', new Date(nowMs)).execute())
      .map(({ player_id, kind, subject }) => `${player_id} ${kind}:${subject}`)
      .sort()

  it.each(['1', '2'])(
    'whatever happens, it enqueues in each of its runs what a full walk would: history %s',
    // Generous for a cluster.
    { timeout: 240_000 },
    async (seed) => {
      const rng = createRng(seed.padStart(32, '0'))
      const { db, clock } = server
      const players = kombatPlayers(server)
      const items = itemPlayers(server)
      const guilds = guildPlayers({ server, players, items })
      const bosses = bossPlayers(server)
      const operator = () => ({ db, nowMs: clock.nowMs(), entropy: server.entropy, who: 'ops', why: 'a test' })
      const slug = `wolves-${seed}`
      const ids: number[] = [await guilds.found(slug, { entry: 'request' })]
      for (let number = 0; number < 9; number++) ids.push(await guilds.founder(1000))
      const listings: string[] = []
      const banned = new Set<number>()

      const choose = async (as: number): Promise<void> => {
        const now = (await server.call('users.preferences', {}, { as })).data
        await server.call('users.savePreferences', { body: { ...now, notifications: choicesOf(rng) } }, { as })
      }
      const hunt = async (as: number): Promise<void> => {
        const { data } = await server.call('hunting.current', {}, { as })
        if (data === null) await server.call('hunting.start', { params: { slug: rng.pick(HUNT_SLUGS) } }, { as })
        else await server.call('hunting.claim', { params: { slug: data.slug } }, { as })
      }
      const give = (to: number, asset: 'material-wood' | 'material-iron', amount: bigint) =>
        grant(operator(), to, { asset, amount })
      const gear = async (as: number): Promise<void> => {
        const id = await items.item(as, { type: 'sword', rarity: rng.pick(['common', 'uncommon']) })
        await give(as, 'material-wood', 60n)
        await give(as, 'material-iron', 10n)
        if (rng.next() < 0.3) await server.call('equipments.refine', { params: { id } }, { as })
      }
      const offer = async (as: number): Promise<void> => {
        await items.sell(as, await items.item(as, { type: 'boots', rarity: 'common' }))
        const mine = (await server.call('market.mine', {}, { as })).data
        listings.push(...mine.map(({ id }) => id))
      }
      const buy = (as: number) =>
        server.call(
          'market.buy',
          { body: { market_equipment_id: listings.at(rng.int(0, listings.length)) ?? '' } },
          { as },
        )
      const wish = (as: number) =>
        server.call(
          'market.addWish',
          { body: { slug: 'boots-common', rarity: 'common', max_price: tokToNano(100) } },
          { as },
        )
      const member = async (as: number, other: number): Promise<void> => {
        await guilds.join(as, slug)
        const isTaken = rng.next() < 0.7
        await guilds.act(ids[0] ?? 0, isTaken ? as : other, isTaken ? 'accept' : 'kick')
      }
      const fight = async (as: number): Promise<void> => {
        await server.opponents.refresh()
        await server.call('combats.find', {}, { as })
        clock.advance(FINDING_MIN_MS)
        await server.call('combats.fight', {}, { as })
      }
      const boss = async (as: number): Promise<void> => {
        const { data } = await server.call('boss.active', {}, { as })
        const active = data[0]?.slug
        if (active === undefined) return
        const page = await server.call('boss.get', { params: { slug: active } }, { as })
        const commitment = page.status === 200 ? page.data.commitment : null
        await bosses.ask(as, { slug: active, ...(commitment === null ? {} : { commitment }) })
      }
      const operate = async (on: number): Promise<void> => {
        if (banned.delete(on)) return pardon(operator(), on)
        banned.add(on)
        return sanction(operator(), on, 'banned', null)
      }
      const acts: readonly ((as: number, other: number) => Promise<unknown>)[] = [
        (as) => server.call('users.claim', {}, { as }),
        (as) => server.call('users.claim', {}, { as }),
        (as, other) => server.call('combats.challenge', { body: { query: String(other) } }, { as }),
        (as, other) => server.call('combats.challenge', { body: { query: String(other) } }, { as }),
        choose,
        hunt,
        hunt,
        gear,
        offer,
        buy,
        wish,
        member,
        boss,
        (as) => server.call('guild.remind', {}, { as }),
        (as) => server.call('upgrades.buy', { body: { type: 'pocket-size' } }, { as }),
        async () => (rng.next() < 0.3 ? announceNews(operator(), Math.floor(clock.nowMs() / 1000)) : undefined),
        fight,
        fight,
        member,
        (_, other) => operate(other),
        () => runJobs(server),
      ]
      for (const id of ids) await choose(id)

      const kinds = new Set<string>()
      for (let tick = 0; tick < 160; tick++) {
        for (let act = rng.int(0, 3); act > 0; act--)
          await rng.pick(acts)(rng.pick(ids.filter((id) => !banned.has(id))), rng.pick(ids))
        clock.advance(rng.next() < 0.25 ? rng.int(1, 100) * TICK_MS : TICK_MS)
        await relayAll(server)
        await expireListings(db, clock.nowMs())
        await matchWishes(db, clock.nowMs())
        await tendBossBoards({ db, nowMs: clock.nowMs() })
        const due = await dueByFullWalk(db, clock.nowMs())
        await notifyPlayers(db, clock)
        expect(await enqueuedAt(clock.nowMs()), `run ${tick}`).toEqual(due)
        for (const message of due) kinds.add(message.replace(/^\d+ ([^:]+).*/, '$1'))
      }
      expect(kinds.size).toBeGreaterThan(6)
    },
  )
})
