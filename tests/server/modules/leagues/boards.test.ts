import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { createDb } from '#server/db/connection.ts'
import { INBOX_BATCH } from '#server/modules/leagues/settle.ts'
import { dieAtRows } from '#tests/helpers/database/deadly-rows.ts'
import { fileJobsDatabase } from '#tests/helpers/players/boss-world.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { leaguePlayers, weekStartMs } from '#tests/helpers/players/league-players.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const server = await fileApp()
const jobs = fileJobsDatabase(server)
const leagues = leaguePlayers(server, jobs)
const players = kombatPlayers(server)

type Query = { readonly season?: number; readonly week?: 'I' | 'II' | 'III' | 'IV' | 'special'; readonly page?: number }
const ask = (as: number, query: Query = {}) => server.call('league.board', { query }, { as })
const board = async (as: number, query: Query = {}) => (await ask(as, query)).data
const listed = async (season: number, week: number) => {
  const { rows } = await sql<{ player_id: bigint; points: number }>`
    select player_id, points from league_places where season = ${season} and week = ${week}
    order by place`.execute(server.db)
  return rows.map(({ player_id, points }) => `${player_id}: ${points}`)
}

describe('the live places of a week (R27, R35, row 178 league)', () => {
  it('follow the points each minute: more points, then who reached them earlier; only people, and no banned player (R48)', async () => {
    const [ann, bob, cat, dan] = [
      await players.join(),
      await players.join(),
      await players.join(),
      await players.join(),
    ]
    const atMs = server.clock.nowMs()
    await leagues.score(ann, { points: 50, atMs: atMs + 5 })
    await leagues.score(bob, { points: 50, atMs })
    await leagues.score(cat, { points: 70 })
    await leagues.score(dan, { points: 90 })
    await sql`
      insert into sanctions (player_id, status, reason, since) values (${dan}, 'banned', 'x', now())`.execute(server.db)
    await sql`
      insert into players (id, username, first_name, house_id, active_skill, created_at, last_claim_at, energy, power, rank_points,
        best_rank_points) values (-7, 'npc', 'N', 0, 'rising-fury', now(), now(), 10, 400, 0, 0)`.execute(server.db)
    await leagues.score(-7, { points: 900 })
    await leagues.tend()
    const shown = await board(ann)
    expect(shown.items.map(({ place, user_id, value }) => [place, user_id, value])).toEqual([
      [1, cat, 70],
      [2, bob, 50],
      [3, ann, 50],
    ])
    expect(shown).toMatchObject({
      ...{ season: 11, week: 'II', is_final: false, total: 3, page: 1, page_size: 20 },
      me: { place: 3, points: 50 },
      reward: { tok: tokToNano(60), star: 25 },
      next: { place: 1, points: 70, tok: tokToNano(100), star: 40 },
    })

    await leagues.score(ann, { points: 71 })
    expect(await board(ann)).toMatchObject({ me: { place: 3, points: 50 }, next: { place: 1, points: 70 } })
    server.clock.advance(MS_PER_MINUTE)
    await leagues.tend()
    expect(await listed(11, 2)).toEqual([`${ann}: 71`, `${cat}: 70`, `${bob}: 50`])
    expect(await board(ann)).toMatchObject({ me: { place: 1 }, next: null })
  })

  it('the player’s own row is of the same instant as the others: new points come with the place that they bring (R27, R35)', async () => {
    const id = await players.join()
    await leagues.score(id, { points: 60 })
    await leagues.tend()
    await leagues.score(id, { points: 212 })
    const rowOf = async () => {
      const { items, me } = await board(id)
      return [me, items.find(({ user_id }) => user_id === id), items[0]?.value]
    }
    const [me, row, best] = await rowOf()
    expect(me).toEqual({ place: 3, points: 60 })
    expect(row).toMatchObject({ place: 3, value: 60 })
    expect(best).toBe(71)
    server.clock.advance(MS_PER_MINUTE)
    await leagues.tend()
    expect(await rowOf()).toMatchObject([{ place: 1, points: 212 }, { place: 1, value: 212 }, 212])
    const late = await players.join()
    await leagues.score(late, { points: 500 })
    expect((await board(late)).me).toEqual({ place: null, points: 500 })
  })

  it('Special sums the season, and is built anew every ten minutes', async () => {
    const id = await players.join()
    await leagues.score(id, { week: 'II', points: 1000 })
    await leagues.tend()
    const standing = (await board(id, { week: 'special' })).me.place
    server.clock.advance(10 * MS_PER_MINUTE)
    await leagues.tend()
    expect([standing, (await board(id, { week: 'special' })).me]).toEqual([null, { place: 1, points: 1000 }])
  })

  it('without points there is no place, and the five-hundredth is the next to reach', async () => {
    const id = await players.join()
    expect(await board(id)).toMatchObject({
      me: { place: null, points: 0 },
      reward: null,
      next: { place: 500, points: null, tok: tokToNano(6), star: 3 },
    })
  })

  it('a week that has not begun, is older than eight, or of no season is not found; eight weeks and their Specials are offered', async () => {
    const id = await players.join()
    for (const query of [{ week: 'III' }, { season: 12, week: 'I' }, { season: 10, week: 'I' }] as const)
      expect((await ask(id, query)).error.code).toBe('not-found')
    expect((await board(id)).weeks.map(({ season, week }) => `${season} ${week}`)).toEqual([
      '11 special',
      '11 II',
      '11 I',
    ])
    const nowMs = server.clock.nowMs()
    server.clock.set(weekStartMs(13, 'II') + MS_PER_DAY)
    expect((await board(id)).weeks.map(({ season, week }) => `${season} ${week}`)).toEqual([
      ...['13 special', '13 II', '13 I'],
      ...['12 special', '12 IV', '12 III', '12 II', '12 I'],
      ...['11 special', '11 IV', '11 III'],
    ])
    expect((await ask(id, { season: 11, week: 'II' })).error.code).toBe('not-found')
    server.clock.set(nowMs)
  })
})

