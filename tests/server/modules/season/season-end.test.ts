import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { seasonDifferences } from '#server/db/season-audit.ts'
import { rebuildBoards } from '#server/modules/leaderboards/service.ts'
import { tendSeasons } from '#server/modules/season/tend.ts'
import { itemPlayers } from '#tests/helpers/players/item-players.ts'
import { type KombatPlayers, kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { type SeasonPlayers, seasonPlayers } from '#tests/helpers/players/season-players.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

let server: TestApp
let players: KombatPlayers
let seasons: SeasonPlayers

const begin = async (): Promise<void> => {
  server = await testApp()
  players = kombatPlayers(server)
  seasons = seasonPlayers(server, players)
}

const weeksOf = (id: number) =>
  server.db.selectFrom('league_weeks').selectAll().where('player_id', '=', BigInt(id)).orderBy('week').execute()
const resultsOf = (id: number) =>
  server.db
    .selectFrom('season_results')
    .select(['season', 'rank_points', 'rank_before', 'fights'])
    .where('player_id', '=', BigInt(id))
    .orderBy('season')
    .execute()
const placesOf = (season: number) =>
  server.db
    .selectFrom('season_places')
    .select(['place', 'player_id', 'rank_points'])
    .where('season', '=', season)
    .orderBy('place')
    .execute()
const tend = () => tendSeasons(server.scope())
const reward = async (as: number) => (await server.call('season.reward', {}, { as })).data
const claim = (as: number) => server.call('season.claimReward', {}, { as })
const start = (as: number) => server.call('season.start', {}, { as })
const fight = (as: number) => server.call('combats.fight', {}, { as })

describe('a fight at the two instants of a season’s end (R28, rows 152, 153)', () => {
  beforeAll(begin)
  afterAll(() => server.close())

  it('is ranked to the last millisecond of the ranked days, and brings league points', async () => {
    const { endMs } = await seasons.dates(11)
    const id = await seasons.joinIn(11, { points: 1000 })
    seasons.at(endMs - 1 - 5000)
    await players.find(id)
    seasons.at(endMs - 1)
    const { data } = await fight(id)
    expect([data.ranked, data.rank_gain !== 0]).toEqual([true, true])
    const won = data.winner === 'attacker'
    expect(await weeksOf(id)).toMatchObject([
      { season: 11, week: 4, fights: 1, wins: won ? 1 : 0, fight_points: won ? 10 : 2, hamster_wins: won ? 1 : 0 },
    ])
  })

  it('of a match found before the season’s end is refused as not found, and no energy is spent', async () => {
    const { endMs } = await seasons.dates(11)
    const id = await players.join()
    seasons.at(endMs - MS_PER_MINUTE)
    const { match_id } = await players.find(id)
    seasons.at(endMs)
    const before = await players.row(id)
    const { status, error } = await fight(id)
    expect([status, error.code]).toEqual([400, 'match-not-found'])
    expect(await players.row(id)).toEqual(before)
    expect((await players.find(id)).match_id).not.toBe(match_id)
  })

  it('of the off-season day is unranked: no points, neither of the ladder nor of the league, and the win streak stays (R12)', async () => {
    const { endMs } = await seasons.dates(11)
    const id = await seasons.joinIn(11, { points: 1000 })
    seasons.at(endMs + MS_PER_HOUR)
    await server.db.updateTable('players').set({ win_streak: 4 }).where('id', '=', BigInt(id)).execute()
    const data = await players.fight(id)
    expect(data.win_streak).toEqual({ no: 4, streak_amount: 0 })
    expect([data.ranked, data.rank_gain, data.new_rank]).toEqual([false, 0, 1000])
    expect(data.energy.current_energy).toBe(19)
    expect(await weeksOf(id)).toEqual([])
    expect(await players.row(id)).toMatchObject({
      rank_points: 1000,
      rank_season: 11,
      rank_since: null,
      win_streak: 4,
    })
  })

  it('of a match found on the off-season day is refused on Monday; the first of the season begins at the rank that is left', async () => {
    const { nextMs } = await seasons.dates(11)
    const id = await seasons.joinIn(11, { points: 4321, latest: 700, fights: 3 })
    seasons.at(nextMs - MS_PER_MINUTE)
    await players.find(id)
    seasons.at(nextMs)
    expect((await fight(id)).error.code).toBe('match-not-found')
    const data = await players.fight(id)
    expect([data.ranked, data.old_rank]).toEqual([true, 1500])
    expect(await players.row(id)).toMatchObject({
      rank_season: 12,
      rank_points: data.new_rank,
      rank_latest: 4321,
      rank_since: new Date(data.rank_gain === 0 ? nextMs : server.clock.nowMs()),
    })
    expect(await resultsOf(id)).toEqual([{ season: 11, rank_points: 4321, rank_before: 700, fights: 3 }])
    expect(await weeksOf(id)).toMatchObject([
      { season: 11, fights: 3 },
      { season: 12, week: 1, fights: 1 },
    ])
  })

  it('shows the rank that is left to the player and to others before anybody has moved it on', async () => {
    const id = await seasons.joinIn(11, { points: 2500 })
    const other = await players.join()
    expect((await server.call('combats.me', {}, { as: id })).data.rank).toBe(1200)
    expect((await server.call('combats.opponent', { params: { query: String(id) } }, { as: other })).data.rank).toBe(
      1200,
    )
    await rebuildBoards(server.db, server.clock.nowMs())
    const { data } = await server.call('leaderboard.me', { params: { board: 'pvp' } }, { as: id })
    expect(data.value).toBe(1200)
    expect(await players.row(id)).toMatchObject({ rank_points: 2500, rank_season: 11 })
  })
})

describe('a season’s end (R28–R30, rows 154, 156, 192)', () => {
  beforeAll(begin)
  afterAll(() => server.close())

  it('has nothing for a world’s first season', async () => {
    const id = await seasons.joinIn(11, { points: 9000 })
    expect(await reward(id)).toMatchObject({
      season: 10,
      status: 'none',
      claimable_until: null,
      rank_latest: 0,
      rank_now: 9000,
      chests: [],
      reward_tok: 0,
      top_previous_leaderboard: null,
    })
    expect((await claim(id)).error.code).toBe('not-claimable')
  })

  it('freezes places of people in order: points, earlier points, the rank before, the id; neither NPC nor banned', async () => {
    const { startMs, endMs } = await seasons.dates(11)
    seasons.at(startMs + MS_PER_DAY)
    await server.db.deleteFrom('season_places').execute()
    const since = (id: number, ms: number) =>
      server.db
        .updateTable('players')
        .set({ rank_since: new Date(ms) })
        .where('id', '=', BigInt(id))
        .execute()
    const [second, first, fourth, third, banned, npc] = [
      await seasons.joinIn(11, { points: 20_000 }),
      await seasons.joinIn(11, { points: 20_000 }),
      await seasons.joinIn(11, { points: 15_000, latest: 100 }),
      await seasons.joinIn(11, { points: 15_000, latest: 200 }),
      await seasons.joinIn(11, { points: 30_000 }),
      await seasons.joinIn(11, { points: 40_000 }),
    ]
    await since(second, startMs + 2)
    await since(first, startMs + 1)
    await since(third, startMs + 1)
    await since(fourth, startMs + 1)
    await players.ban(banned)
    await server.db.deleteFrom('user_seasons').where('player_id', '=', BigInt(npc)).execute()
    await server.db.updateTable('players').set({ rank_points: 0 }).where('id', '=', BigInt(npc)).execute()
    seasons.at(endMs + MS_PER_MINUTE - 1)
    expect((await tend()).frozen).toEqual([])
    seasons.at(endMs + MS_PER_MINUTE)
    expect((await tend()).frozen).toEqual([11])
    expect((await tend()).frozen).toEqual([])
    expect((await placesOf(11)).slice(0, 4).map(({ player_id }) => Number(player_id))).toEqual([
      first,
      second,
      third,
      fourth,
    ])
  })

  it('lets start and claim happen once each, fifty times at once', async () => {
    const { nextMs } = await seasons.dates(11)
    const id = await seasons.joinIn(11, { points: 5200, fights: 2 })
    seasons.at(nextMs)
    expect(await reward(id)).toMatchObject({
      season: 11,
      status: 'claimable',
      rank_latest: 5200,
      rank_now: 1600,
      materials: { 'material-awake-stone': 1 },
      reward_star: 200,
    })
    const starts = await Promise.all(Array.from({ length: 50 }, () => start(id)))
    // Calls that wait too long are told to retry (503). All others get the same answer.
    const answered = starts.filter(({ status }) => status !== 503)
    expect(new Set(answered.map(({ status, data }) => `${status} ${data.current_season}`))).toEqual(new Set(['200 12']))
    expect(await resultsOf(id)).toEqual([{ season: 11, rank_points: 5200, rank_before: 0, fights: 2 }])
    const claims = await Promise.all(Array.from({ length: 50 }, () => claim(id)))
    const [paid, ...others] = claims.filter(({ status }) => status !== 503).toSorted((a, b) => a.status - b.status)
    expect(paid?.data.opened.equipments.map(({ rarity }) => rarity)).toContain('epic')
    expect(new Set(others.map(({ error }) => error.code))).toEqual(new Set(['already-claimed']))
    const rows = await itemPlayers(server).booked(id, 'season-reward')
    const bonus = paid?.data.opened.tok ?? 0
    expect(rows.filter(([asset]) => asset === 'tok').map(([, amount]) => amount)).toEqual([bonus])
    expect(bonus).toBeGreaterThanOrEqual(tokToNano(600))
    expect((await reward(id)).status).toBe('claimed')
    expect((await server.call('season.me', {}, { as: id })).data).toMatchObject({
      current_season: 12,
      claimed_at: new Date(nextMs).toISOString(),
    })
  })

  it('gives nothing to a player who has not fought a ranked fight, whatever the rank', async () => {
    const id = await seasons.joinIn(11, { points: 5200 })
    expect(await reward(id)).toMatchObject({ status: 'none', rank_latest: 5200, reward_tok: 0, chests: [] })
    expect((await claim(id)).error.code).toBe('not-claimable')
  })

  it('can be claimed in the last millisecond of its window; after it the reward is in the inbox, once', async () => {
    const { nextMs } = await seasons.dates(11)
    const [inTime, late] = [
      await seasons.joinIn(11, { points: 850, fights: 1 }),
      await seasons.joinIn(11, { points: 850, fights: 1 }),
    ]
    const untilMs = nextMs + 14 * MS_PER_DAY
    seasons.at(untilMs - 1)
    const [claimed] = await Promise.all([claim(inTime), tend()])
    expect(claimed?.data.opened).toMatchObject({ tok: tokToNano(30), star: 10, stones: [], others: [] })
    seasons.at(untilMs)
    expect((await reward(late)).status).toBe('closed')
    expect((await claim(late)).error.code).toBe('not-claimable')
    await Promise.all([tend(), tend()])
    await tend()
    const inbox = async (as: number) =>
      (await server.call('inbox.list', {}, { as })).data.filter(({ reason }) => reason === 'season-reward')
    expect(await inbox(inTime)).toEqual([])
    expect(await inbox(late)).toMatchObject([{ tok: tokToNano(30), star: 10, contents: { boxes: ['wood'] } }])
    expect((await reward(late)).status).toBe('claimed')
    expect((await claim(late)).error.code).toBe('already-claimed')
  })
})

describe('a server that was off, and clocks that differ (R28, R29)', () => {
  beforeAll(begin)
  afterAll(() => server.close())

  it('has the same results on Tuesday as if it had run since Saturday, whichever players had come before the job', async () => {
    const { nextMs } = await seasons.dates(11)
    const [came, stayed, weak] = [
      await seasons.joinIn(11, { points: 6100, fights: 1 }),
      await seasons.joinIn(11, { points: 6200, fights: 20 }),
      await seasons.joinIn(11, { points: 300, fights: 1 }),
    ]
    seasons.at(nextMs + MS_PER_DAY)
    const joinedLate = await players.join()
    await start(came)
    await players.fight(came)
    expect((await claim(stayed)).data.opened.tok).toBe(tokToNano(600 + 2500))
    expect(
      (await placesOf(11)).map(({ place, player_id, rank_points }) => [place, Number(player_id), rank_points]),
    ).toEqual([
      [1, stayed, 6200],
      [2, came, 6100],
      [3, weak, 300],
    ])
    await tend()
    for (const [id, points, latest] of [
      [stayed, 1700, 6200],
      [weak, 0, 300],
    ] as const)
      expect(await players.row(id)).toMatchObject({
        rank_season: 12,
        rank_points: points,
        rank_latest: latest,
        rank_since: new Date(nextMs),
      })
    expect(await resultsOf(joinedLate)).toEqual([])
    expect((await reward(joinedLate)).status).toBe('none')
  })

  it('takes nothing back where a clock goes back an hour', async () => {
    const { nextMs } = await seasons.dates(11)
    const id = await seasons.joinIn(11, { points: 3000, fights: 1 })
    seasons.at(nextMs + MS_PER_MINUTE)
    await start(id)
    seasons.at(nextMs - MS_PER_HOUR)
    expect((await server.call('combats.me', {}, { as: id })).data.rank).toBe(1400)
    await tend()
    await start(id)
    expect(await players.row(id)).toMatchObject({ rank_season: 12, rank_points: 1400, rank_latest: 3000 })
    expect((await server.call('season.me', {}, { as: id })).data.current_season).toBe(12)
  })

  it('passes a record two seasons old twice, and nothing is left of its reward but the last season’s', async () => {
    const { nextMs } = await seasons.dates(12)
    const id = await seasons.joinIn(11, { points: 8000, fights: 5 })
    seasons.at(nextMs + MS_PER_MINUTE)
    expect(await reward(id)).toMatchObject({ season: 12, status: 'none', rank_latest: 1900, rank_now: 1000 })
    await tend()
    expect(await players.row(id)).toMatchObject({ rank_season: 13, rank_points: 1000, rank_latest: 1900 })
    expect(await resultsOf(id)).toEqual([
      { season: 11, rank_points: 8000, rank_before: 0, fights: 5 },
      { season: 12, rank_points: 1900, rank_before: 8000, fights: 0 },
    ])
    expect((await server.call('inbox.list', {}, { as: id })).data).toMatchObject([
      { reason: 'season-reward', star: 200 },
    ])
    expect((await placesOf(12))[0]).toMatchObject({ player_id: BigInt(id), rank_points: 1900 })
  })

  it('goes on in this world’s twelfth season as in its second', async () => {
    const { nextMs } = await seasons.dates(22)
    const id = await seasons.joinIn(22, { points: 450, fights: 1 })
    seasons.at(nextMs)
    expect((await server.call('season.get', {}, { as: id })).data.current_season).toBe(23)
    expect((await claim(id)).data.opened).toMatchObject({ star: 5 })
    expect(await players.row(id)).toMatchObject({ rank_season: 23, rank_points: 100, rank_latest: 450 })
  })
})

describe('what a place brings (R30)', () => {
  beforeAll(begin)
  afterAll(() => server.close())

  it('pays for a place from twenty ranked fights on, and says that places are counted before they are frozen (R30)', async () => {
    const { nextMs } = await seasons.dates(11)
    const [few, enough] = [
      await seasons.joinIn(11, { points: 9100, fights: 19 }),
      await seasons.joinIn(11, { points: 9000, fights: 20 }),
    ]
    seasons.at(nextMs + MS_PER_MINUTE)
    const plain = { reward_tok: tokToNano(600), fights: 20 }
    expect(await reward(enough)).toMatchObject({
      ...plain,
      are_places_counted: false,
      top_previous_leaderboard: null,
    })
    expect((await claim(few)).data.opened.tok).toBe(tokToNano(600))
    expect(await reward(few)).toMatchObject({ fights: 19, are_places_counted: true, top_previous_leaderboard: 1 })
    expect((await claim(enough)).data.opened.tok).toBe(tokToNano(600 + 1500))
    expect(await seasonDifferences(server.db)).toEqual([])
  })

  it('freezes a place also at 0 points for a player who fought ranked in it, wherever the rank has moved on to since (R30)', async () => {
    const { startMs, endMs, nextMs } = await seasons.dates(12)
    seasons.at(startMs)
    const [low, lost, gone, idle] = [
      await seasons.joinIn(12, { points: 10, fights: 1 }),
      await seasons.joinIn(12, { points: 0, fights: 2 }),
      await seasons.joinIn(12, { points: 0, fights: 1 }),
      await seasons.joinIn(12, { points: 0 }),
    ]
    seasons.at(nextMs)
    for (const id of [gone, idle]) await start(id)
    seasons.at(endMs + MS_PER_MINUTE)
    expect((await tend()).frozen).toContain(12)
    const places = (await placesOf(12)).map(({ player_id, rank_points }) => [Number(player_id), rank_points])
    expect(places.slice(-3)).toEqual([
      [low, 10],
      [lost, 0],
      [gone, 0],
    ])
  })
})
