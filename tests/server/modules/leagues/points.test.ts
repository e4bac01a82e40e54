import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { LeaguePoints, MatchResult } from '#contracts/wire.ts'
import { bossLeaguePoints, fightLeaguePoints } from '#rules/leaderboards/league-points.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { bookBossPoints } from '#server/modules/leagues/service.ts'
import { bossPlayers } from '#tests/helpers/players/boss-players.ts'
import { weekStartMs } from '#tests/helpers/players/league-players.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const server = await fileApp()
const players = bossPlayers(server)

type Query = { readonly season?: number; readonly week?: 'I' | 'II' | 'III' | 'special'; readonly page?: number }
const points = async (as: number, query: Query = {}): Promise<LeaguePoints> =>
  (await server.call('league.points', { query }, { as })).data
const pointsOf = ({ is_bot, win_streak, winner }: MatchResult): number =>
  fightLeaguePoints({ won: winner === 'attacker', isBot: is_bot, winStreak: win_streak.no })
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)
const fightTimes = async (id: number, times: number): Promise<MatchResult[]> => {
  const fought: MatchResult[] = []
  while (fought.length < times) {
    await players.arrange(id, { energy: 10 })
    await players.find(id)
    fought.push((await server.call('combats.fight', {}, { as: id })).data)
    server.clock.advance(MS_PER_MINUTE)
  }
  return fought
}

describe('what the points of a week are for (R27)', () => {
  it('each ranked fight with its streak, each fight with a boss, newest first; the sums equal the rows', async () => {
    const [id, other] = [await players.join({ username: 'Points' }), await players.join({ username: 'Rival' })]
    for (const player of [id, other]) await players.arrange(player, { rank_points: 900, best_rank_points: 900 })
    const fought = await fightTimes(id, 24)
    const { boss, replay_id } = await players.fight(id)

    const ofFights = sum(fought.map(pointsOf))
    const ofBoss = bossLeaguePoints(boss.damage, 0)
    const first = await points(id)
    expect(first).toMatchObject({
      ...{ season: 11, week: 'II', is_final: false, page: 1, has_more: true, points: ofFights + ofBoss },
      sums: { fight: ofFights, boss: ofBoss, tournament: 0 },
    })
    const fight = replay_id.slice(replay_id.indexOf('-') + 1)
    expect(first.items[0]).toMatchObject({ source: 'boss', points: ofBoss, won: null, opponent: null, ref: fight })
    const second = await points(id, { page: 2 })
    expect([first.items.length, second.items.length, second.has_more]).toEqual([20, 5, false])
    const rows = [...first.items, ...second.items].filter(({ source }) => source === 'fight')
    expect(
      rows.map(({ is_bot, opponent, points: got, ref, win_streak, won }) => [
        got,
        won,
        is_bot,
        win_streak,
        opponent,
        ref,
      ]),
    ).toEqual(
      fought
        .map((result) => [
          pointsOf(result),
          result.winner === 'attacker',
          result.is_bot,
          result.win_streak.no,
          result.enemy.username,
          result.replay_id,
        ])
        .reverse(),
    )
    expect(new Set(rows.map(({ won }) => won))).toEqual(new Set([true, false]))
  })

  it('those of fights with bosses stop at fifty a day, and begin anew the next day', async () => {
    const id = await players.join()
    const book = (fight: string) =>
      inTransaction(server.db, (db) => bookBossPoints({ ...server.scope(), db }, id, { id: fight, damage: 13_000 }))
    expect([await book('a'), await book('b'), await book('c')]).toEqual([26, 24, 0])
    server.clock.advance(MS_PER_DAY)
    expect(await book('d')).toBe(26)
    expect((await points(id, { week: 'special' })).items.map(({ points: got, ref }) => [ref, got])).toEqual([
      ['d', 26],
      ['b', 24],
      ['a', 26],
    ])
  })

  it('a week has its own rows, Special those of the season; the off-season day brings points of bosses alone', async () => {
    const id = await players.join()
    await players.arrange(id, { rank_points: 900, best_rank_points: 900 })
    const inWeek = sum((await fightTimes(id, 2)).map(pointsOf))
    server.clock.set(weekStartMs(12, 'I') - MS_PER_DAY / 2)
    await fightTimes(id, 1)
    const { boss } = await players.fight(id, { slug: 'boss-fire-lord' })
    const ofBoss = bossLeaguePoints(boss.damage, 0)
    expect(await points(id)).toMatchObject({ week: 'IV', points: ofBoss, sums: { fight: 0, boss: ofBoss } })
    expect((await points(id)).items.map(({ source }) => source)).toEqual(['boss'])
    expect(await points(id, { week: 'II' })).toMatchObject({ points: inWeek, sums: { fight: inWeek, boss: 0 } })
    const special = await points(id, { week: 'special' })
    expect(special).toMatchObject({ points: inWeek + ofBoss, sums: { fight: inWeek, boss: ofBoss } })
    expect(special.items.map(({ source }) => source)).toEqual(['boss', 'fight', 'fight'])
  })

  it('every sum equals the fights’ and the booked rows’, for all who have played', async () => {
    const { rows: fights } = await sql<{ player: bigint; result: MatchResult & { readonly streak?: string } }>`
      select attacker_id as player, result from fights where (result -> 'ranked')::boolean`.execute(server.db)
    const { rows: booked } = await sql<{ player: bigint; amount: number }>`
      select player_id as player, amount from league_points`.execute(server.db)
    const due = new Map<bigint, number>()
    const add = (player: bigint, amount: number) => due.set(player, (due.get(player) ?? 0) + amount)
    for (const { player, result } of fights)
      add(player, pointsOf({ ...result, win_streak: { no: Number(result.streak?.split(' ')[0]), streak_amount: 0 } }))
    for (const { amount, player } of booked) add(player, amount)
    const { rows: sums } = await sql<{ player: bigint; points: number }>`
      select player_id as player, sum(fight_points + extra_points)::int as points from league_weeks
      group by player_id`.execute(server.db)
    expect(due.size).toBeGreaterThan(2)
    expect(new Map(sums.map(({ player, points: got }) => [player, got]))).toEqual(due)
  })

  it('a week that has not begun is not found', async () => {
    const id = await players.join()
    const answer = await server.call('league.points', { query: { season: 12, week: 'I' } }, { as: id })
    expect(answer.error.code).toBe('not-found')
  })
})
