import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SeasonPath } from '#contracts/wire.ts'
import { calendarAt } from '#rules/season/seasons.ts'
import { PATH_STEPS, pathSteps } from '#rules/season-path/season-path.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { readPart } from '#server/db/player-view.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { endPaths } from '#server/modules/season-path/end.ts'
import { pathSelect } from '#server/modules/season-path/store.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()
const { clock, db } = server

const FIRST_MS = (await currentSeason(db, clock.nowMs())).startMs
let season = calendarAt(clock.nowMs(), FIRST_MS)

/** @param day of the season, from 1 */
const turnTo = (day: number, hour = 8): void => clock.set(season.startMs + (day - 1) * MS_PER_DAY + hour * MS_PER_HOUR)

// Each test has a new season, so that no path of an earlier test is open.
beforeEach(async () => {
  season = calendarAt(season.nextMs + 1, FIRST_MS)
  turnTo(1)
  await db.deleteFrom('season_paths').execute()
})

const path = async (as: number): Promise<SeasonPath> => (await server.call('season.path', {}, { as })).data
const claim = (as: number, step: number, of = season.number) =>
  server.call('season.claimPathStep', { params: { step }, body: { season: of } }, { as })
/** Earns 95 points on each of the season's first `days` days. */
const playDays = async (as: number, days: number): Promise<void> => {
  const { startMs } = calendarAt(clock.nowMs(), FIRST_MS)
  for (let day = 0; day < days; day += 1) {
    clock.set(startMs + day * MS_PER_DAY + 9 * MS_PER_HOUR)
    await items.act(as, 'check-in')
    await items.act(as, 'fight-win', 8)
  }
}
const gained = (as: number) => items.booked(as, 'season-path')
const rowsOf = (as: number) =>
  db.selectFrom('season_paths').selectAll().where('player_id', '=', BigInt(as)).orderBy('season').execute()
const inbox = async (as: number) => (await server.call('inbox.list', {}, { as })).data
const end = () => endPaths(server.scope())

describe('points of the season path (R53)', () => {
  it('count what was done by a UTC day, each act up to its number, and are part of home', async () => {
    const id = await players.join()
    await server.call('daily.claim', {}, { as: id })
    for (const [reason, times] of [
      ['fight-win', 10],
      ['boss-fight', 3],
      ['hunt', 1],
      ['market-sale', 2],
      ['guild-donate', 2],
      ['claim', 5],
    ] as const)
      await items.act(id, reason, times)
    const now = await path(id)
    expect(now).toMatchObject({ season: season.number, points: 30 + 65 + 20 + 10 + 5 + 5, claimed: [], ended: null })
    expect(now.today).toEqual({ daily: 1, wins: 10, bossFights: 3, hunts: 1, entries: 0, trades: 2, gifts: 2 })
    const home = (await server.call('users.home', {}, { as: id })).data
    expect(home['season.path']).toEqual({ status: 200, data: now })
    turnTo(2)
    await items.act(id, 'fight-win')
    expect(await path(id)).toMatchObject({ points: 135 + 30, today: { wins: 1, daily: 0 } })
  })

  it('of a tournament go when it is left, also on the next day after all was counted', async () => {
    const id = await players.join()
    await db.updateTable('players').set({ fights: 50 }).where('id', '=', BigInt(id)).execute()
    await items.give(id, 'tournament-ticket', 1)
    turnTo(3, 21)
    const entered = (await server.call('tournament.enter', {}, { as: id })).data
    await server.call('daily.claim', {}, { as: id })
    expect((await path(id)).points).toBe(40)
    turnTo(4)
    await server.call('daily.claim', {}, { as: id })
    expect((await path(id)).points).toBe(70)
    const left = await server.call('tournament.leave', { body: { entry_id: entered.entries[0]?.id ?? '' } }, { as: id })
    expect(left.status).toBe(200)
    expect((await path(id)).points).toBe(60)
    turnTo(9)
    await server.call('daily.claim', {}, { as: id })
    expect((await path(id)).points).toBe(90)
  })

  it('of a tournament count from an instant of its UTC day on, whatever the time zone of the session', async () => {
    const id = await players.join()
    await db.updateTable('players').set({ fights: 50 }).where('id', '=', BigInt(id)).execute()
    await items.give(id, 'tournament-ticket', 1)
    turnTo(3, 12)
    const nowMs = clock.nowMs()
    await server.call('tournament.enter', {}, { as: id })
    const since = { fromMs: nowMs - 1, toMs: nowMs + MS_PER_HOUR }
    for (const zone of ['Etc/GMT-14', 'Etc/GMT+12'])
      await inTransaction(db, async (trx) => {
        await sql`select set_config('timezone', ${zone}, true)`.execute(trx)
        const read = await readPart(trx, id, (player) => pathSelect(player, since))
        expect(read?.entries, zone).toHaveLength(1)
      })
  })

  it('of closed days are stored with the daily reward, and are never counted twice', async () => {
    const id = await players.join()
    await playDays(id, 6)
    turnTo(7)
    await server.call('daily.claim', {}, { as: id })
    expect(await rowsOf(id)).toMatchObject([
      { season: season.number, points: 5 * 95, counted_to: new Date(season.startMs + 5 * MS_PER_DAY) },
    ])
    expect((await path(id)).points).toBe(6 * 95 + 30)
    turnTo(4)
    expect((await path(id)).points).toBeGreaterThanOrEqual(5 * 95)
    await claim(id, 1)
    expect((await rowsOf(id))[0]?.points).toBe(5 * 95)
  })

  it('are not given on the off-season day', async () => {
    const id = await players.join()
    await playDays(id, 1)
    turnTo(28)
    await items.act(id, 'check-in')
    expect(await path(id)).toMatchObject({ points: 95, ends_at: new Date(season.endMs).toISOString() })
  })
})

