import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRng, type Rng } from '#rules/prng.ts'
import { pointsAfterSeasons } from '#rules/season/rank-reset.ts'
import { rankPoints } from '#rules/season/ranks.ts'
import { PLACE_REWARD_FIGHTS, seasonRewardAt } from '#rules/season/season-rewards.ts'
import type { SeasonDates } from '#rules/season/seasons.ts'
import { MS_PER_DAY, MS_PER_MINUTE, type Place } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import { audit } from '#server/db/audit.ts'
import { isDatabaseTrouble } from '#server/db/database-trouble.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { claimSeasonReward } from '#server/modules/season/reward.ts'
import { startSeason } from '#server/modules/season/service.ts'
import { tendSeasons } from '#server/modules/season/tend.ts'
import { dieAtRows } from '#tests/helpers/database/deadly-rows.ts'
import { type KombatPlayers, kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { type SeasonPlayers, seasonPlayers } from '#tests/helpers/players/season-players.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

const PLAYERS = 5000
const COMING = 250
const FIRST_ID = 100_000
const UNAVAILABLE = 503
/** A batch dies at each of these result rows. */
const KILLS = [330, 1200, 2100, 3000, 4200] as const

interface Had {
  readonly id: number
  readonly season: number
  readonly points: number
  readonly fights: number
}

const rollPlayers = (rng: Rng): readonly Had[] =>
  Array.from({ length: PLAYERS }, (_, index) => ({
    id: FIRST_ID + index,
    season: rng.chance(5) ? 12 : 13,
    points: rng.chance(10) ? 0 : Math.floor(10 ** (1 + (rng.int(0, 300) / 300) * 3)),
    fights: rng.chance(20) ? 0 : rng.int(1, 40),
  }))

describe.each([1, 2])('whatever the order of calls and job (R28–R30), by chance number %i', (seed) => {
  let server: TestApp
  let players: KombatPlayers
  let seasons: SeasonPlayers
  let had: readonly Had[]
  let over: SeasonDates
  beforeAll(async () => {
    server = await testApp()
    players = kombatPlayers(server)
    seasons = seasonPlayers(server, players)
    await players.join()
    over = await seasons.dates(13)
    had = rollPlayers(createRng(`${seed}`.padStart(32, '0')))
    await sql`
      insert into players (id, first_name, house_id, active_skill, created_at, last_claim_at, energy, power, rank_points,
        best_rank_points, rank_season)
      select id, 'N', 0, 'rising-fury', to_timestamp(0), to_timestamp(0), 20, 500, points, points, season
      from jsonb_to_recordset(${JSON.stringify(had)}::jsonb)
        as h(id bigint, season integer, points integer)`.execute(server.db)
    await sql`
      insert into league_weeks (player_id, season, week, fight_points, fights, reached_at)
      select id, season, 1, 2 * fights, fights, now()
      from jsonb_to_recordset(${JSON.stringify(had)}::jsonb) as h(id bigint, season integer, fights integer)
      where fights > 0`.execute(server.db)
    await sql`insert into user_seasons (player_id, season, created_at, updated_at)
      select id, 13, now(), now() from players where id >= ${FIRST_ID}`.execute(server.db)
  }, 60_000)
  afterAll(() => server.close())

  it('of starts, claims and fights beside the job, comes to the same ranks, results, places and rewards, five kills on the way', {
    timeout: 120_000,
  }, async () => {
    const rng = createRng(`${seed}0`.padStart(32, '0'))
    seasons.at(over.nextMs + MS_PER_MINUTE)
    const letLive = await dieAtRows(server, 'season_results', KILLS)
    let kills = 0
    const countKill = (error: unknown) => {
      if (!isDatabaseTrouble(error)) throw error
      kills += 1
    }
    const batch = () => tendSeasons(server.scope(), 1).catch(countKill)
    const byCall = (work: (it: ReturnType<typeof server.scope>) => Promise<unknown>) =>
      inTransaction(server.db, (db) => work({ ...server.scope(), db })).catch((error: unknown) => {
        if (!(error instanceof ApiError)) countKill(error)
      })
    const played = new Map<number, number>()
    const playOn = async (id: number): Promise<void> => {
      await players.find(id)
      const answer = await server.call('combats.fight', {}, { as: id })
      if (answer.status === UNAVAILABLE) kills += 1
      else played.set(id, answer.data.new_rank)
    }
    for (let turn = 0; turn < COMING; turn++) {
      const { id } = rng.pick(had)
      if (rng.chance(15)) await playOn(id)
      if (rng.chance(60)) await byCall((it) => startSeason(it, id))
      if (rng.chance(50)) await byCall((it) => claimSeasonReward(it, id))
      if (rng.chance(6)) await batch()
    }
    while (kills < KILLS.length) await batch()
    await letLive()
    while ((await tendSeasons(server.scope())).swept > 0);
    seasons.at(over.nextMs + 14 * MS_PER_DAY)
    await Promise.all([tendSeasons(server.scope()), tendSeasons(server.scope())])
    while ((await tendSeasons(server.scope())).expired > 0);

    const endOf = ({ season, points }: Had): number => pointsAfterSeasons(points, 13 - season)
    const latestOf = ({ season, points }: Had): number => (season === 13 ? 0 : points)
    const ordered = had
      .filter((one) => endOf(one) > 0)
      .toSorted((a, b) => endOf(b) - endOf(a) || b.season - a.season || latestOf(b) - latestOf(a) || a.id - b.id)
    const placeOf = new Map(ordered.slice(0, 50).map(({ id }, index) => [id, index + 1]))
    const twelfth = new Map(
      had
        .filter(({ season, points }) => season === 12 && points > 0)
        .toSorted((a, b) => b.points - a.points || a.id - b.id)
        .slice(0, 50)
        .map(({ id }, index) => [id, index + 1]),
    )
    const places = await server.db
      .selectFrom('season_places')
      .selectAll()
      .where('season', '=', 13)
      .orderBy('place')
      .execute()
    expect(places.map(({ player_id }) => Number(player_id))).toEqual(ordered.slice(0, 50).map(({ id }) => id))

    const { rows } = await sql<{
      id: bigint
      points: number
      latest: number
      season: number
      since: Date
      ended: number
      tok: bigint
    }>`
      select id, players.rank_points as points, rank_latest as latest, rank_season as season, players.rank_since as since,
        coalesce((select rank_points from season_results r where r.player_id = players.id and r.season = 13), 0) as ended,
        coalesce((select sum(amount) from ledger where account = players.id and asset = 'tok' and reason = 'season-reward'), 0)::bigint
          + coalesce((select sum(tok) from inbox where player_id = players.id and reason = 'season-reward'), 0)::bigint as tok
      from players where id >= ${FIRST_ID} order by id`.execute(server.db)
    const wrong = had.filter((one, index) => {
      const row = rows[index]
      const end = endOf(one)
      const reward = (season: number, points: number, place: number | null) =>
        one.season === season && one.fights > 0
          ? seasonRewardAt(rankPoints(points), { place: place as Place | null, fights: one.fights }).tokNano
          : 0
      const tok = reward(13, end, placeOf.get(one.id) ?? null) + reward(12, one.points, twelfth.get(one.id) ?? null)
      return !(
        row?.season === 14 &&
        row.points === (played.get(one.id) ?? pointsAfterSeasons(end, 1)) &&
        row.latest === end &&
        row.ended === end &&
        (played.has(one.id) || row.since.getTime() === over.nextMs) &&
        Number(row.tok) === tok
      )
    })
    expect(wrong).toEqual([])
    expect((await audit(server.db)).differences).toEqual([])
    await sql`update season_places set place = 51 - place + 100 where season = 13`.execute(server.db)
    const paid = ordered.slice(0, 50).filter(({ fights }) => fights >= PLACE_REWARD_FIGHTS)
    expect(new Set((await audit(server.db)).differences.map(({ owner, kind }) => `${kind} ${owner}`))).toEqual(
      new Set(paid.map(({ id }) => `season ${id}`)),
    )
  })
})
