import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awakenOdds, refineOdds } from '#rules/blacksmith/blacksmith.ts'
import { bossEventsBeginning } from '#rules/boss/boss-calendar.ts'
import { huntOdds, huntStageOf } from '#rules/hunt/hunts.ts'
import { rollItem } from '#rules/items/items.ts'
import { fightSummary } from '#rules/kombat/fight-summary.ts'
import { createRng } from '#rules/prng.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'
import { writeSeasonCards } from '#server/modules/season-cards/write.ts'
import { dieAtRows } from '#tests/helpers/database/deadly-rows.ts'
import { bossPlayers } from '#tests/helpers/players/boss-players.ts'
import { type KombatPlayers, kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { type PastFight, type SeasonHistory, seasonHistory } from '#tests/helpers/players/season-history.ts'
import { type SeasonPlayers, seasonPlayers } from '#tests/helpers/players/season-players.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

let server: TestApp
let players: KombatPlayers
let seasons: SeasonPlayers
let history: SeasonHistory

const begin = async (): Promise<void> => {
  server = await testApp()
  players = kombatPlayers(server)
  seasons = seasonPlayers(server, players)
  history = await seasonHistory(server, players)
}

const isoOf = (ms: number): string => new Date(ms).toISOString()
const look = async (as: number) => (await server.call('season.card', {}, { as })).data
const cardOf = async (as: number) => (await look(as)).card
const runJob = (batches?: number) => writeSeasonCards(server.scope(), batches)
const cards = (season = 11) =>
  server.db
    .selectFrom('season_cards')
    .select(['player_id', 'figures'])
    .where('season', '=', season)
    .orderBy('player_id')
    .execute()
const writtenFor = async (season = 11) => (await cards(season)).map(({ player_id }) => Number(player_id))

const SWORD = rollItem(createRng('00000011'), { type: 'sword', rarity: 'uncommon' })
const line = (level: number) => ({ name: 'hp', type: 'hp-flat', value: 50, level, primary: false })

describe('the six pictures of "My season" (R28)', () => {
  beforeAll(begin)
  afterAll(() => server.close())

  it('shows six figures of the season’s ranked fights, rolls and boss fights, and nothing of the day after', async () => {
    const { startMs, endMs } = await seasons.dates(11)
    seasons.at(startMs + MS_PER_DAY)
    const [me, rival, weak] = [
      await seasons.joinIn(11, { points: 1840 }),
      await players.join({ username: 'rival', houseId: 2 }),
      await players.join({ username: 'weak', houseId: 3 }),
    ]
    const boss = bossPlayers(server)
    const [guild, former] = [await boss.found(me, 'moon-howl'), await boss.found(rival, 'sun-purr')]
    const at = (day: number, hour: number) => startMs + day * MS_PER_DAY + hour * MS_PER_HOUR
    const mine = { attacker: me, defender: weak }
    await history.fought({ ...mine, defender: null, atMs: at(0, 1), won: true, own: 0, after: 10, other: 900 })
    await history.fought({ ...mine, atMs: at(0, 2), won: true, own: 10, after: 31, other: 40 })
    const best = await history.fought({ ...mine, atMs: at(3, 1), won: true, own: 31, after: 55, other: 260 })
    await history.fought({ ...mine, atMs: at(3, 2), won: false, own: 55, after: 55, other: 900 })
    await history.fought({ ...mine, defender: rival, atMs: at(3, 3), won: false, own: 55, after: 55, other: 60 })
    const attacks = { attacker: rival, defender: me, ranked: true }
    const lost = await history.fought({ ...attacks, atMs: at(4, 1), won: true })
    await history.fought({ ...attacks, atMs: at(4, 2), won: false })
    await history.fought({ ...mine, defender: rival, atMs: at(26, 23.9), won: true, own: 55, after: 80, other: 60 })
    // The card leaves out unranked fights and the fights of the off-season day or the previous season.
    await history.fought({ ...attacks, atMs: at(5, 1), won: true, ranked: false })
    await history.fought({ ...mine, atMs: startMs - 1, won: true, other: 5000 })
    await history.fought({ ...mine, atMs: endMs, won: true, ranked: false, other: 5000 })
    const [first, last] = [
      bossEventsBeginning(startMs, endMs)[0]?.id ?? '',
      bossEventsBeginning(startMs, endMs).at(-1)?.id ?? '',
    ]
    await history.dealt(me, first, former, 400, 1)
    await history.dealt(me, first, guild, 300, 2)
    await history.dealt(me, last, guild, 500, 3)
    await history.dealt(me, 'boss-mammoth-2026-11-09', former, 90_000, 3)
    await history.hit(me, endMs - 1, 150)
    await history.hit(me, endMs + 1, 50)
    const won = { odds: refineOdds(SWORD, 0), outcome: { succeeded: true, lines: [line(5)] } }
    const roll = { player: me, name: 'refine' as const, ...won }
    await history.rolled({ ...roll, number: 1, atMs: startMs - 1 })
    await history.rolled({ ...roll, number: 2, atMs: at(2, 1), outcome: { succeeded: true, lines: [line(1)] } })
    await history.rolled({ ...roll, number: 3, atMs: at(2, 2) })
    await history.rolled({ ...roll, number: 4, atMs: at(2, 3) })
    await history.rolled({ ...roll, number: 5, atMs: endMs })
    const stone = { odds: huntOdds({ ...huntStageOf('eternal-abyss-gate'), stonePercent: 0.1 }) }
    const found = { kills: 30, tokNano: 1, stars: 5, stones: [{ type: 'luck-leech', level: 1 }] }
    const hunt = { player: me, name: 'hunt' as const, ...stone, outcome: found }
    await history.rolled({ ...hunt, number: 6, atMs: endMs - 1, shownFromMs: endMs + MS_PER_HOUR })
    await history.rolled({
      ...{ player: me, number: 7, atMs: at(9, 1), name: 'awaken' as const },
      ...{ odds: awakenOdds(SWORD), outcome: { lines: [line(5)] } },
    })

    seasons.at(endMs + 2 * MS_PER_MINUTE)
    const card = await cardOf(me)
    const opponent = (user_id: number, username: string, house_id: number) => ({
      ...{ user_id, username, house_id },
      is_bot: false,
    })
    expect(card).toEqual({
      season: 11,
      fights: 7,
      wins: 5,
      rank_latest: 1840,
      place: 1,
      best_fight: {
        replay_id: best,
        opponent: opponent(weak, 'weak', 3),
        fought_at: isoOf(at(3, 1)),
        own_rank: 31,
        opponent_rank: 260,
        damage: expect.any(Number),
        health_left_percent: expect.any(Number),
      },
      nemesis: {
        replay_id: lost,
        opponent: opponent(rival, 'rival', 2),
        lost: 2,
        won: 2,
        fought_at: isoOf(at(4, 1)),
      },
      luckiest_roll: { ...won, number: 3, name: 'refine', at: isoOf(at(2, 2)), chance_percent: 1.35 },
      longest_streak: { wins: 3, from: isoOf(at(0, 1)), until: isoOf(at(3, 1)) },
      guild_damage: { guild: 'The moon-howl', damage: 750, fights: 4 },
      road: [
        { day: 0, rank_points: 31 },
        { day: 3, rank_points: 55 },
        { day: 26, rank_points: 80 },
      ],
    })
    const { data: replay } = await server.call('combats.replay', { params: { id: best } }, { as: me })
    const { totalDamage, finalHp } = fightSummary(replay.scenario).attacker
    const { maxHp } = replay.inputs.attacker
    expect(card?.best_fight?.damage).toBe(totalDamage)
    expect(card?.best_fight?.health_left_percent).toBeCloseTo((100 * finalHp) / maxHp, 1)
  })
})

describe('"My season" (R28)', () => {
  beforeAll(begin)
  afterAll(() => server.close())

  it('is not there before the season’s places are frozen, and tells when it is', async () => {
    const { endMs } = await seasons.dates(11)
    const id = await seasons.joinIn(11, { points: 500, fights: 3 })
    const nextAt = isoOf(endMs + MS_PER_MINUTE)
    expect(await look(id)).toEqual({ card: null, next_at: nextAt })
    seasons.at(endMs + MS_PER_MINUTE - 1)
    expect(await look(id)).toEqual({ card: null, next_at: nextAt })
    expect([await runJob(), await cards()]).toEqual([0, []])
    seasons.at(endMs + MS_PER_MINUTE)
    const { nextMs } = await seasons.dates(12)
    const { card, next_at } = await look(id)
    expect(card).toMatchObject({ season: 11, fights: 3, rank_latest: 500 })
    expect(next_at).toBe(isoOf(nextMs - MS_PER_DAY + MS_PER_MINUTE))
  })

  it('is not there for a player who has not fought a ranked fight in it, neither on demand nor by the job', async () => {
    const id = await seasons.joinIn(11, { points: 700 })
    const { endMs, startMs } = await seasons.dates(11)
    await history.fought({ attacker: id, defender: null, atMs: startMs + 5, won: true, ranked: false })
    seasons.at(endMs + MS_PER_HOUR)
    expect(await cardOf(id)).toBeNull()
    await runJob()
    expect(await writtenFor()).not.toContain(id)
  })

  it('has the pictures alone of which there is something', async () => {
    const { startMs, endMs } = await seasons.dates(11)
    const id = await seasons.joinIn(11, { points: 0 })
    const beaten = { attacker: id, defender: null, atMs: startMs + 1, own: 0, after: 0 }
    const replay = await history.fought({ ...beaten, won: false })
    seasons.at(endMs + MS_PER_HOUR)
    const bare = { season: 11, fights: 1, wins: 0, rank_latest: 0, place: null, road: [{ day: 0, rank_points: 0 }] }
    const none = { best_fight: null, nemesis: null, luckiest_roll: null, longest_streak: null, guild_damage: null }
    expect(await cardOf(id)).toEqual({ ...bare, ...none })
    expect(replay).toMatch(/^\d+-/)
    const bots = await seasons.joinIn(11, { points: 10 })
    await history.fought({ ...beaten, attacker: bots, won: true, other: 12, after: 10 })
    expect((await cardOf(bots))?.best_fight?.opponent).toEqual({
      ...{ user_id: 0, username: 'Bot', house_id: 6 },
      is_bot: true,
    })
  })
})

describe('the figures of a card (R10, R28)', () => {
  beforeAll(begin)
  afterAll(() => server.close())

  it('stay, while names are those of today and replays end after thirty days', async () => {
    const { startMs, endMs, nextMs } = await seasons.dates(11)
    const [id, rival] = [await seasons.joinIn(11, { points: 900 }), await players.join({ username: 'old_name' })]
    const at = endMs - 5 * MS_PER_DAY
    const best = await history.fought({ attacker: id, defender: rival, atMs: at, won: true })
    const lost = await history.fought({ attacker: rival, defender: id, atMs: startMs + MS_PER_HOUR, won: true })
    seasons.at(endMs + MS_PER_HOUR)
    const before = await cardOf(id)
    expect([before?.best_fight?.replay_id, before?.nemesis?.replay_id]).toEqual([best, lost])
    // A card that is written does not change any more.
    await history.fought({ attacker: id, defender: rival, atMs: at + 1, won: true, other: 9000 })
    await server.db
      .updateTable('players')
      .set({ username: 'new_name', house_id: 5 })
      .where('id', '=', BigInt(rival))
      .execute()
    seasons.at(nextMs + 2 * MS_PER_DAY + 2 * MS_PER_HOUR)
    const after = await cardOf(id)
    const opponent = { user_id: rival, username: 'new_name', house_id: 5, is_bot: false }
    expect(after).toEqual({
      ...before,
      best_fight: { ...before?.best_fight, opponent },
      nemesis: { ...before?.nemesis, opponent, replay_id: null },
    })
    seasons.at(at + 30 * MS_PER_DAY)
    expect((await cardOf(id))?.best_fight?.replay_id).toBe(best)
    seasons.at(at + 30 * MS_PER_DAY + 1)
    expect((await cardOf(id))?.best_fight?.replay_id).toBeNull()
    await server.call('users.delete', {}, { as: rival })
    expect((await cardOf(id))?.nemesis?.opponent).toMatchObject({ user_id: 0, username: 'Deleted player' })
  })

  it('can be looked at until the next season’s, and are deleted a season later', async () => {
    const [first, second, third] = [await seasons.dates(11), await seasons.dates(12), await seasons.dates(13)]
    const id = await seasons.joinIn(11, { points: 900, fights: 2 })
    seasons.at(first.endMs + MS_PER_HOUR)
    await cardOf(id)
    seasons.at(second.endMs + MS_PER_MINUTE - 1)
    expect((await cardOf(id))?.season).toBe(11)
    seasons.at(second.endMs + MS_PER_MINUTE)
    expect(await cardOf(id)).toBeNull()
    await seasons.fought(id, 12, 4)
    expect(await cardOf(id)).toMatchObject({ season: 12, fights: 4, rank_latest: 400 })
    expect([await writtenFor(11), await writtenFor(12)]).toEqual([expect.arrayContaining([id]), [id]])
    await seasons.fought(id, 13, 1)
    seasons.at(third.nextMs)
    expect(await cardOf(id)).toMatchObject({ season: 13, fights: 1, rank_latest: 100 })
    expect(await writtenFor(11)).not.toContain(id)
  })

  it('use what is there where a server was off so long that fights are gone', async () => {
    const { startMs, nextMs } = await seasons.dates(11)
    const id = await seasons.joinIn(11, { points: 900, fights: 40 })
    await history.fought({ attacker: id, defender: null, atMs: startMs + 20 * MS_PER_DAY, won: true, after: 900 })
    await sql`update fights set rules_version = 'gone' where attacker_id = ${id}`.execute(server.db)
    seasons.at(nextMs + 20 * MS_PER_DAY)
    expect(await cardOf(id)).toMatchObject({
      fights: 41,
      best_fight: null,
      longest_streak: { wins: 1 },
      road: [{ day: 20, rank_points: 900 }],
    })
  })
})

describe('the job that writes cards', () => {
  beforeAll(begin)
  afterAll(() => server.close())

  const grow = async (count: number) => {
    const { startMs } = await seasons.dates(11)
    const rng = createRng('00000077')
    const ids: number[] = []
    const fights: Required<Omit<PastFight, 'ranked' | 'season'>>[] = []
    for (let index = 0; index < count; index++) ids.push(await seasons.joinIn(11, { points: 100 + index }))
    for (let fight = 0; fight < 8 * count; fight++) {
      const [attacker, other] = [rng.pick(ids), rng.pick(ids)]
      const own = rng.int(0, 900)
      const defender = other === attacker ? null : other
      const atMs = startMs + rng.int(0, 26 * 24 * 60) * MS_PER_MINUTE + fight
      const ranks = { own, after: Math.max(0, own + rng.int(-10, 30)), other: rng.int(0, 900) }
      const past = { attacker, defender, atMs, won: rng.chance(50), ...ranks }
      await history.fought(past)
      fights.push(past)
    }
    return { ids, fights: fights.toSorted((a, b) => a.atMs - b.atMs) }
  }
  type Fights = Awaited<ReturnType<typeof grow>>['fights']

  const countedOf = (id: number, fights: Fights) => {
    const mine = fights.filter(({ attacker }) => attacker === id)
    const won = mine.filter((fight) => fight.won)
    const overPlayers = won.filter(({ defender }) => defender !== null)
    const lostTo = [
      ...mine.filter((fight) => !fight.won).map(({ defender }) => defender),
      ...fights.filter(({ defender, won: lost }) => defender === id && lost).map(({ attacker }) => attacker),
    ].filter((other) => other !== null)
    const rows = mine.map((fight) => (fight.won ? 'W' : 'L')).join('')
    return {
      fights: mine.length,
      wins: won.length,
      above: Math.max(...(overPlayers.length > 0 ? overPlayers : won).map(({ other, own }) => other - own)),
      lost: Math.max(0, ...lostTo.map((other) => lostTo.filter((one) => one === other).length)),
      streak: Math.max(...rows.split('L').map(({ length }) => length)),
      days: new Set(mine.map(({ atMs }) => new Date(atMs).toISOString().slice(0, 10))).size,
      rank: mine.at(-1)?.after,
    }
  }

  it('writes the same cards as players’ requests do, whichever is first, though it is killed on the way', async () => {
    const { ids, fights } = await grow(130)
    const { endMs } = await seasons.dates(11)
    seasons.at(endMs + MS_PER_MINUTE)
    const all = async () =>
      JSON.stringify((await cards()).map(({ player_id, figures }) => [String(player_id), figures]))
    for (const id of ids) {
      const card = await cardOf(id)
      const best = card?.best_fight
      expect({
        ...{ fights: card?.fights ?? 0, wins: card?.wins ?? 0, lost: card?.nemesis?.lost ?? 0 },
        above: best ? best.opponent_rank - best.own_rank : Number.NEGATIVE_INFINITY,
        ...{
          streak: card?.longest_streak?.wins ?? 0,
          days: card?.road.length ?? 0,
          rank: card?.road.at(-1)?.rank_points,
        },
      }).toEqual(countedOf(id, fights))
    }
    const byLooks = await all()
    await sql`delete from season_cards`.execute(server.db)

    for (const id of ids.slice(60, 80)) await cardOf(id)
    // The process dies in the third batch.
    await dieAtRows(server, 'season_cards', [100])
    await expect(runJob()).rejects.toThrow()
    const left = new Set(await writtenFor())
    const byBatch = [ids.slice(0, 50), [...ids.slice(50, 60), ...ids.slice(80, 100)], ids.slice(100)].map(
      (batch) => batch.filter((id) => left.has(id)).length,
    )
    expect([[50, 0, 0].join(), [50, 30, 0].join()]).toContain(byBatch.join())
    await Promise.all([runJob(), runJob()])
    await runJob()
    expect(await all()).toBe(byLooks)
    expect(await runJob()).toBe(0)
  }, 180_000)

  it('and twenty looks at once come to one card, the same for each', async () => {
    const { endMs } = await seasons.dates(11)
    seasons.at(endMs + MS_PER_HOUR)
    await sql`delete from season_cards`.execute(server.db)
    await server.db.updateTable('season_ends').set({ cards_to: null, cards_at: null }).execute()
    const as = await seasons.joinIn(11, { points: 50, fights: 2 })
    const [, ...looks] = await Promise.all([
      runJob(),
      ...Array.from({ length: 20 }, () => server.call('season.card', {}, { as })),
    ])
    // Calls that wait too long are told to retry (503).
    const answers = looks.filter(({ status }) => status !== 503).map(({ data }) => JSON.stringify(data))
    expect(new Set(answers).size).toBe(1)
    expect((await cardOf(as))?.fights).toBe(2)
    expect((await writtenFor()).filter((id) => id === as)).toEqual([as])
  })

  it('writes nothing for a player who deletes the account, and no card of one stays', async () => {
    const { endMs } = await seasons.dates(12)
    seasons.at(endMs + MS_PER_MINUTE)
    const [looked, waiting] = [await players.join(), await players.join()]
    for (const id of [looked, waiting]) await seasons.fought(id, 12, 1)
    await cardOf(looked)
    const { data } = await server.call('users.export', {}, { as: looked })
    expect(JSON.stringify(data)).toContain('"season_cards"')
    for (const as of [looked, waiting]) await server.call('users.delete', {}, { as })
    await runJob()
    expect(await writtenFor(12)).toEqual([])
    expect((await server.call('season.card', {}, { as: looked })).status).toBeGreaterThanOrEqual(400)
  })
})
