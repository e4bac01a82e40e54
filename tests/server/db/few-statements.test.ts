import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FightAnswer } from '#contracts/wire.ts'
import { MS_PER_HOUR, tokToNano } from '#rules/units.ts'
import { createDb, type OpenDatabase } from '#server/db/connection.ts'
import { isCitusUnderTest } from '#tests/helpers/database/citus.ts'
import { type CountingProxy, startCountingProxy } from '#tests/helpers/database/counting-proxy.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database/test-database.ts'
import { type ItemPlayers, itemPlayers } from '#tests/helpers/players/item-players.ts'
import { growTestWorld, type KombatPlayers, kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { marketPlayers } from '#tests/helpers/players/market-players.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

let database: TestDatabase
let proxy: CountingProxy
let counted: OpenDatabase
let server: TestApp
let players: KombatPlayers
let items: ItemPlayers

// Statements are counted on the wire, where a cluster's traffic between nodes would count as well.
describe.skipIf(isCitusUnderTest())('statements of the calls that are made most, BEGIN and COMMIT counted', () => {
  beforeAll(async () => {
    database = await createTestDatabase()
    proxy = await startCountingProxy(database.url)
    counted = createDb(proxy.url, { max: 4 })
    server = await testApp({ database: { ...database, db: counted.db, pool: counted.pool } })
    players = kombatPlayers(server)
    items = itemPlayers(server)
    await growTestWorld(server)
  })
  afterAll(async () => {
    await server.app.close()
    await counted.close()
    proxy.stop()
    await database.drop()
  })

  const statementsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
    proxy.take()
    await work()
    return proxy.take().filter((text) => !text.includes('world_facts') || text.includes('players'))
  }

  const joined = async (): Promise<number> => {
    const id = await players.join()
    server.clock.advance(MS_PER_HOUR)
    return id
  }

  test('a claim takes two, with and without a key, and its repeat one', async () => {
    const id = await joined()
    const idempotencyKey = randomUUID()
    const claim = (key?: string) => async () => {
      const { status } = await server.call('users.claim', {}, { as: id, ...(key ? { idempotencyKey: key } : {}) })
      expect(status).toBe(200)
    }
    expect(await statementsOf(claim(idempotencyKey))).toHaveLength(2)
    expect(await statementsOf(claim(idempotencyKey))).toHaveLength(1)
    server.clock.advance(MS_PER_HOUR)
    expect(await statementsOf(claim())).toHaveLength(2)
  })

  test.each([
    ['a bot', 0, 2],
    ['a player', 20, 3],
  ])('finding %s takes %3$d, and asking again one, or two after a change', async (_name, fights, statements) => {
    const id = await joined()
    await players.arrange(id, { fights })
    await server.opponents.refresh()
    const find = async () => {
      const { data } = await server.call('combats.find', {}, { as: id })
      expect(data.is_bot).toBe(fights === 0)
    }
    expect(await statementsOf(find)).toHaveLength(statements)
    expect(await statementsOf(find)).toHaveLength(1)
    await players.arrange(id, { best_rank_points: 3000 })
    expect((await server.call('combats.skill', { body: { skill: 'berserk' } }, { as: id })).status).toBe(200)
    expect(await statementsOf(find)).toHaveLength(2)
  })

  test.each([
    ['a bot', 0],
    ['a player', 20],
  ])('a fight against %s takes two, and its repeat two', async (_name, fights) => {
    const id = await joined()
    await players.arrange(id, { fights, energy: 5 })
    const found = await players.find(id)
    expect(found.is_bot).toBe(fights === 0)
    const idempotencyKey = randomUUID()
    const fight = async () => {
      expect((await server.call('combats.fight', {}, { as: id, idempotencyKey })).status).toBe(200)
    }
    expect(await statementsOf(fight)).toHaveLength(2)
    expect(await statementsOf(fight)).toHaveLength(2)
  })

  test('a win that fills a place of the shelf takes no statement more (R54)', async () => {
    const id = await joined()
    await sql`
      insert into league_weeks (player_id, season, week, fights, wins, reached_at)
      values (${id}::bigint, 11, 1, 2, 2, ${new Date(server.clock.nowMs())})`.execute(database.db)
    for (;;) {
      await players.arrange(id, { energy: 5 })
      await players.find(id)
      let chest: FightAnswer['chest']
      const fight = async () => {
        chest = (await server.call('combats.fight', {}, { as: id })).data.chest
      }
      expect(await statementsOf(fight)).toHaveLength(2)
      if (chest === undefined) continue
      expect(chest).toEqual({ kind: 'wood', place: 0 })
      break
    }
  })

  test.each([
    ['reward takes two', 'league.reward', { week: 'I' }, 2],
    ['board takes three', 'league.board', { page: 1 }, 3],
    ['points take two', 'league.points', { page: 1 }, 2],
  ] as const)("of a league the %s, with the caller's standing (R27)", async (_name, call, query, statements) => {
    const id = await joined()
    const ask = async () => expect((await server.call(call, { query } as never, { as: id })).status).toBe(200)
    await ask()
    expect(await statementsOf(ask)).toHaveLength(statements)
  })

  test('the page of the tournament takes two before the first results, entering and leaving fourteen (R26)', async () => {
    const id = await joined()
    server.clock.advance(24 * MS_PER_HOUR)
    await players.arrange(id, { fights: 3 })
    await items.give(id, 'tournament-ticket', 1)
    const page = async () => expect((await server.call('tournament.get', {}, { as: id })).status).toBe(200)
    await page()
    expect(await statementsOf(page)).toHaveLength(2)
    let entry = ''
    const enter = async () => {
      const { data } = await server.call('tournament.enter', {}, { as: id })
      entry = data.entries[0]?.id ?? ''
    }
    expect(await statementsOf(enter)).toHaveLength(14)
    const leave = async () =>
      expect((await server.call('tournament.leave', { body: { entry_id: entry } }, { as: id })).status).toBe(200)
    expect(await statementsOf(leave)).toHaveLength(14)
  })

  test('of the item calls none takes more with a full bag, and each what stands here', async () => {
    const id = await joined()
    const has = (rarity: 'prototype' | 'common' | 'uncommon' | 'rare') => items.item(id, { type: 'sword', rarity })
    await items.materials(id, { 'material-wood': 900, 'material-iron': 200, 'material-titanium': 50 })
    await items.materials(id, { 'material-awake-stone': 9 })
    for (let count = 0; count < 20; count++) await items.item(id, { type: 'boots', rarity: 'common' })
    const [worn, other, common, prototype] = [
      await has('rare'),
      await has('rare'),
      await has('common'),
      await has('prototype'),
    ]
    // The fourth try succeeds (R17).
    await server.db.updateTable('items').set({ refine_failures: 3 }).where('id', '=', common).execute()
    const options = () => ({ as: id, idempotencyKey: randomUUID() })
    const equip = (item: string) =>
      server.call('equipments.equip', { params: { id: item }, body: { equipped: true } }, options())
    expect((await equip(worn)).status).toBe(200)
    const found = await players.find(id)
    const calls: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
      mine: () => server.call('equipments.mine', {}, options()),
      get: () => server.call('equipments.get', { params: { id: other } }, options()),
      'equip in place of another, with a pending match': () => equip(other),
      lock: () => server.call('equipments.lock', { params: { id: worn }, body: { locked: true } }, options()),
      'refine, well': () => server.call('equipments.refine', { params: { id: common } }, options()),
      awaken: () => server.call('equipments.awaken', { params: { id: prototype } }, options()),
      're-roll what is not worn': () => server.call('equipments.reroll', { params: { id: worn } }, options()),
      're-roll what is worn, with a pending match': () =>
        server.call('equipments.reroll', { params: { id: other } }, options()),
      'equip best, with a pending match': async () => {
        await items.item(id, { type: 'sword', rarity: 'legendary' })
        proxy.take()
        return server.call('equipments.equipBest', {}, options())
      },
      'dismantle two': async () => {
        const body = { user_equipment_ids: [await has('common'), await has('uncommon')] }
        proxy.take()
        return server.call('equipments.dismantle', { body }, options())
      },
      'turn over': () => server.call('luck.turnOver', { body: {} }, options()),
      luck: () => server.call('luck.get', {}, options()),
      rolls: () => server.call('luck.rolls', { query: {} }, options()),
    }
    const counted: Record<string, number> = {}
    for (const [name, call] of Object.entries(calls)) {
      const statements = await statementsOf(async () => expect((await call()).status, name).toBe(200))
      if (process.env.BENCH_STATEMENTS !== undefined) console.error(name, statements)
      counted[name] = statements.length
    }
    expect((await server.call('combats.find', {}, { as: id })).data.match_id).toBe(found.match_id)
    expect(counted).toEqual({
      mine: 3,
      get: 3,
      'equip in place of another, with a pending match': 13,
      lock: 7,
      'refine, well': 15,
      awaken: 13,
      're-roll what is not worn': 12,
      're-roll what is worn, with a pending match': 16,
      'equip best, with a pending match': 13,
      'dismantle two': 11,
      'turn over': 9,
      luck: 3,
      rolls: 2,
    })
  })

  test('of the market’s calls none takes more for a market that is full (rows 129-135)', async () => {
    const { seller, buyer, offer } = marketPlayers({ server, players, items })
    const [ann, bob] = [await seller(), await buyer(100)]
    // Ann is so rich that the price crosses no step of the TOK board, which would cost another statement.
    await items.give(ann, 'tok', tokToNano(1000))
    for (let count = 0; count < 15; count++) await offer(ann, 2 + count, { type: 'boots', rarity: 'common' })
    const item = await items.item(ann, { type: 'sword', rarity: 'rare' })
    const options = (as: number) => ({ as, idempotencyKey: randomUUID() })
    const list = () =>
      server.call('market.add', { body: { user_equipment_id: item, price: tokToNano(5) } }, options(ann))
    const { id } = (await list()).data
    const calls: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
      page: () => server.call('market.list', { query: { type: 'boots' } }, options(bob)),
      look: () => server.call('market.get', { params: { id } }, options(bob)),
      mine: () => server.call('market.mine', {}, options(ann)),
      unlist: () => server.call('market.cancel', { params: { id } }, options(ann)),
      list,
      buy: async () => {
        const params = { id: item }
        const listing = await server.call('market.onSale', { params, query: {} }, options(ann))
        const body = { market_equipment_id: listing.data.id }
        proxy.take()
        return server.call('market.buy', { body }, options(bob))
      },
      history: () => server.call('market.history', {}, options(bob)),
    }
    const counted: Record<string, number> = {}
    for (const [name, call] of Object.entries(calls)) {
      const statements = await statementsOf(async () => expect((await call()).status, name).toBe(200))
      if (process.env.BENCH_STATEMENTS !== undefined) console.error(name, statements)
      counted[name] = statements.length
    }
    expect(counted).toEqual({ page: 3, look: 3, mine: 3, unlist: 7, list: 11, buy: 21, history: 2 })
  })

  test('any other moving call reads who calls and the key in one, and keeps its answer in one', async () => {
    const id = await joined()
    const statements = await statementsOf(async () => {
      const { status } = await server.call('daily.claim', {}, { as: id, idempotencyKey: randomUUID() })
      expect(status).toBe(200)
    })
    expect(statements.at(0)).toContain('is_banned')
    expect(statements.at(1)).toMatch(/^(begin|start transaction)/i)
    expect(statements.at(-2)).toContain('keep_answer')
    expect(statements.at(-1)).toMatch(/^commit/i)
  })
})
