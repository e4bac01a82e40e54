import { describe, expect, it } from 'vitest'
import { mondayMs } from '#rules/days.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { seasonPlayers } from '#tests/helpers/players/season-players.ts'
import { appWithPlayers } from '#tests/helpers/server/item-server.ts'
import { runAdmin } from '#tests/helpers/server/run-admin.ts'

const { server, players } = await appWithPlayers({ config: { maintenanceCacheMs: 0 } })
const seasons = seasonPlayers(server, players)

const admin = async (...args: string[]): Promise<string> => {
  const ports = { ...server.scope(), who: 'olga' }
  return (await runAdmin(ports, ['season', ...args])).join('\n')
}
const rows = async () => {
  const count = async (table: 'season_places' | 'season_results' | 'season_claims' | 'inbox' | 'season_ends') =>
    (await server.db.selectFrom(table).selectAll().execute()).length
  return [
    await count('season_places'),
    await count('season_results'),
    await count('season_claims'),
    await count('inbox'),
    await count('season_ends'),
  ]
}

describe('hk admin season', () => {
  it('shifts the first season before anybody has joined: until then calls answer 503 with the date', async () => {
    const begunMs = (await seasons.dates(11)).startMs
    const mondayTextOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
    const nextMonday = mondayMs(server.clock.nowMs()) + 7 * MS_PER_DAY
    await expect(admin('shift', '2027-01-05', '--why', 'x')).rejects.toThrow('Say the Monday')
    await admin('shift', mondayTextOf(nextMonday), '--why', 'the launch is later')
    const { status, error } = await server.call('users.onboard', { body: { house_id: 0 } }, { as: 1 })
    expect([status, error.code, error.details]).toEqual([
      503,
      'maintenance',
      { begins: new Date(nextMonday).toISOString() },
    ])
    await admin('shift', mondayTextOf(begunMs), '--why', 'no, now')
    await players.join()
    await expect(admin('shift', mondayTextOf(nextMonday), '--why', 'x')).rejects.toThrow('People have joined')
  })

  it('opens the founder’s days once', async () => {
    expect(await admin('open', '--why', 'launch')).toContain("founder's 28 days have begun")
    await expect(admin('open', '--why', 'again')).rejects.toThrow('begun already')
    expect(await admin('show')).toContain(`founder's days: from ${new Date(server.clock.nowMs()).toISOString()}`)
  })

  it('rehearses the end: who wins and what is paid, and nothing of it stays', async () => {
    const first = await seasons.joinIn(11, { points: 5500, fights: 20 })
    await seasons.joinIn(11, { points: 900, fights: 20 })
    const before = await rows()
    const said = await admin('rehearse')
    expect(said).toContain(`place 1: ${first} `)
    expect(said).toContain("players whose season's reward is paid: 2")
    expect(said).toContain('cards of the season to write: 2')
    expect(said).toMatch(/season-reward: 2 rewards, TOK 4630, STAR 210/)
    expect(await rows()).toEqual(before)
    expect(await players.row(first)).toMatchObject({ rank_season: 11, rank_points: 5500 })
  })

  it('settles what is due, and nothing before its instant', async () => {
    expect(await admin('settle')).toContain('places frozen of season none')
    const { nextMs } = await seasons.dates(11)
    seasons.at(nextMs + 2 * MS_PER_MINUTE)
    const said = await admin('settle')
    expect(said).toContain('places frozen of season 11')
    expect(said).toContain('card of the season was looked for: 2')
    expect(await admin('show')).toMatch(
      /season 11: places 2\d{3}-.*, ranks 2\d{3}-.*, unclaimed rewards not all sent, cards 2\d{3}-/,
    )
    expect(await admin('show')).toContain('ranks of earlier seasons: 0')
  })

  it('says what it can where nothing fits', async () => {
    await expect(admin()).rejects.toThrow('Usage: hk admin season show|rehearse|')
    await expect(admin('end')).rejects.toThrow('Usage: hk admin season show|rehearse|')
  })
})
