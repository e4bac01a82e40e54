import { describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { rebuildBoards } from '#server/modules/leaderboards/service.ts'
import { tendSeasons } from '#server/modules/season/tend.ts'
import { seasonPlayers } from '#tests/helpers/players/season-players.ts'
import { appWithPlayers } from '#tests/helpers/server/item-server.ts'

const { server, players } = await appWithPlayers()
const seasons = seasonPlayers(server, players)
const [first, second] = [
  await seasons.joinIn(11, { points: 5000, fights: 3 }),
  await seasons.joinIn(11, { points: 3000, fights: 3 }),
]
const ids = [first, second, await seasons.joinIn(11, { points: 0 })]

const turnTo = async (ms: number): Promise<void> => {
  seasons.at(ms)
  await tendSeasons({ db: server.db, nowMs: ms })
  await rebuildBoards(server.db, ms)
}
const laurels = async () => {
  const { data } = await server.call(
    'leaderboard.page',
    { params: { board: 'pvp' }, query: { page: 1 } },
    { as: ids[2] ?? 0 },
  )
  const { data: opponent } = await server.call(
    'combats.opponent',
    { params: { query: String(ids[0]) } },
    { as: ids[2] ?? 0 },
  )
  return {
    rows: data.items.map(({ laurel }) => laurel),
    podium: data.podium.map(({ laurel }) => laurel),
    opponent: opponent.laurel,
  }
}

describe('the laurel of others (R30)', () => {
  it('is not given in a world’s first season, nor on its off-season day, when the places are frozen already', async () => {
    const { endMs } = await seasons.dates(11)
    await turnTo(endMs + 2 * MS_PER_MINUTE)
    expect(await laurels()).toEqual({
      rows: [undefined, undefined],
      podium: [undefined, undefined],
      opponent: undefined,
    })
  })

  it('is shown with the final place for the whole season after, on the board and with the opponent of a challenge', async () => {
    const { startMs, nextMs } = await seasons.dates(12)
    await turnTo(startMs + 2 * MS_PER_MINUTE)
    expect(await laurels()).toEqual({ rows: [1, 2], podium: [1, 2], opponent: 1 })
    // The first player falls off the board. The laurel lasts until the season ends all the same.
    await server.db
      .updateTable('players')
      .set({ rank_season: 12, rank_points: 0 })
      .where('id', '=', BigInt(ids[0] ?? 0))
      .execute()
    await turnTo(nextMs - MS_PER_MINUTE)
    expect(await laurels()).toEqual({ rows: [2], podium: [2], opponent: 1 })
  })

  it('on no other board, and not a season later', async () => {
    const { data } = await server.call(
      'leaderboard.page',
      { params: { board: 'tok' }, query: { page: 1 } },
      { as: ids[0] ?? 0 },
    )
    expect(data.items.every(({ laurel }) => laurel === undefined)).toBe(true)
    const { startMs } = await seasons.dates(13)
    await turnTo(startMs + MS_PER_DAY)
    expect(await laurels()).toEqual({ rows: [1], podium: [1], opponent: undefined })
  })
})
