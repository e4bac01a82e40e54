import { describe, expect, test } from 'vitest'
import { tokToNano } from '#rules/units.ts'
import { makeTestPlayer, type TestPlayerOptions } from '#server/local/test-player.ts'
import { parseTestPlayerOptions, seasonDayOf } from '#server/local/test-player-options.ts'
import { seasonDayMs } from '#server/local/test-seasons.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const server = await fileApp({ config: { mode: 'local' } })
// The calendar is written at its first read, with the running season first.
await currentSeason(server.db, server.clock.nowMs())

const make = async (options: TestPlayerOptions): Promise<number> => {
  const { db, clock, entropy } = server
  return (await makeTestPlayer({ db, nowMs: clock.nowMs(), entropy }, options)).id
}
const turnTo = async (day: number): Promise<void> => {
  const season = await currentSeason(server.db, server.clock.nowMs())
  server.clock.set(seasonDayMs(season, day, server.clock.nowMs()))
}
const rewardOf = async (id: number) => (await server.call('season.reward', {}, { as: id })).data
const startedBy = async (id: number) => (await server.call('season.me', {}, { as: id })).data.current_season
const dayNow = async () => {
  const { number, startMs } = await currentSeason(server.db, server.clock.nowMs())
  return [number, Math.floor((server.clock.nowMs() - startMs) / 86_400_000) + 1]
}

describe('a test player in a state of the seasons', () => {
  test('cannot be made before a season has ended, and the error says how to get there', async () => {
    await expect(make({ name: 'Early', latest: 900 })).rejects.toThrow(/none has ended yet: add --season-day/)
    await expect(make({ name: 'Early', season: 12 })).rejects.toThrow('--season takes one that has begun: 11')
  })

  test('the clock is turned to a day of the season after the first, and then only onward', async () => {
    await turnTo(3)
    expect(await dayNow()).toEqual([12, 3])
    await turnTo(5)
    expect(await dayNow()).toEqual([12, 5])
    await turnTo(3)
    expect(await dayNow()).toEqual([13, 3])
  })

  test('has not started, with a rank at the end and a place: the dialog and the chest of that (row 192, R29, R30)', async () => {
    const id = await make({ name: 'Sleeper', season: 12, latest: 2100, place: 3 })
    expect(await startedBy(id)).toBe(12)
    const reward = await rewardOf(id)
    expect(reward).toMatchObject({
      season: 12,
      status: 'claimable',
      rank_latest: 2100,
      rank_now: 1100,
      top_previous_leaderboard: 3,
    })
    const claimed = await server.call('season.claimReward', {}, { as: id })
    expect(claimed.data.opened.tok).toBe(reward.reward_tok)
    expect(await auditDifferences(server.db)).toEqual([])
  })

  test('has started and claimed, by the calls themselves; another rank or place of that season is refused then', async () => {
    const id = await make({ name: 'Early bird', latest: 700, rank: 640, place: 40, claimed: true })
    expect(await startedBy(id)).toBe(13)
    expect(await rewardOf(id)).toMatchObject({ status: 'claimed', rank_latest: 700, rank_now: 640 })
    await expect(make({ id, latest: 800 })).rejects.toThrow('The reward of season 12 is claimed, and stays so')
    expect(await auditDifferences(server.db)).toEqual([])
  })

  test('takes a place from the player who has it, but none that was claimed, and gives it up again', async () => {
    const first = await make({ name: 'First', latest: 5000, place: 7 })
    const second = await make({ name: 'Second', latest: 4000, place: 8 })
    await make({ id: second, place: 7 })
    expect((await rewardOf(second)).top_previous_leaderboard).toBe(7)
    expect((await rewardOf(first)).top_previous_leaderboard).toBe(8)
    await make({ id: second, place: 0 })
    expect((await rewardOf(second)).top_previous_leaderboard).toBeNull()
    await make({ id: first, claimed: true })
    await expect(make({ id: second, place: 8 })).rejects.toThrow(/is that of player \d+, who has claimed/)
    expect(await auditDifferences(server.db)).toEqual([])
  })

  test('after the fourteenth day the reward cannot be claimed any more', async () => {
    await turnTo(14)
    const id = await make({ name: 'Late', latest: 450 })
    expect(await rewardOf(id)).toMatchObject({ status: 'claimable', reward_tok: tokToNano(15) })
    await turnTo(15)
    expect(await rewardOf(id)).toMatchObject({ status: 'closed' })
  })
})

test('its command line reads the options of seasons', () => {
  const given = { season: '12', latest: '2100', place: '0', claimed: true, 'season-day': '28' }
  expect(parseTestPlayerOptions(given)).toEqual({ season: 12, latest: 2100, place: 0, claimed: true })
  expect(seasonDayOf(given)).toBe(28)
  expect(seasonDayOf({})).toBeUndefined()
  expect(() => seasonDayOf({ 'season-day': '29' })).toThrow('--season-day takes a whole number from 1 to 28')
  expect(() => parseTestPlayerOptions({ place: '51' })).toThrow('--place takes a whole number from 0 to 50')
})
