import { describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'
import { relayAll } from '#tests/helpers/database/relay-outbox.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { testApp } from '#tests/helpers/server/test-app.ts'

const server = await testApp()
const players = kombatPlayers(server)

const away = async (id: number) => (await server.call('combats.away', {}, { as: id })).data
const isoNow = (): string => new Date(server.clock.nowMs()).toISOString()
const attack = async (defender: number, times: number): Promise<void> => {
  const attacker = await players.join()
  for (let time = 0; time < times; time++) {
    server.clock.advance(MS_PER_MINUTE)
    await players.challenge(attacker, defender)
  }
  await relayAll(server)
}

describe('what happened while the player was away', () => {
  it('is nothing after less than three hours, and the attacks since the last act after that', async () => {
    const id = await players.join()
    const since = isoNow()
    await attack(id, 2)
    server.clock.advance(3 * MS_PER_HOUR - 2 * MS_PER_MINUTE - 1)
    expect(await away(id)).toBeNull()
    server.clock.advance(1)
    expect(await away(id)).toEqual({ since, attacks: 2, sold: { items: 0, tok: 0 } })
  })

  it('begins anew with a claim, and with the start and the collection of a hunt', async () => {
    const id = await players.join()
    await attack(id, 1)
    server.clock.advance(4 * MS_PER_HOUR)
    expect(await away(id)).toMatchObject({ attacks: 1 })
    await server.call('users.claim', {}, { as: id })
    expect(await away(id)).toBeNull()
    server.clock.advance(3 * MS_PER_HOUR)
    expect(await away(id)).toMatchObject({ attacks: 0 })
    const slug = 'cursed-fortress'
    expect((await server.call('hunting.start', { params: { slug } }, { as: id })).status).toBe(200)
    expect(await away(id)).toBeNull()
    const started = isoNow()
    server.clock.advance(MS_PER_DAY)
    await attack(id, 3)
    expect(await away(id)).toMatchObject({ since: started, attacks: 3 })
    expect((await server.call('hunting.claim', { params: { slug } }, { as: id })).status).toBe(200)
    expect(await away(id)).toBeNull()
  })

  it('begins anew with an own fight, and own attacks are none', async () => {
    const [id, other] = [await players.join(), await players.join()]
    await players.challenge(id, other)
    await relayAll(server)
    server.clock.advance(3 * MS_PER_HOUR)
    expect(await away(id)).toMatchObject({ attacks: 0 })
    await players.fight(id)
    expect(await away(id)).toBeNull()
  })

  it('looks back for thirty days', async () => {
    const id = await players.join()
    await attack(id, 1)
    server.clock.advance(31 * MS_PER_DAY)
    await attack(id, 1)
    expect(await away(id)).toMatchObject({ attacks: 1 })
  })

  it('is refused to who has not joined', async () => {
    const { status } = await server.call('combats.away', {}, { as: players.stranger() })
    expect(status).toBe(404)
  })
})
