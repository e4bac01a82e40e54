import { beforeEach, describe, expect, it } from 'vitest'
import type { SeasonPath } from '#contracts/wire.ts'
import { calendarAt } from '#rules/season/seasons.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { endPaths } from '#server/modules/season-path/end.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()
const { clock, db } = server

const FIRST_MS = (await currentSeason(db, clock.nowMs())).startMs
let season = calendarAt(clock.nowMs(), FIRST_MS)

/** @param day of the season, from 1 */
const turnTo = (day: number, hour: number): void =>
  clock.set(season.startMs + (day - 1) * MS_PER_DAY + hour * MS_PER_HOUR)

// Each test has a new season, so that no path of an earlier test is open.
beforeEach(async () => {
  season = calendarAt(season.nextMs + 1, FIRST_MS)
  turnTo(1, 8)
  await db.deleteFrom('season_paths').execute()
})

const path = async (as: number): Promise<SeasonPath> => (await server.call('season.path', {}, { as })).data
const claim = (as: number, step: number, of = season.number) =>
  server.call('season.claimPathStep', { params: { step }, body: { season: of } }, { as })
/** Earns 95 points. */
const playToday = async (as: number): Promise<void> => {
  await items.act(as, 'check-in')
  await items.act(as, 'fight-win', 8)
}
const paid = async (as: number): Promise<number> => (await items.booked(as, 'season-path')).length

describe('the season path, when the clock steps back (R53)', () => {
  it('pays a claimed step once, and takes no point away', async () => {
    const as = await players.join()
    for (const day of [1, 2, 3, 4, 5]) {
      turnTo(day, 9)
      await playToday(as)
    }
    expect((await claim(as, 1)).status).toBe(200)
    for (const day of [4, 1, 3, 5]) {
      turnTo(day, 10)
      expect((await claim(as, 1)).error.code, `day ${day}`).toBe('already-claimed')
      expect(await path(as), `day ${day}`).toMatchObject({ claimed: [1] })
      expect((await path(as)).points, `day ${day}`).toBeGreaterThanOrEqual(3 * 95)
    }
    expect((await path(as)).points).toBe(5 * 95)
    expect(await paid(as)).toBe(1)
  })

  it('over midnight, counts what is done in the evening that comes again', async () => {
    const as = await players.join()
    turnTo(6, 22)
    await playToday(as)
    turnTo(7, 0.3)
    await server.call('daily.claim', {}, { as })
    expect((await path(as)).points).toBe(95 + 30)
    expect((await claim(as, 1)).status).toBe(200)
    turnTo(6, 23.6)
    await items.act(as, 'hunt')
    expect((await path(as)).points).toBe(95 + 30 + 10)
    turnTo(7, 9)
    await items.act(as, 'fight-win')
    expect((await path(as)).points).toBe(95 + 30 + 10 + 30)
  })

  it('over the start of a season, keeps the paths of both', async () => {
    const as = await players.join()
    const ended = season
    for (const day of [25, 26, 27]) {
      turnTo(day, 9)
      await playToday(as)
    }
    clock.set(ended.nextMs + MS_PER_HOUR)
    await items.act(as, 'hunt')
    expect((await claim(as, 1, ended.number)).status).toBe(200)
    expect(await path(as)).toMatchObject({ season: ended.number + 1, points: 10, ended: { points: 285, claimed: [1] } })
    clock.set(ended.nextMs - MS_PER_HOUR)
    expect(await path(as)).toMatchObject({ season: ended.number, points: 285, claimed: [1] })
    expect((await claim(as, 1, ended.number)).error.code).toBe('already-claimed')
    expect((await claim(as, 2, ended.number)).status).toBe(200)
    clock.set(ended.nextMs + 2 * MS_PER_HOUR)
    expect(await path(as)).toMatchObject({ season: ended.number + 1, points: 10, ended: null })
    expect(await paid(as)).toBe(2)
  })

  it('after the inbox has the reached steps, neither sends nor pays one of them again', async () => {
    const as = await players.join()
    for (const day of [1, 2, 3]) {
      turnTo(day, 9)
      await playToday(as)
    }
    expect((await claim(as, 2)).status).toBe(200)
    const ended = season
    clock.set(ended.nextMs + 15 * MS_PER_DAY)
    expect(await endPaths(server.scope())).toMatchObject({ sent: 1, errors: [] })
    clock.set(ended.nextMs + 2 * MS_PER_DAY)
    expect((await claim(as, 1, ended.number)).error.code).toBe('already-claimed')
    expect((await path(as)).ended).toBeNull()
    clock.set(ended.nextMs + 16 * MS_PER_DAY)
    expect(await endPaths(server.scope())).toMatchObject({ sent: 0, errors: [] })
    expect((await server.call('inbox.list', {}, { as })).data).toHaveLength(1)
  })
})
