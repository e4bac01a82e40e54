import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RESETS } from '#rules/season/rank-reset.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'
import { BALANCE_LIMIT, balanceOf } from '#server/db/ledger.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { deleteAccount } from '#server/modules/account/delete.ts'
import { giveBatch } from '#server/modules/leagues/settle.ts'
import { expireBatch } from '#server/modules/season/expire.ts'
import { rankInSql, rankOf, startSeason } from '#server/modules/season/service.ts'
import { freezePlaces, sweepBatch } from '#server/modules/season/settle.ts'
import { tendSeasons } from '#server/modules/season/tend.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { untilLockWaits } from '#tests/helpers/database/lock-waiters.ts'
import { type KombatPlayers, kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { leaguePlayers, weekStartMs } from '#tests/helpers/players/league-players.ts'
import { type SeasonPlayers, seasonPlayers } from '#tests/helpers/players/season-players.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

let server: TestApp
let other: TestApp
let players: KombatPlayers
let seasons: SeasonPlayers
const begin = async (): Promise<void> => {
  server = await testApp()
  other = await testApp({ database: server.database, seed: 2 })
  players = kombatPlayers(server)
  seasons = seasonPlayers(server, players)
}
const end = async (): Promise<void> => {
  await other.close()
  await server.close()
}

const at = (ms: number): void => {
  server.clock.set(ms)
  other.clock.set(ms)
}
const tend = (app = server) => tendSeasons(app.scope())
const claim = (as: number, app = server) => app.call('season.claimReward', {}, { as })
const start = (as: number, app = server) => app.call('season.start', {}, { as })
const reward = async (as: number) => (await server.call('season.reward', {}, { as })).data
const inboxOf = async (id: number, reason = 'season-reward') => {
  const { rows } = await sql<{ tok: bigint }>`
    select tok from inbox where player_id = ${id} and reason = ${reason}`.execute(server.db)
  return rows
}
const resultsOf = (id: number) =>
  server.db
    .selectFrom('season_results')
    .select(['season', 'rank_points', 'fights'])
    .where('player_id', '=', BigInt(id))
    .orderBy('season')
    .execute()
const waiting = (count: number) => untilLockWaits(server.db, count)

/**
 * Runs `work` in a transaction. Before the commit, starts `meanwhile`, waits until a lock blocks it, and runs
 * `beforeTheEnd`.
 * @returns what `meanwhile` returns after the commit
 */
const whileOpen = async <T>(
  work: (db: Parameters<typeof deleteAccount>[0]['db']) => Promise<unknown>,
  meanwhile: () => Promise<T>,
  beforeTheEnd: () => Promise<unknown> = async () => undefined,
): Promise<T> => {
  let done: Promise<T> | undefined
  await server.db.transaction().execute(async (trx) => {
    await work(trx)
    done = meanwhile()
    await waiting(1)
    await beforeTheEnd()
  })
  if (done === undefined) throw new Error('The transaction was never open')
  return done
}

describe('the rank of a row in SQL (R29)', () => {
  beforeAll(begin)
  afterAll(end)

  it('equals the rules’ on both sides of every threshold, of this season, of each before and of a clock ahead', async () => {
    await players.join()
    const dates = await seasons.dates(20)
    const thresholds = new Set([0, ...RESETS.flatMap((steps) => steps.flatMap(({ min, points }) => [min, points]))])
    const points = [...thresholds].flatMap((value) => [value - 1, value, value + 1]).filter((value) => value >= 0)
    const oldest = dates.number - RESETS.length - 2
    const rows = Array.from({ length: RESETS.length + 4 }, (_, index) => oldest + index).flatMap((season) =>
      points.map((value) => ({ season, points: value })),
    )
    await sql`
      insert into players (id, first_name, house_id, active_skill, created_at, last_claim_at, energy, power, rank_points,
        best_rank_points, rank_season, rank_latest, rank_since)
      select 100000 + n, 'N', 0, 'rising-fury', now(), now(), 20, 500, points, points, season, points / 2,
        case when points % 2 = 0 then ${new Date(dates.startMs - MS_PER_DAY)}::timestamptz end
      from jsonb_to_recordset(${JSON.stringify(rows.map((row, n) => ({ ...row, n })))}::jsonb)
        as r (n integer, season integer, points integer)`.execute(server.db)
    const { latest, points: value, since } = rankInSql(dates)
    const { rows: read } = await sql<Parameters<typeof rankOf>[0] & { points: number; latest: number; since: Date }>`
      select rank_points, rank_season, rank_latest, rank_since, ${value} as points, ${latest} as latest, ${since} as since
      from players where id >= 100000`.execute(server.db)
    expect(read).toHaveLength(rows.length)
    const wrong = read.filter((row) => {
      const rule = rankOf(row, dates)
      return row.points !== rule.points || row.latest !== rule.latest || (row.since?.getTime() ?? null) !== rule.sinceMs
    })
    expect(wrong).toEqual([])
    expect(new Set(read.filter((row) => row.points > 0).map(({ rank_season }) => rank_season)).size).toBe(
      RESETS.length + 2,
    )
  })
})

describe('joining on the off-season day (R28, rows 152, 156, 192)', () => {
  beforeAll(begin)
  afterAll(end)

  it('is joining the season that ends: nothing is due of it, and the next one begins as for all', async () => {
    const { endMs, nextMs } = await seasons.dates(11)
    at(endMs + MS_PER_HOUR)
    const id = await players.join()
    expect((await server.call('season.me', {}, { as: id })).data.current_season).toBe(11)
    expect((await players.fight(id)).ranked).toBe(false)
    await tend()
    at(nextMs + MS_PER_MINUTE)
    await tend()
    expect(await reward(id)).toMatchObject({ season: 11, status: 'none', rank_latest: 0, rank_now: 0, chests: [] })
    expect((await claim(id)).error.code).toBe('not-claimable')
    expect((await start(id)).data.current_season).toBe(12)
    const { ranked, old_rank } = await players.fight(id)
    expect([ranked, old_rank]).toEqual([true, 0])
    at(nextMs + 15 * MS_PER_DAY)
    await tend()
    expect(await inboxOf(id)).toEqual([])
    expect(await auditDifferences(server.db)).toEqual([])
  })
})

describe('a fight that begins before an instant and is written after it (R28, R29)', () => {
  beforeAll(begin)
  afterAll(end)

  it('begun in the last ranked millisecond is ranked, and what it brings is in the places that are frozen a minute later', async () => {
    const { endMs } = await seasons.dates(11)
    const id = await seasons.joinIn(11, { points: 1000 })
    at(endMs - 6000)
    await players.find(id)
    at(endMs - 1)
    const { data } = await whileOpen(
      (db) => sql`select from players where id = ${id} for update`.execute(db),
      () => server.call('combats.fight', {}, { as: id }),
      async () => {
        at(endMs + 2000)
        expect((await tend(other)).frozen).toEqual([])
      },
    )
    expect(data.ranked).toBe(true)
    at(endMs + MS_PER_MINUTE)
    await tend(other)
    const { rows } = await sql<{ rank_points: number }>`
      select rank_points from season_places where season = 11 and player_id = ${id}`.execute(server.db)
    expect(rows).toEqual([{ rank_points: data.new_rank }])
  })

  it('begun on the off-season day, while the rank moves on, leaves it where it is, also one of which nothing could be lost', async () => {
    const { nextMs } = await seasons.dates(11)
    for (const points of [4321, 0]) {
      const id = await seasons.joinIn(11, { points, fights: 2 })
      at(nextMs - 6000)
      await players.find(id)
      at(nextMs - 1)
      const { data, status } = await whileOpen(
        (db) => startSeason({ db, nowMs: nextMs }, id),
        () => server.call('combats.fight', {}, { as: id }),
      )
      expect([status, data.ranked, data.rank_gain]).toEqual([200, false, 0])
      expect(await players.row(id)).toMatchObject({ rank_season: 12, rank_points: points > 0 ? 1500 : 0 })
      expect(await resultsOf(id)).toEqual([{ season: 11, rank_points: points, fights: 2 }])
    }
  })
})

describe('a claim and the job of the inbox at once (R28)', () => {
  beforeAll(begin)
  afterAll(end)

  it('give once, whichever is first: claims of the window’s last millisecond, two jobs of its end', async () => {
    const { nextMs } = await seasons.dates(11)
    const ids: number[] = []
    while (ids.length < 8) ids.push(await seasons.joinIn(11, { points: 850, fights: 1 }))
    at(nextMs + 14 * MS_PER_DAY - 1)
    await tend()
    const claims = ids.map((id, index) => claim(id, index % 2 === 0 ? server : other))
    at(nextMs + 14 * MS_PER_DAY)
    const [answers] = await Promise.all([Promise.all(claims), tend(), tend(other)])
    await tend()
    const given = await Promise.all(
      ids.map(async (id, index) => [answers[index]?.status === 200, (await inboxOf(id)).length]),
    )
    expect(given.map(([isClaimed, inboxed]) => Number(isClaimed) + Number(inboxed))).toEqual(ids.map(() => 1))
    expect(await auditDifferences(server.db)).toEqual([])
  })

  it('give once where the claim waits for the job’s batch', async () => {
    const { nextMs } = await seasons.dates(12)
    const id = await seasons.joinIn(12, { points: 850, fights: 1 })
    at(nextMs + MS_PER_MINUTE)
    await tend()
    const over = await seasons.dates(12)
    at(nextMs + 14 * MS_PER_DAY - 1)
    const late = await whileOpen(
      (db) => expireBatch({ db, nowMs: nextMs + 14 * MS_PER_DAY }, over),
      () => claim(id),
    )
    expect(late.error.code).toBe('already-claimed')
    expect(await inboxOf(id)).toHaveLength(1)
  })
})

describe('a season’s reward that a balance has no room for (R30, T5)', () => {
  beforeAll(begin)
  afterAll(end)

  it('is claimed all the same: what fits is there, the rest is in the inbox until there is room', async () => {
    const { nextMs } = await seasons.dates(11)
    const id = await seasons.joinIn(11, { points: 850, fights: 1 })
    at(nextMs + MS_PER_MINUTE)
    await sql`
      insert into balances (owner_id, asset, amount, changed_at) values (${id}, 'tok', ${BALANCE_LIMIT}, now())
      on conflict (owner_id, asset) do update set amount = excluded.amount`.execute(server.db)
    const starBefore = await balanceOf(server.db, id, 'star')
    const { data } = await claim(id)
    expect(data.balance).toBe(Number(BALANCE_LIMIT))
    expect(data.stars).toBe(Number(starBefore) + 10)
    const { data: waits } = await server.call('inbox.list', {}, { as: id })
    const sum = (all: number, { tok }: { readonly tok: number }): number => all + tok
    expect(waits.reduce(sum, 0)).toBe(data.opened.tok)
    expect(new Set(waits.map(({ reason }) => reason))).toEqual(new Set(['season-reward']))
    expect((await claim(id)).error.code).toBe('already-claimed')
    const [first] = waits
    const take = () => server.call('inbox.claim', { params: { id: first?.id ?? '' } }, { as: id })
    expect((await take()).error.code).toBe('balance-limit')
    await sql`update balances set amount = 7 where owner_id = ${id} and asset = 'tok'`.execute(server.db)
    expect((await take()).status).toBe(200)
    expect(await balanceOf(server.db, id, 'tok')).toBe(7n + BigInt(first?.tok ?? 0))
  })
})

describe('two processes at midnight (R28–R30)', () => {
  beforeAll(begin)
  afterAll(end)

  it('whose jobs and calls meet: every result, place and reward once', async () => {
    const { endMs, nextMs } = await seasons.dates(11)
    const ids: number[] = []
    while (ids.length < 20) ids.push(await seasons.joinIn(11, { points: 900 + ids.length, fights: 1 }))
    at(endMs + MS_PER_MINUTE)
    expect((await Promise.all([tend(), tend(other)])).flatMap(({ frozen }) => frozen)).toEqual([11])
    server.clock.set(nextMs)
    other.clock.set(nextMs - 3)
    const both = [server, other]
    const answers = await Promise.all([
      ...both.map((app) => tend(app)),
      ...ids.flatMap((id) => both.map((app) => start(id, app))),
      ...both.map((app) => tend(app)),
    ])
    expect(answers.filter((answer) => 'status' in answer && answer.status !== 200)).toEqual([])
    at(nextMs)
    const claims = await Promise.all(ids.flatMap((id) => both.map((app) => claim(id, app))))
    expect(claims.filter(({ status }) => status === 200)).toHaveLength(ids.length)
    await Promise.all([tend(), tend(other)])
    for (const [index, id] of ids.entries()) {
      expect(await resultsOf(id)).toEqual([{ season: 11, rank_points: 900 + index, fights: 1 }])
      expect(await players.row(id)).toMatchObject({ rank_season: 12, rank_latest: 900 + index })
    }
    const { rows: places } = await sql<{ id: bigint }>`
      select player_id as id from season_places where season = 11 order by place`.execute(server.db)
    expect(places.map((row) => Number(row.id))).toEqual(ids.toReversed())
    expect(await auditDifferences(server.db)).toEqual([])
  })
})

describe('an account that is erased while a job gives (R28, R29, R43)', () => {
  beforeAll(begin)
  afterAll(end)

  const erasing = (id: number) => (db: Parameters<typeof deleteAccount>[0]['db']) =>
    deleteAccount({ ...server.scope(), db }, id)
  const erase = (as: number) => server.call('users.delete', {}, { as })
  const left = async (id: number): Promise<readonly string[]> => {
    const tables = ['season_results', 'season_claims', 'season_places', 'league_weeks', 'league_claims', 'inbox']
    const counts = await Promise.all(
      tables.map(async (table) => {
        const { rows } = await sql`select from ${sql.table(table)} where player_id = ${id}`.execute(server.db)
        return rows.length > 0 ? [table] : []
      }),
    )
    return counts.flat()
  }
  /** Runs job and erasure in both orders, each with a new player. The second one waits until the first one commits. */
  const bothOrders = async (id: () => Promise<number>, job: (db: TestApp['db']) => Promise<unknown>): Promise<void> => {
    const first = await id()
    await whileOpen(erasing(first), () => job(server.db))
    expect(await left(first)).toEqual([])
    const second = await id()
    const answer = await whileOpen(job, () => erase(second))
    expect(answer.status).toBe(200)
    expect(await left(second)).toEqual([])
    expect(await auditDifferences(server.db)).toEqual([])
  }

  it('places that are frozen, and ranks that are moved on, leave nothing of it', async () => {
    const { endMs, nextMs } = await seasons.dates(11)
    const over = await seasons.dates(11)
    const begun = await seasons.dates(12)
    at(endMs + MS_PER_MINUTE)
    const erased = await seasons.joinIn(11, { points: 5000, fights: 1 })
    await whileOpen(erasing(erased), () =>
      inTransaction(server.db, (db) => freezePlaces({ ...server.scope(), db }, over)),
    )
    expect(await left(erased)).toEqual([])
    at(nextMs + MS_PER_MINUTE)
    await bothOrders(
      async () => {
        await sql`update season_ends set swept_at = null where season = 11`.execute(server.db)
        return seasons.joinIn(11, { points: 5000, fights: 1 })
      },
      (db) => sweepBatch({ ...server.scope(), db }, begun),
    )
  })

  it('rewards of a season that go to the inbox leave nothing of it', async () => {
    const over = await seasons.dates(12)
    at(over.nextMs + MS_PER_MINUTE)
    await tend()
    at(over.nextMs + 14 * MS_PER_DAY)
    await bothOrders(
      async () => {
        await sql`update season_ends set inboxed_at = null where season = 12`.execute(server.db)
        return seasons.joinIn(12, { points: 900, fights: 1 })
      },
      (db) => expireBatch({ ...server.scope(), db }, over),
    )
  })

  it('rewards of a league that go to the inbox leave nothing of it', async () => {
    const leagues = leaguePlayers(server, server)
    const league = { season: 20, slug: 'I', startMs: weekStartMs(20, 'I'), closeMs: weekStartMs(20, 'II') } as const
    await leagues.close(20, 'I')
    at(league.closeMs + 14 * MS_PER_DAY)
    await bothOrders(
      async () => {
        await sql`update league_boards set inboxed_at = null where season = 20 and week = 1`.execute(server.db)
        const id = await players.join()
        await leagues.score(id, { season: 20, week: 'I', points: 300 })
        return id
      },
      (db) => giveBatch({ ...server.scope(), db }, league),
    )
  })
})