describe('a step of the season path (R53)', () => {
  it.each([
    [1, { materials: [{ slug: 'material-wood', quantity: 10 }] }],
    [2, { others: [{ slug: 'four-leaf-clover', quantity: 1 }] }],
    [4, { stones: [{ level: 1 }] }],
    [7, { materials: [], stones: [], others: [], equipments: [] }],
    [9, { others: [{ slug: 'meat-hook', quantity: 1 }] }],
    [10, { materials: [{ slug: 'material-wood' }] }],
    [26, { materials: [{ slug: 'material-titanium', quantity: 3 }] }],
    [28, { materials: [{ slug: 'material-awake-stone', quantity: 1 }] }],
  ] as const)('%i gives what the rule says, once, with its row in the ledger', async (step, brought) => {
    const id = await players.join()
    await players.walkPath(id, 2800)
    const answer = (await claim(id, step)).data
    expect(answer).toMatchObject({ season: season.number, step, opened: { tok: 0, star: 0, ...brought } })
    expect(answer.path).toEqual(await path(id))
    expect(answer.path.claimed).toEqual([step])
    const rows = await gained(id)
    expect(rows.every(([, , ref]) => ref === `${season.number}:${step}`)).toBe(true)
    expect(rows).toHaveLength(step === 7 ? 0 : 1)
    expect((await claim(id, step)).error.code).toBe('already-claimed')
  })

  it('that draws is drawn by the player’s luck (R46)', async () => {
    const id = await players.join()
    await playDays(id, 11)
    for (const step of [1, 4, 10]) expect((await claim(id, step)).status, String(step)).toBe(200)
    const { data } = await server.call('luck.rolls', { query: {} }, { as: id })
    expect(data.items.map(({ name }) => name)).toEqual(['box', 'prize-stone'])
  })

  it('that is not reached cannot be claimed, nor one of another season', async () => {
    const id = await players.join()
    await playDays(id, 2)
    expect((await claim(id, 2)).error.code).toBe('not-claimable')
    expect((await claim(id, 29)).error.code).toBe('invalid-payload')
    for (const other of [season.number - 1, season.number + 1, season.number - 2])
      expect(['not-found', 'not-claimable']).toContain((await claim(id, 1, other)).error.code)
    expect(await gained(id)).toEqual([])
  })
})

