import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { lastBossEventOf } from '#rules/boss/boss-calendar.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { tendBossBoards } from '#server/modules/boss-boards/settle.ts'
import {
  FIRST_FIGHTER,
  FIRST_GUILD,
  fightBossEvent,
  fileJobsDatabase,
  growBossWorld,
} from '#tests/helpers/players/boss-world.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'
import { TEST_NOW_MS } from '#tests/helpers/server/test-app.ts'

const SLUG = 'boss-mammoth'
const RUN = lastBossEventOf(SLUG, TEST_NOW_MS)
const MEMBERS = 4
const PLAYERS = 10_050

const server = await fileApp()
const jobs = fileJobsDatabase(server)
const players = kombatPlayers(server)
const viewer = await players.join({ username: 'Viewer' })

const tend = () => tendBossBoards({ ...server.scope(), db: jobs.db })
const page = async (board: 'guild' | 'individual', number = 1, slug: 'boss-mammoth' | 'boss-fire-lord' = SLUG) =>
  (await server.call(`boss.${board}Board`, { params: { slug }, query: { page: number } }, { as: viewer })).data
const own = async (as: number) => (await server.call('boss.boardMe', { params: { slug: SLUG } }, { as })).data
const deal = (playerId: number, damage: number) =>
  sql`
    insert into boss_fighters (player_id, run_id, damage, best, fights, day, fights_today, reached_at)
    values (${playerId}, ${RUN.id}, ${damage}, ${damage}, 1, '2026-11-23', 1,
      ${new Date(server.clock.nowMs())})`.execute(server.db)

describe('before anybody has fought (rows 144-146)', () => {
  it('boards are empty, and the player’s rank is -1, without a row for a guild that does not exist', async () => {
    const empty = { items: [], podium: [], total: 0, page: 1, page_size: 20 }
    expect(await page('individual')).toEqual(empty)
    await tend()
    expect(await page('individual')).toEqual(empty)
    expect(await page('guild')).toEqual(empty)
    expect(await own(viewer)).toEqual({ member: { name: 'Viewer', rank: -1, damage: 0 }, guild: null })
  })

  it('a boss that never comes has no board (row 146)', async () => {
    const answer = await server.call(
      'boss.individualBoard',
      { params: { slug: 'boss-hollow' }, query: {} },
      { as: viewer },
    )
    expect(answer.error).toMatchObject({ code: 'boss-not-found' })
  })
})

describe('ten thousand and more fighters (rows 144, 145; B2.12, R35)', () => {
  beforeAll(async () => {
    const size = { players: PLAYERS, guilds: 30, members: MEMBERS }
    const nowMs = server.clock.nowMs()
    await growBossWorld(server.db, size, nowMs)
    await fightBossEvent(server.db, size, { bossEventId: RUN.id, nowMs, others: 'none' })
    await tend()
  })

  it('lists twenty a page by damage, ties by the earlier time, up to the ten-thousandth', async () => {
    const first = await page('individual')
    expect(first).toMatchObject({ total: 10_000, page: 1, page_size: 20 })
    expect(first.items.map(({ place }) => place)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    const [best] = first.items
    expect(best).toEqual({
      name: expect.stringMatching(/^p\d+$/),
      place: 1,
      damage: best?.damage,
      id: best?.id,
      emblem: null,
      house_id: Number(best?.name.slice(1)) % 8,
    })
    const damages = first.items.map(({ damage }) => damage)
    expect(damages).toEqual(damages.toSorted((a, b) => b - a))
    // Equal damage: the first in time leads.
    expect(new Set(damages).size).toBe(1)
    expect(first.items.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 20 }, (_, index) => Number(best?.id) + index),
    )
    const last = await page('individual', 500)
    expect(last.items.at(-1)?.place).toBe(10_000)
    const beyond = await server.call(
      'boss.individualBoard',
      { params: { slug: SLUG }, query: { page: 501 } },
      { as: viewer },
    )
    expect(beyond.status).toBe(400)
  })

  it('lists guilds with their public id, name and emblem', async () => {
    const { items, total } = await page('guild')
    expect(total).toBe(30)
    const { rows } = await sql<{ slug: string; name: string; damage: bigint }>`
      select slug, name, damage from boss_pools join guild_cards using (guild_id) where run_id = ${RUN.id}
      order by damage desc, guild_id`.execute(server.db)
    expect(items.map(({ id, name, damage }) => ({ slug: id, name, damage: BigInt(damage) }))).toEqual(rows.slice(0, 20))
    expect(items[0]?.emblem).toEqual({ shape: 'shield', sign: 'wolf', field: 'crimson', ink: 'gold' })
    expect((await page('guild', 2)).items.map(({ place }) => place)).toEqual(
      Array.from({ length: 10 }, (_, index) => index + 21),
    )
  })

  it('the player’s own row has the exact place up to ten thousand; beyond it, 10000 (row 145)', async () => {
    const { items } = await page('individual', 500)
    const last = Number(items.at(-1)?.id)
    expect((await own(last)).member).toMatchObject({ rank: 10_000 })
    const { rows } = await sql<{ player_id: bigint }>`
      select player_id from boss_fighters where run_id = ${RUN.id} and player_id not in (
        select owner_id from boss_board_places where board = 'individual') limit 1`.execute(server.db)
    expect((await own(Number(rows[0]?.player_id))).member).toMatchObject({ rank: 10_000, damage: expect.any(Number) })
    const guild = (await page('guild')).items[0]
    const leader = FIRST_FIGHTER + Number(guild?.id.replace('guild-', '')) * MEMBERS
    expect((await own(leader)).guild).toEqual({
      name: guild?.name,
      rank: 1,
      damage: guild?.damage,
      emblem: guild?.emblem,
    })
  })

  it('a player who fights between two rebuilds is shown the coming place', async () => {
    const best = (await page('individual')).items[0]?.damage ?? 0
    const [second, newcomer] = [await players.join(), await players.join()]
    await deal(newcomer, best + 1)
    await deal(second, 1)
    expect((await own(newcomer)).member).toMatchObject({ rank: 1, damage: best + 1 })
    expect((await own(second)).member).toMatchObject({ rank: 10_000, damage: 1 })
    server.clock.advance(MS_PER_MINUTE)
    await tend()
    expect((await page('individual')).items[0]).toMatchObject({ id: String(newcomer), place: 1 })
    expect((await page('individual')).total).toBe(10_000)
  })

  it('a rebuild writes only what has changed', async () => {
    // Every update of a row changes its `ctid`. PostgreSQL's statistics of writes would come too late.
    const rows = async () => {
      const { rows } = await sql<{ at: string }>`
        select concat_ws(' ', run_id, board, place, ctid) as at from boss_board_places order by at`.execute(server.db)
      return rows
    }
    await tend()
    const before = await rows()
    expect(before.length).toBeGreaterThan(10_000)
    await tend()
    expect(await rows()).toEqual(before)
  })

  it('no banned player and no dissolved guild has a place', async () => {
    const [individual, guild] = [(await page('individual')).items[0], (await page('guild')).items[0]]
    await sql`
      insert into sanctions (player_id, status, reason, since)
      values (${Number(individual?.id)}, 'banned', 'cheating', now())`.execute(server.db)
    const gone = FIRST_GUILD + Number(guild?.id.replace('guild-', ''))
    await sql`delete from guild_cards where guild_id = ${gone}`.execute(server.db)
    await tend()
    expect((await page('individual')).items[0]).toMatchObject({ place: 1 })
    expect((await page('individual')).items.map(({ id }) => id)).not.toContain(individual?.id)
    expect((await page('guild')).items.map(({ id }) => id)).not.toContain(guild?.id)
    expect((await page('guild')).total).toBe(29)
  })
})

