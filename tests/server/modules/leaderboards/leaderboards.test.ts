import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { rebuildBoards } from '#server/modules/leaderboards/service.ts'
import { firstEntries, lockBoard } from '#server/modules/leaderboards/store.ts'
import { relayAll } from '#tests/helpers/database/relay-outbox.ts'
import { growTestWorld, kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { seasonPlayers } from '#tests/helpers/players/season-players.ts'
import { appWithPlayers } from '#tests/helpers/server/item-server.ts'
import { testApp } from '#tests/helpers/server/test-app.ts'

type Board = 'pvp' | 'tok' | 'refer'

const { server, players } = await appWithPlayers()
const seasons = seasonPlayers(server, players)

const page = async (board: Board, number = 1) =>
  (await server.call('leaderboard.page', { params: { board }, query: { page: number } }, { as: viewer })).data
const own = async (board: Board, id: number) =>
  (await server.call('leaderboard.me', { params: { board } }, { as: id })).data
const rank = (id: number, points: number, since = new Date(server.clock.nowMs())) =>
  sql`update players set rank_points = ${points}, best_rank_points = greatest(best_rank_points, ${points}),
    rank_since = ${since} where id = ${id}`.execute(server.db)
const rebuild = () => rebuildBoards(server.db, server.clock.nowMs())

const viewer = await players.join({ username: 'Viewer' })

describe('an empty board (row 178; R35)', () => {
  it('has no rows, and no player has a place', async () => {
    expect(await page('refer')).toMatchObject({ items: [], total: 0, page: 1, page_size: 20 })
    expect(await own('refer', viewer)).toEqual({ place: null, label: null, username: 'Viewer', house_id: 0, value: 0 })
    expect((await own('pvp', viewer)).place).toBeNull()
  })

  it('is asked for by its name only', async () => {
    const answer = await server.call(
      'leaderboard.page',
      { params: { board: 'wallets' as Board }, query: {} },
      { as: viewer },
    )
    expect(answer.error.message).toBe('Invalid payload')
  })
})

describe('the PvP board of a young world (row 178; R30, R48)', () => {
  it('has a place for a player who fought ranked in the season also at 0 points, below those with points and above NPC', async () => {
    const [idle, before, lost, won] = [
      viewer,
      await seasons.joinIn(10, { points: 0, fights: 3 }),
      await seasons.joinIn(11, { points: 0, fights: 1 }),
      await seasons.joinIn(11, { points: 10, fights: 1 }),
    ]
    await sql`
      insert into players (id, username, first_name, house_id, active_skill, created_at, last_claim_at, energy, power, rank_points,
        best_rank_points) values (-7, 'npc', 'N', 0, 'rising-fury', now(), now(), 10, 400, 900, 900)`.execute(server.db)
    await rebuild()
    expect((await page('pvp')).items.map(({ place, user_id, value }) => [place, user_id, value])).toEqual([
      [1, won, 10],
      [2, lost, 0],
      [null, -7, 900],
    ])
    expect(await own('pvp', lost)).toMatchObject({ place: 2, label: null, value: 0 })
    for (const id of [idle, before]) expect((await own('pvp', id)).place).toBeNull()
    await sql`update players set deleted_at = now() where id in (-7, ${won}, ${lost}, ${before})`.execute(server.db)
    await rebuild()
  })
})

describe('boards of a thousand and more (rows 178, 179; R35, T24)', () => {
  const FIRST = 100_000
  const COUNT = 21_000

  beforeAll(async () => {
    // Player n has 30000 − n rank points and as many TOK.
    await sql`
      insert into players (id, username, first_name, house_id, active_skill, created_at, last_claim_at, energy, power,
        rank_points, best_rank_points, rank_since)
      select ${FIRST} + n, 'p' || n, 'P', n % 8, 'rising-fury', ${new Date(server.clock.nowMs())}::timestamptz,
        ${new Date(server.clock.nowMs())}::timestamptz, 20, 500, 30000 - n, 30000 - n, ${new Date(server.clock.nowMs())}::timestamptz
      from generate_series(1, ${COUNT}) as n`.execute(server.db)
    await sql`
      insert into balances (owner_id, asset, amount) select ${FIRST} + n, 'tok', (30000 - n) * 1000000000::bigint
      from generate_series(1, ${COUNT}) as n`.execute(server.db)
    await rebuild()
  })

  it.each([
    ['pvp', 29_999],
    ['tok', tokToNano(29_999)],
  ] as const)('%s lists twenty a page, best first, up to the thousandth', async (board, best) => {
    const first = await page(board)
    expect(first.total).toBe(1000)
    expect(first.items).toHaveLength(20)
    expect(first.items[0]).toEqual({ place: 1, user_id: FIRST + 1, username: 'p1', house_id: 1, value: best })
    const last = await page(board, 50)
    expect(last.items.map((row) => row.place)).toEqual(Array.from({ length: 20 }, (_, index) => 981 + index))
    expect(last.items.at(-1)?.user_id).toBe(FIRST + 1000)
    const beyond = await server.call('leaderboard.page', { params: { board }, query: { page: 51 } }, { as: viewer })
    expect(beyond.error.message).toBe('Invalid payload')
  })

  it.each([
    [1, 1, null],
    [1000, 1000, null],
    [1001, null, '1000+'],
    [1999, null, '1000+'],
    [2000, null, '2000+'],
    [2999, null, '2000+'],
    [3000, null, '3000+'],
    [4999, null, '3000+'],
    [5000, null, '5000+'],
    [9999, null, '5000+'],
    [10_000, null, '10000+'],
    [19_999, null, '10000+'],
    [20_000, null, '20000+'],
    [21_000, null, '20000+'],
  ])('the player’s own row of place %i shows %s or %s (row 179)', async (place, exact, label) => {
    const answer = await own('pvp', FIRST + place)
    expect(answer).toEqual({ place: exact, label, username: `p${place}`, house_id: place % 8, value: 30_000 - place })
    expect(await own('tok', FIRST + place)).toMatchObject({ place: exact, label, value: tokToNano(30_000 - place) })
  })

  it('labels ranked fighters with 0 points below all fighters with points (R30, row 179)', async () => {
    const loser = await seasons.joinIn(11, { points: 0, fights: 1 })
    await rebuild()
    expect(await own('pvp', loser)).toMatchObject({ place: null, label: '20000+', value: 0 })
  })

  it('a player without a value has no label either', async () => {
    expect(await own('pvp', viewer)).toMatchObject({ place: null, label: null, value: 0 })
  })

  it('is as it was until the job of the next minute rebuilds it, however old it is: no reader waits for that', async () => {
    const climber = await players.join({ username: 'Climber' })
    const { updated_at: before } = await page('pvp')
    await rank(climber, 50_000)
    server.clock.advance(MS_PER_MINUTE)
    expect(await page('pvp')).toMatchObject({ updated_at: before })
    expect((await page('pvp')).items[0]?.username).toBe('p1')
    await rebuild()
    const after = await page('pvp')
    expect(after.items[0]).toMatchObject({ place: 1, username: 'Climber', value: 50_000 })
    expect(Date.parse(after.updated_at) - Date.parse(before)).toBe(MS_PER_MINUTE)
    expect((await own('pvp', FIRST + 1)).place).toBe(2)
  })

  it('gives ties to the player who was there earlier, then to the lower id', async () => {
    const [late, early, same] = [await players.join(), await players.join(), await players.join()]
    const nowMs = server.clock.nowMs()
    await rank(late, 60_000, new Date(nowMs - 1000))
    await rank(early, 60_000, new Date(nowMs - 5000))
    await rank(same, 60_000, new Date(nowMs - 1000))
    await rebuild()
    expect((await page('pvp')).items.slice(0, 3).map((row) => row.user_id)).toEqual([early, late, same])
  })

  it('leaves out the banned', async () => {
    const cheat = await players.join({ username: 'Cheat' })
    await rank(cheat, 90_000)
    await rebuild()
    expect((await page('pvp')).items[0]?.username).toBe('Cheat')
    await players.ban(cheat)
    await rebuild()
    expect((await page('pvp')).items.map((row) => row.username)).not.toContain('Cheat')
    expect((await page('tok', 50)).items).toHaveLength(20)
  })

  it('is complete also for a player who asks while it is built for the first time', async () => {
    await sql`delete from board_places`.execute(server.db)
    await sql`delete from boards`.execute(server.db)
    const waiting = async (): Promise<number> => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`.execute(server.db)
      return rows.length
    }
    const reads = await inTransaction(server.db, async (builder) => {
      await lockBoard(builder, 'pvp')
      const started = Promise.all([page('pvp'), page('pvp', 2)])
      await expect.poll(waiting, { interval: 5, timeout: 20_000 }).toBe(2)
      return { started }
    })
    for (const { items, total } of await reads.started) expect([items.length, total]).toEqual([20, 1000])
  })

  it('is whole for everyone, while many read it and it is rebuilt', async () => {
    server.clock.advance(MS_PER_DAY)
    const reads = Array.from({ length: 12 }, (_, index) => page(index % 2 ? 'pvp' : 'tok', 1 + (index % 3)))
    const [pages] = await Promise.all([Promise.all(reads), rebuild(), rebuild()])
    for (const { items, total } of pages) expect([items.length, total]).toEqual([20, 1000])
  })
})

describe('the rebuild', () => {
  const season = { number: 12, startMs: 0 }
  const planOf = async (board: Board, db: Db = server.db): Promise<string> => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${firstEntries(board, season)}`.execute(db)
    return rows.map((line) => line['QUERY PLAN']).join('\n')
  }

  /** The plan for a large table, where a full sort is expensive. */
  const planOfMany = (board: Board): Promise<string> =>
    inTransaction(server.db, async (trx) => {
      await sql`set local enable_sort = off`.execute(trx)
      return planOf(board, trx)
    })

  it('of the PvP board reads the first places in their order, of this season’s ranks and of those that are still to fall', async () => {
    const plan = await planOfMany('pvp')
    expect(plan).toMatch(/using players_season_board on players .*\n +Index Cond: \(rank_season = 12\)/)
    expect(plan).toMatch(/Presorted Key: players_2.rank_points\n(.*\n)+?.*Index Cond: \(rank_season = 11\)/)
  })

  it('of the board of inviters counts nothing, and has an index in its order for when there are many', async () => {
    const plan = await planOfMany('refer')
    expect(plan).toContain('using inviters_board on inviters')
    expect(plan).not.toMatch(/Sort|Aggregate/)
  })

  it.each(['pvp', 'tok', 'refer'] as const)('of the board %s looks up no player', async (board) => {
    expect((await planOf(board)).match(/ on (players|friendships)\b/g) ?? []).toHaveLength(board === 'pvp' ? 4 : 0)
  })
})

describe('the time since when a player has a rank (R35)', () => {
  it('is that of the fight that changed it', async () => {
    const id = await players.join()
    let { rank_gain } = await players.fight(id)
    while (rank_gain === 0) ({ rank_gain } = await players.fight(id))
    expect((await players.row(id)).rank_since?.getTime()).toBe(server.clock.nowMs())
  })
})

describe('the refer board (row 178; R39)', () => {
  it('counts only friends who count', async () => {
    const [two, one, none] = [await players.join(), await players.join(), await players.join()]
    const invite = async (inviter: number, fights: number) => {
      const id = players.stranger()
      await server.call('users.onboard', { body: { house_id: 0 } }, { as: id, startParam: String(inviter) })
      for (let fight = 0; fight < fights; fight++) await players.fight(id)
    }
    for (const inviter of [one, two, two]) await invite(inviter, 3)
    await invite(none, 2)
    await relayAll(server)
    await rebuild()
    expect((await page('refer')).items.map((row) => [row.place, row.user_id, row.value])).toEqual([
      [1, two, 2],
      [2, one, 1],
    ])
    expect(await own('refer', two)).toMatchObject({ place: 1, value: 2 })
    expect(await own('refer', none)).toMatchObject({ place: null, label: null, value: 0 })
  })

  it('leaves out a player who deletes the account', async () => {
    const [first] = (await page('refer')).items
    const deletion = { as: first?.user_id ?? 0, idempotencyKey: randomUUID() }
    expect((await server.call('users.delete', {}, deletion)).status).toBe(200)
    await rebuild()
    const { items } = await page('refer')
    expect(items).toHaveLength(1)
    expect(items.map((row) => row.user_id)).not.toContain(first?.user_id)
  })
})

describe('crowns of the fighter profile (row 158; B9, T41)', () => {
  it('come from the places of the PvP board, and are for Mythic players only', async () => {
    const world = await testApp()
    try {
      const people = kombatPlayers(world)
      await growTestWorld(world)
      const crown = async (id: number) => {
        const { cosmetic } = (await world.call('combats.opponent', { params: { query: String(id) } }, { as: watcher }))
          .data
        return [cosmetic.top_10, cosmetic.top_50, cosmetic.crown]
      }
      const watcher = await people.join()
      // People who rank above all NPCs, but have neither place nor crown yet (R48).
      await sql`
        insert into players (id, first_name, house_id, active_skill, created_at, last_claim_at, energy, power, rank_points,
          best_rank_points)
        select 90000 + n, 'N', 0, 'rising-fury', now(), now(), 20, 500, case when n <= 10 then 12000 else 4999 end - n, 12000
        from generate_series(1, 51) n`.execute(world.db)
      const at = (place: number) => 90_000 + place
      const [{ id: npc } = { id: 0n }] = await world.db
        .selectFrom('players')
        .select('id')
        .where('npc', '=', true)
        .orderBy('rank_points', 'desc')
        .limit(1)
        .execute()
      expect(await crown(at(1))).toEqual([false, false, undefined])
      await rebuildBoards(world.db, world.clock.nowMs())
      expect(await crown(at(1))).toEqual([true, true, 1])
      await people.arrange(Number(npc), { best_rank_points: 30_000, rank_points: 30_000 })
      await rebuildBoards(world.db, world.clock.nowMs())
      expect([await crown(Number(npc)), await crown(at(1))]).toEqual([
        [false, false, undefined],
        [true, true, 1],
      ])
      const { data: pvp } = await world.call(
        'leaderboard.page',
        { params: { board: 'pvp' }, query: { page: 1 } },
        { as: watcher },
      )
      expect(pvp.items.slice(0, 2).map(({ place, user_id }) => [place, user_id])).toEqual([
        [1, at(1)],
        [2, at(2)],
      ])
      expect(pvp.items.some(({ place }) => place === null)).toBe(false)
      expect(pvp.podium.map(({ place, user_id }) => [place, user_id])).toEqual([
        [1, at(1)],
        [2, at(2)],
        [3, at(3)],
      ])
      expect(await crown(at(10))).toEqual([true, true, 10])
      expect(await crown(at(11))).toEqual([false, false, undefined])
      await people.arrange(watcher, { best_rank_points: 5000, rank_points: 5000 })
      const second = await people.join()
      await rebuildBoards(world.db, world.clock.nowMs())
      const own = (await world.call('combats.opponent', { params: { query: String(watcher) } }, { as: second })).data
      expect([own.cosmetic.top_10, own.cosmetic.top_50]).toEqual([false, true])
      // There are fifty-one Mythic players. The tenth has the last greater crown, the fiftieth the last crown.
      const mythic = Array.from({ length: 51 }, (_, index) => at(index + 1))
      for (const [index, id] of mythic.entries())
        await people.arrange(id, { best_rank_points: 20_000 - index, rank_points: 20_000 - index })
      await rebuildBoards(world.db, world.clock.nowMs())
      const crowns = await Promise.all([1, 2, 3, 4, 10, 11, 50, 51].map((place) => crown(at(place))))
      expect(crowns).toEqual([
        [true, true, 1],
        [true, true, 2],
        [true, true, 3],
        [true, true, 10],
        [true, true, 10],
        [false, true, 50],
        [false, true, 50],
        [false, false, undefined],
      ])
      // NPCs are on the boards of rank and TOK (R44), never on the board of friends.
      for (const [board, places] of [
        ['pvp', 52],
        ['tok', 299],
        ['refer', 0],
      ] as const) {
        const { data } = await world.call('leaderboard.page', { params: { board }, query: {} }, { as: watcher })
        expect([board, data.total >= places, data.total === 0]).toEqual([board, true, places === 0])
      }
    } finally {
      await world.close()
    }
  })
})