describe('a look of the season path', () => {
  const looks = async (as: number) => (await server.call('combats.me', {}, { as })).data.cosmetic.looks

  it('is put on when its step is claimed; the banner is not worn', async () => {
    const id = await players.join({ houseId: 3 })
    await players.walkPath(id, 2800)
    const found = await players.find(id)
    for (const step of [1, 7, 14, 21, 28]) expect((await claim(id, step)).status).toBe(200)
    const worn = { cape: 'season-cape-3', pose: 'season-pose', word: 'season-word' }
    expect(await looks(id)).toEqual(worn)
    expect((await server.call('wardrobe.get', {}, { as: id })).data.worn).toEqual(worn)
    expect((await server.call('combats.find', {}, { as: id })).data.commitment).toBe(found.commitment)
    expect((await server.call('combats.fight', {}, { as: id })).data.user.cosmetic.looks).toEqual(worn)
  })

  it('leaves on what is worn of its kind', async () => {
    const id = await players.join()
    await players.walkPath(id, 2800)
    await db.updateTable('players').set({ worn_looks: 'cape-gold' }).where('id', '=', BigInt(id)).execute()
    for (const step of [7, 14]) await claim(id, step)
    expect(await looks(id)).toEqual({ cape: 'cape-gold', pose: 'season-pose' })
    expect((await server.call('wardrobe.get', {}, { as: id })).data.owned).toContain('season-cape-0')
  })

  it('that was not claimed in time is put on as well when the season’s path ends', async () => {
    const id = await players.join({ houseId: 2 })
    await players.walkPath(id, 1400)
    await claim(id, 7)
    await server.call('wardrobe.wear', { body: { kind: 'cape', look: null } }, { as: id })
    season = calendarAt(season.nextMs, FIRST_MS)
    turnTo(15)
    expect(await end()).toEqual({ ended: 1, sent: 1, errors: [] })
    expect(await looks(id)).toEqual({ pose: 'season-pose' })
  })
})

describe('the end of a season’s path (R53)', () => {
  it('leaves its reached steps to claim for 14 days; then the inbox has them, once, drawn when they are taken', async () => {
    const id = await players.join()
    await playDays(id, 11)
    await server.call('daily.claim', {}, { as: id })
    const ended = season
    season = calendarAt(season.nextMs, FIRST_MS)
    turnTo(14)
    expect(await end()).toEqual({ ended: 0, sent: 0, errors: [] })
    expect((await path(id)).ended).toMatchObject({ season: ended.number, points: 11 * 95, claimed: [] })
    expect((await claim(id, 1, ended.number)).status).toBe(200)
    expect((await path(id)).ended?.claimed).toEqual([1])
    turnTo(15)
    expect((await path(id)).ended).toBeNull()
    expect((await claim(id, 2, ended.number)).error.code).toBe('not-found')
    expect((await Promise.all([end(), end()])).map(({ sent }) => sent).sort()).toEqual([0, 1])
    const [reward, ...others] = await inbox(id)
    expect(others).toEqual([])
    expect(reward).toMatchObject({ reason: 'season-path', tok: 0, star: 0, claimed_at: null })
    expect(reward?.contents).toMatchObject({
      boxes: ['wood'],
      stones: [1],
      others: [
        { slug: 'four-leaf-clover', quantity: 1 },
        { slug: 'meat-hook', quantity: 1 },
      ],
    })
    const taken = (await server.call('inbox.claim', { params: { id: reward?.id ?? '' } }, { as: id })).data
    expect(taken.item.opened?.stones).toHaveLength(1)
    const [row] = await rowsOf(id)
    expect(row).toMatchObject({ season: ended.number, due_at: null, steps: 2 ** 10 - 1 })
  })

  it('counts the last days of a season whose player comes back in the next one', async () => {
    const id = await players.join()
    await playDays(id, 27)
    const ended = season
    season = calendarAt(season.nextMs, FIRST_MS)
    turnTo(5)
    await server.call('daily.claim', {}, { as: id })
    expect(await path(id)).toMatchObject({ season: season.number, points: 30, ended: { points: 27 * 95 } })
    expect((await rowsOf(id)).map((row) => [row.season, row.points])).toEqual([
      [ended.number, 27 * 95],
      [season.number, 0],
    ])
  })

  it('sends nothing to a player who has claimed all or deleted the account', async () => {
    const [done, gone] = [await players.join(), await players.join()]
    for (const id of [done, gone]) {
      await playDays(id, 27)
      await items.act(id, 'hunt', 2)
    }
    for (const step of pathSteps((each) => each <= 25)) await claim(done, step)
    await server.call('daily.claim', {}, { as: gone })
    await server.call('users.delete', {}, { as: gone })
    season = calendarAt(season.nextMs, FIRST_MS)
    turnTo(16)
    expect(await end()).toMatchObject({ sent: 0, errors: [] })
    expect(await inbox(done)).toEqual([])
    expect(await rowsOf(gone)).toEqual([])
    expect(PATH_STEPS).toBe(28)
  })
})
