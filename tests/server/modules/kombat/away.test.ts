import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'
import { rebuildBoards } from '#server/modules/leaderboards/service.ts'
import { relayAll } from '#tests/helpers/database/relay-outbox.ts'
import { appWithPlayers } from '#tests/helpers/server/item-server.ts'

const { server, players } = await appWithPlayers()

const away = async (id: number) => (await server.call('combats.away', {}, { as: id })).data
type Fought = Awaited<ReturnType<typeof players.challenge>>
const isoNow = (): string => new Date(server.clock.nowMs()).toISOString()
const attack = async (defender: number, times: number): Promise<readonly Fought[]> => {
  const attacker = await players.join({ username: 'raider' })
  const fought: Fought[] = []
  for (let time = 0; time < times; time++) {
    server.clock.advance(MS_PER_MINUTE)
    fought.push(await players.challenge(attacker, defender))
  }
  await relayAll(server)
  return fought
}
const QUIET = {
  attacks: 0,
  won: 0,
  lost: 0,
  attacker: null,
  place: { before: null, now: null },
  sold: { items: 0, tok: 0 },
}

describe('what happened while the player was away', () => {
  it('is nothing after less than three hours, and the attacks since the last act after that', async () => {
    const id = await players.join()
    const since = isoNow()
    const fought = await attack(id, 2)
    server.clock.advance(3 * MS_PER_HOUR - 2 * MS_PER_MINUTE - 1)
    expect(await away(id)).toBeNull()
    server.clock.advance(1)
    const won = fought.filter(({ winner }) => winner === 'defender').length
    const house_id = fought[0]?.user.house_id
    const attacker = { username: 'raider', house_id }
    expect(await away(id)).toEqual({ ...QUIET, since, attacks: 2, won, lost: 2 - won, attacker })
  })

  it('counts an attack that an earlier release has sent, without its outcome', async () => {
    const id = await players.join()
    const attacker = await players.join()
    server.clock.advance(MS_PER_MINUTE)
    await players.challenge(attacker, id)
    await sql`update outbox set payload = '{}' where target_id = ${id}`.execute(server.db)
    await relayAll(server)
    server.clock.advance(3 * MS_PER_HOUR)
    expect(await away(id)).toMatchObject({ attacks: 1, won: 0, lost: 0, attacker: null })
  })

  it('names no attacker whose account is deleted, whether the attack was delivered before or after (R43)', async () => {
    const id = await players.join()
    const attacker = await players.join({ username: 'leaver' })
    server.clock.advance(MS_PER_MINUTE)
    await players.challenge(attacker, id)
    await relayAll(server)
    server.clock.advance(MS_PER_MINUTE)
    await players.challenge(attacker, id)
    server.clock.advance(3 * MS_PER_HOUR)
    expect(await away(id)).toMatchObject({ attacks: 1, attacker: { username: 'leaver' } })
    await server.call('users.delete', {}, { as: attacker })
    expect(await away(id)).toMatchObject({ attacks: 1, attacker: null })
    await relayAll(server)
    expect(await away(id)).toMatchObject({ attacks: 2, attacker: null })
    const { rows } = await sql`select from defences where attacker_name = 'leaver'`.execute(server.db)
    expect(rows).toEqual([])
  })

  it('compares the place after the last activity with the place now, and knows none that was not recorded since', async () => {
    const [id, other] = [await players.join(), await players.join()]
    const rank = (of: number, points: number) =>
      sql`update players set rank_points = ${points}, best_rank_points = ${points} where id = ${of}`.execute(server.db)
    const rebuild = () => rebuildBoards(server.db, server.clock.nowMs())
    await rank(id, 9_000_000)
    server.clock.advance(MS_PER_MINUTE)
    await rebuild()
    await rank(other, 9_500_000)
    server.clock.advance(3 * MS_PER_HOUR)
    await rebuild()
    expect(await away(id)).toMatchObject({ place: { before: 1, now: 2 } })
    await server.call('users.claim', {}, { as: id })
    server.clock.advance(3 * MS_PER_HOUR)
    expect(await away(id)).toMatchObject({ place: { before: null, now: 2 } })
    await server.call('users.claim', {}, { as: id })
    server.clock.advance(1)
    await rebuild()
    server.clock.advance(3 * MS_PER_HOUR)
    expect(await away(id)).toMatchObject({ place: { before: 2, now: 2 } })
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

  it('begins anew with a fight of the player’s, whose own attacks do not count', async () => {
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
})