describe('NPC (R48)', () => {
  const [npc, second] = [-7, -8]
  beforeAll(async () => {
    await sql`
      insert into players (id, npc, username, first_name, house_id, active_skill, created_at, last_claim_at, energy, power,
        rank_points, best_rank_points)
      select id, true, 'npc' || -id, 'N', 2, 'rising-fury', now(), now(), 10, 400, 0, 0
      from unnest(${[npc, second]}::bigint[]) as n (id)`.execute(server.db)
  })

  it('are on no board that has twenty people, whatever their damage', async () => {
    const before = await page('individual')
    const [best, third] = [before.items[0], before.items[2]]
    await deal(npc, (best?.damage ?? 0) + 1000)
    await deal(second, 2)
    await tend()
    const after = await page('individual')
    expect(after.items).toEqual(before.items)
    expect(after.podium).toEqual(before.items.slice(0, 3))
    expect((await page('individual', 2)).podium).toEqual(after.podium)
    expect(after.total).toBe(10_000)
    expect((await own(Number(third?.id))).member).toMatchObject({ rank: 3 })
    const { rows } = await sql<{ places: number; people: number }>`
      select places, people from boss_boards where run_id = ${RUN.id} and board = 'individual'`.execute(server.db)
    expect(rows).toEqual([{ places: 10_000, people: 10_000 }])
  })

  it('push nobody down: a player who comes after the rebuild is shown the place among people', async () => {
    const best = (await page('individual')).podium[0]?.damage ?? 0
    const newcomer = await players.join()
    await deal(newcomer, best + 500)
    expect((await own(newcomer)).member).toMatchObject({ rank: 1 })
  })

  it('alone have fought for a guild: it is on no board that has twenty others, until a person fights for it too', async () => {
    const { items } = await page('guild')
    const first = items[0]
    const guildId = FIRST_GUILD + Number(first?.id.replace('guild-', ''))
    await sql`
      create table kept as select * from boss_pool_fighters where run_id = ${RUN.id}
        and guild_id = ${guildId}`.execute(server.db)
    await sql`delete from boss_pool_fighters where run_id = ${RUN.id} and guild_id = ${guildId}`.execute(server.db)
    await sql`
      insert into boss_pool_fighters (guild_id, run_id, player_id, damage, fights, chest)
      values (${guildId}, ${RUN.id}, ${npc}, 900, 1, 'none')`.execute(server.db)
    await tend()
    const without = await page('guild')
    expect(without.items.slice(0, 19).map(({ id, place }) => [id, place])).toEqual(
      items.slice(1).map(({ id }, index) => [id, index + 1]),
    )
    expect([...without.items, ...without.podium].some(({ id }) => id === first?.id)).toBe(false)
    expect(without.podium.map(({ id }) => id)).toEqual(items.slice(1, 4).map(({ id }) => id))
    await sql`insert into boss_pool_fighters select * from kept`.execute(server.db)
    await tend()
    expect((await page('guild')).items).toEqual(items)
  })
})

it('after the end of a boss event (rows 144, 146; R25) the boards stay as they were, whatever is written later; the boss’s next event begins with empty ones', async () => {
  server.clock.set(RUN.endMs + MS_PER_MINUTE)
  await tend()
  const settled = await page('individual')
  await sql`update boss_fighters set damage = damage + 1000000 where player_id = ${FIRST_FIGHTER}`.execute(server.db)
  server.clock.advance(MS_PER_DAY)
  await tend()
  expect(await page('individual')).toEqual(settled)
  expect((await page('individual', 1, 'boss-fire-lord')).total).toBe(0)
  server.clock.set(RUN.startMs + 7 * MS_PER_DAY)
  await tend()
  expect((await page('individual')).total).toBe(0)
})
