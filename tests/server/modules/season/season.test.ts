import { describe, expect, it } from 'vitest'
import { fileApp } from '#tests/helpers/server/item-server.ts'
import { TEST_NOW_MS } from '#tests/helpers/server/test-app.ts'

const DAY_S = 86_400
const server = await fileApp()

describe('the season', () => {
  it('has the same start and number for the game and for Kombat (rows 152, 193; R28)', async () => {
    const season = (await server.call('season.get', {}, { as: 1 })).data
    const kombat = (await server.call('combats.season', {}, { as: 1 })).data
    expect(kombat).toEqual({ start_time: season.start_time, current_season: season.current_season })
    expect(season.current_season).toBe(11)
    expect(season.start_time).toBe(TEST_NOW_MS / 1000 - DAY_S / 2 - 7 * DAY_S)
    expect(season.next_season_time - season.start_time).toBe(28 * DAY_S)
  })

  it('answers 404 to a player without a record, which clients take for the default (rows 152, 190; T30)', async () => {
    await server.call('users.onboard', { body: { house_id: 0 } }, { as: 7 })
    expect((await server.call('season.me', {}, { as: 7 })).data).toMatchObject({ user_id: 7, current_season: 11 })
    await server.db.deleteFrom('user_seasons').where('player_id', '=', 7n).execute()
    const answer = await server.call('season.me', {}, { as: 7 })
    expect([answer.status, answer.error.code]).toEqual([404, 'season-not-found'])
  })
})