describe('the frozen places (R27)', () => {
  it('are those of the close: a minute later, once, and what comes after changes nothing', async () => {
    const [ann, bob] = [await players.join(), await players.join()]
    await leagues.score(ann, { week: 'III', points: 40 })
    await leagues.score(bob, { week: 'III', points: 30 })
    server.clock.set(weekStartMs(11, 'IV') + MS_PER_MINUTE - 1)
    expect((await leagues.tend()).frozen).toBe(1) // Week II, which was due long ago.
    await leagues.score(bob, { week: 'III', points: 60 })
    server.clock.advance(1)
    expect((await leagues.tend()).frozen).toBe(1)
    await leagues.score(ann, { week: 'III', points: 99 })
    server.clock.advance(MS_PER_HOUR)
    expect((await leagues.tend()).frozen).toBe(0)
    expect(await listed(11, 3)).toEqual([`${bob}: 60`, `${ann}: 40`])
    expect(await board(ann, { season: 11, week: 'III' })).toMatchObject({
      is_final: true,
      next: null,
      me: { place: 2 },
    })
  })

  it('Week IV and Special wait for the Fire Lord’s damage to be summed', async () => {
    const id = await players.join()
    await leagues.score(id, { week: 'IV', points: 40 })
    server.clock.set(weekStartMs(12, 'I') + MS_PER_MINUTE)
    await sql`
      insert into boss_feed (player_id, fight_id, run_id, guild_id, damage, at)
      values (${id}, '01890000-0000-7000-8000-00000000000a', 'boss-fire-lord-2026-12-10', 1, 5,
        now())`.execute(server.db)
    expect((await leagues.tend()).frozen).toBe(0)
    await sql`delete from boss_feed`.execute(server.db)
    expect((await leagues.tend()).frozen).toBe(2)
    expect(await listed(11, 4)).toEqual([`${id}: 40`])
  })

  it('a server that was off for three seasons settles them as if it had run', async () => {
    const id = await players.join()
    await leagues.score(id, { season: 13, week: 'II', points: 120 })
    await leagues.score(id, { season: 15, week: 'IV', points: 130 })
    server.clock.set(weekStartMs(16, 'I') + 2 * MS_PER_DAY)
    await leagues.tend()
    const { data: inbox } = await server.call('inbox.list', {}, { as: id })
    expect(inbox.map(({ star }) => star).sort((a, b) => a - b)).toEqual([40, 120])
    const { data } = await server.call('league.reward', { query: { week: 'IV' } }, { as: id })
    expect(data).toMatchObject({ season: 15, has_reward: true, has_claimed: false, rank: 1, points: 130 })
  })

  it('a player who has gone has no place and no reward, and the job goes on', async () => {
    const [gone, here] = [await players.join(), await players.join()]
    await leagues.score(gone, { season: 16, week: 'I', points: 300 })
    await leagues.score(here, { season: 16, week: 'I', points: 200 })
    await leagues.close(16, 'I')
    await sql`update players set deleted_at = now() where id = ${gone}`.execute(server.db)
    server.clock.set(weekStartMs(16, 'IV'))
    await leagues.tend()
    const { rows } = await sql<{ player_id: bigint }>`
      select player_id from inbox where player_id in (${gone}, ${here}) and reason = 'league-reward'`.execute(server.db)
    expect(rows.map(({ player_id }) => Number(player_id))).toEqual([here])
  })

  it('a job that is killed inside a batch goes on: each reward is given once', async () => {
    await leagues.crowd(1300, { season: 17, week: 'I', points: 150 })
    await leagues.close(17, 'I')
    server.clock.set(weekStartMs(17, 'IV'))
    await dieAtRows(server, 'inbox', [750])
    const sent = async () => {
      const { rows } = await sql<{ player_id: bigint }>`
        select player_id from inbox where reason = 'league-reward' and player_id >= 900000001`.execute(server.db)
      return rows.map(({ player_id }) => player_id)
    }
    const doomed = createDb(server.database.url, { max: 1 })
    await expect(leagues.tend(doomed.db)).rejects.toThrow()
    await doomed.close()
    expect(await sent()).toHaveLength(INBOX_BATCH)
    await Promise.all([leagues.tend(), leagues.tend()])
    const given = await sent()
    expect([given.length, new Set(given).size]).toEqual([1300, 1300])
    expect((await leagues.tend()).given).toBe(0)
  })
})
