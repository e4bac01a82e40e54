import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createRng } from '#rules/prng.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'
import type { CandidateBand, Candidates } from '#server/candidates.ts'
import { systemClock } from '#server/clock/clock.ts'
import { createSeededEntropy } from '#server/entropy/test-entropy.ts'
import { createCandidates, keepCandidates } from '#server/modules/kombat/candidates.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database/test-database.ts'
import { growTestWorld, type KombatPlayers, kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

const EVERYBODY: CandidateBand = {
  fromRank: 0,
  toRank: 1_000_000,
  fromPower: 0,
  toPower: 1_000_000,
  without: new Set(),
}
const rng = () => createRng('00000000000000000000000000000042')
const heldIds = async (candidates: Candidates): Promise<readonly number[]> =>
  (await candidates.draw(rng(), EVERYBODY, Number.POSITIVE_INFINITY)).map(({ id }) => id)

const PLAYERS = 20_000

/** Inserts players whose ranks fall as their ids rise: the first has the highest rank. */
const insertPlayers = async ({ db }: Pick<TestDatabase, 'db'>, from: number, to: number): Promise<void> => {
  await sql`
    insert into players (id, first_name, house_id, active_skill, created_at, last_claim_at, energy, power,
      rank_points, best_rank_points)
    select n, 'N', 0, 'rising-fury', now(), now(), 20, 500, floor(-700 * ln(n::float8 / ${PLAYERS + 1}::int)),
      100000
    from generate_series(${from}::int, ${to}::int) n order by md5(n::text)`.execute(db)
}

describe('the candidates that a process draws opponents from', () => {
  const sizes = { whole: 400, highest: 1000 }
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  const candidatesOf = (seed: number) =>
    createCandidates({ db: database.db, clock: systemClock, entropy: createSeededEntropy(seed), sizes })

  it('holds everybody while they are few, and is empty without anybody', async () => {
    const candidates = candidatesOf(1)
    expect(await heldIds(candidates)).toEqual([])
    await insertPlayers(database, PLAYERS - 399, PLAYERS)
    await candidates.refresh()
    expect((await heldIds(candidates)).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 400 }, (_, n) => PLAYERS - 399 + n),
    )
  })

  it('holds a bounded part of many, the highest ranks whole, and each time others', async () => {
    await insertPlayers(database, 1, PLAYERS - 400)
    const candidates = candidatesOf(2)
    const met = new Set<number>()
    for (let minute = 0; minute < 40; minute++) {
      await candidates.refresh()
      const held = await heldIds(candidates)
      expect(held.length).toBeGreaterThan(sizes.whole / 4)
      expect(held.length).toBeLessThanOrEqual(sizes.whole + sizes.highest)
      expect(new Set(held).size).toBe(held.length)
      for (const id of held) met.add(id)
    }
    expect(met.size).toBeGreaterThan(PLAYERS / 8)
    const highest = Array.from({ length: sizes.highest / 2 }, (_, n) => n + 1)
    expect(await heldIds(candidates)).toEqual(expect.arrayContaining(highest))
    expect(await heldIds(candidatesOf(2))).toEqual(await heldIds(candidatesOf(2)))
  })

  it('draws different ones of a band, from a drawn place on, and no more than asked for', async () => {
    const candidates = candidatesOf(3)
    const band = { ...EVERYBODY, fromRank: 100, toRank: 300, without: new Set<number>() }
    const all = await candidates.draw(rng(), band, 1000)
    expect(all.length).toBeGreaterThan(20)
    expect(all.every(({ rankPoints }) => rankPoints >= 100 && rankPoints <= 300)).toBe(true)
    const places = createRng('0000000000000001')
    const firsts = new Set<number>()
    for (let round = 0; round < 10; round++) {
      const drawn = await candidates.draw(places, band, 5)
      expect(new Set(drawn.map(({ id }) => id)).size).toBe(5)
      firsts.add(drawn[0]?.id ?? 0)
    }
    expect(firsts.size).toBeGreaterThan(5)
    const without = new Set(all.slice(1).map(({ id }) => id))
    expect(await candidates.draw(places, { ...band, without }, 5)).toEqual([all[0]])
    expect(await candidates.draw(places, { ...band, fromPower: 501 }, 5)).toEqual([])
    expect(await candidates.draw(places, { ...band, fromRank: 900_000 }, 5)).toEqual([])
  })

  it('stays as it is where the database fails, and a first draw that failed is tried again', async () => {
    const [standing, fresh] = [candidatesOf(4), candidatesOf(5)]
    const held = await heldIds(standing)
    await sql`alter table players rename to players_away`.execute(database.db)
    await expect(standing.refresh()).rejects.toThrow('players')
    expect(await heldIds(standing)).toEqual(held)
    await expect(heldIds(fresh)).rejects.toThrow('players')
    await sql`alter table players_away rename to players`.execute(database.db)
    expect((await heldIds(fresh)).length).toBeGreaterThan(0)
  })

  it('is drawn anew each minute once it is in use, until it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const log = pino({ level: 'silent' })
    const candidates = keepCandidates({ db: database.db, clock: systemClock, entropy: createSeededEntropy(6), log })
    expect(await heldIds(candidates)).toContain(7)
    await database.db.updateTable('players').set({ deleted_at: new Date() }).where('id', '=', 7n).execute()
    vi.advanceTimersByTime(MS_PER_MINUTE)
    const hasForgotten = async () => expect(await heldIds(candidates)).not.toContain(7)
    await vi.waitFor(hasForgotten, { timeout: 10_000, interval: 20 })
    candidates.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a search among candidates (R11)', () => {
  let server: TestApp
  let players: KombatPlayers
  beforeAll(async () => {
    server = await testApp()
    players = kombatPlayers(server)
  })
  afterAll(() => server.close())

  const search = async (id: number) => (await server.call('combats.find', {}, { as: id })).data

  it('finds the players of the first world at once in a fresh process', async () => {
    await growTestWorld(server)
    const id = await players.join()
    await players.arrange(id, { fights: 5, rank_points: 120, best_rank_points: 120 })
    expect((await search(id)).is_bot).toBe(false)
  })

  it('meets a new player after the next draw, and passes over one who no longer fits', async () => {
    const [seeker, near, next] = [await players.join(), await players.join(), await players.join()]
    const rank = (id: number, points: number) => players.arrange(id, { rank_points: points, best_rank_points: points })
    await players.arrange(seeker, { fights: 5 })
    await rank(seeker, 50_000)
    await rank(near, 50_000)
    await rank(next, 50_300)
    const again = async () => {
      server.clock.advance(5 * MS_PER_MINUTE)
      return search(seeker)
    }
    expect(await again()).toMatchObject({ is_bot: true })
    await server.opponents.refresh()
    expect(await again()).toMatchObject({ user_id: near })
    await rank(near, 60_000)
    expect(await again()).toMatchObject({ user_id: next })
    await players.arrange(next, { power: 100_000 })
    expect(await again()).toMatchObject({ is_bot: true })
    await rank(near, 50_000)
    expect(await again()).toMatchObject({ user_id: near })
    await server.call('users.delete', {}, { as: near })
    expect(await again()).toMatchObject({ is_bot: true })
  })
})
