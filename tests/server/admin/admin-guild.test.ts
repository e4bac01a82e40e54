import { describe, expect, it } from 'vitest'
import { inTransaction } from '#server/db/transaction.ts'
import { addToGuildLog } from '#server/modules/guild/log.ts'
import { lockGuild } from '#server/modules/guild/store.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { untilLockWaits } from '#tests/helpers/database/lock-waiters.ts'
import { bossPlayers } from '#tests/helpers/players/boss-players.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'
import { adminOf } from '#tests/helpers/server/run-admin.ts'

const DAY_MS = 86_400_000

const server = await fileApp()
const players = bossPlayers(server)

const admin = adminOf(server)
const acts = async () =>
  (await server.db.selectFrom('admin_log').selectAll().where('act', 'like', 'guild-%').orderBy('at').execute()).map(
    ({ act, why, details }) => ({ act, why, details }),
  )
const get = (slug: string, as: number) => server.call('guild.get', { params: { id: slug } }, { as })

const guild = async (slug: string) => {
  const [leader, member] = [await players.join({ username: `${slug}-leader` }), await players.join()]
  const id = await players.found(leader, slug)
  await players.enrol(id, member)
  return { id, leader, member }
}

describe('an operator looks at a guild', () => {
  it('with its level, members, roles and newest log', async () => {
    const { id, leader, member } = await guild('night-lynx')
    await players.raise(id, 300)
    const said = await admin('guild', 'night-lynx')
    expect(said).toContain('The night-lynx [-lynx]  night-lynx')
    expect(said).toContain('level 2, 300 XP')
    expect(said).toContain('2 of 24 members, open from 0 rank points')
    expect(said).toContain(`leader   ${leader} (night-lynx-leader)`)
    expect(said).toMatch(new RegExp(`member   ${member} `))
    expect(said).toContain(`joined  ${member}`)
    expect(said).toMatch(/level {2}2/)
  })

  it('whose log counts gifts in TOK and a won vote in XP', async () => {
    const { id, leader } = await guild('dawn-moth')
    await addToGuildLog(server.scope(), id, { event: 'donated', who_id: leader, amount: 2_000_000_000 })
    await addToGuildLog(server.scope(), id, { event: 'vote-won', amount: 300, level: 1 })
    const said = await admin('guild', 'dawn-moth')
    expect(said).toMatch(/donated {2}.* {2}2 TOK/)
    expect(said).toMatch(/vote-won {2}300 XP {2}1/)
  })

  it('and is answered when there is none', async () => {
    await expect(admin('guild', 'no-such-guild')).rejects.toThrow('There is no guild no-such-guild')
    await expect(admin('guild')).rejects.toThrow('guild <slug>')
  })
})

describe('an operator renames a guild', () => {
  it('with a reason, on every page; the old names are kept for a day, then anybody can have them', async () => {
    const { leader } = await guild('bad-words')
    const other = await players.join()
    await expect(admin('guild', 'bad-words', 'rename', '--name', 'Good Words')).rejects.toThrow('Say why')
    const said = await admin(
      ...['guild', 'bad-words', 'rename', '--name', 'Good Words', '--tag', 'GOOD', '--slug', 'good-words'],
      ...['--why', 'rude in Turkish'],
    )
    expect(said).toBe('The bad-words [words] is Good Words [GOOD] now, good-words.')
    expect((await get('good-words', leader)).data).toMatchObject({ id: 'good-words', name: 'Good Words', tag: 'GOOD' })
    expect((await get('bad-words', leader)).error.code).toBe('guild-not-found')
    await expect(players.found(other, 'bad-words')).rejects.toThrow()
    server.clock.advance(DAY_MS)
    await players.found(other, 'bad-words')
    expect((await acts()).at(-1)).toMatchObject({ act: 'guild-rename', why: 'rude in Turkish' })
  })

  it('in part; in other letters, it keeps its own name', async () => {
    const { leader } = await guild('tiny-hawks')
    await admin('guild', 'tiny-hawks', 'rename', '--name', 'THE Tiny-Hawks', '--why', 'x')
    const { data } = await get('tiny-hawks', leader)
    expect(data).toMatchObject({ name: 'THE Tiny-Hawks', id: 'tiny-hawks' })
    server.clock.advance(DAY_MS)
    const other = await players.join()
    await expect(players.found(other, 'tiny-hawks')).rejects.toThrow()
  })

  it('together with another operator: the later row of the log has the name that the earlier one gave', async () => {
    const { id } = await guild('dusk-crows')
    const renames = await inTransaction(server.db, async (trx) => {
      await lockGuild(trx, id)
      const both = ['Dawn Crows', 'Noon Crows'].map((name) =>
        admin('guild', 'dusk-crows', 'rename', '--name', name, '--why', 'x'),
      )
      await untilLockWaits(server.db, both.length)
      return both
    })
    const said = await Promise.all(renames)
    const details = (await acts()).slice(-2).map((row) => row.details as Record<'from' | 'to', { name: string }>)
    const names = details.map(({ from, to }) => [from.name, to.name])
    const first = names.find(([from]) => from === 'The dusk-crows')
    const second = names.find((one) => one !== first)
    expect(second?.[0]).toBe(first?.[1])
    const untagged = said.map((line) => line.replaceAll(/ \[\w+\]/g, ''))
    expect(untagged.sort()).toEqual(names.map(([from, to]) => `${from} is ${to} now, dusk-crows.`).sort())
  })

  it('to no name that is taken, profane or invalid; then nothing has changed', async () => {
    const { leader } = await guild('calm-bears')
    await guild('wild-lions')
    const count = (await acts()).length
    const rename = (...names: string[]) => admin('guild', 'calm-bears', 'rename', ...names, '--why', 'x')
    await expect(rename('--name', 'The wild-lions', '--tag', 'CALM')).rejects.toThrow()
    await expect(rename('--name', 'fuck')).rejects.toThrow()
    await expect(rename('--tag', 'far too long')).rejects.toThrow()
    await expect(rename()).rejects.toThrow('Say what it is called now')
    expect((await get('calm-bears', leader)).data).toMatchObject({ name: 'The calm-bears' })
    expect((await acts()).length).toBe(count)
  })
})

it('an operator dissolves a guild with a reason: the members are in none, are notified by the bot, and can join another at once', async () => {
  const { id, leader, member } = await guild('old-foxes')
  const { id: next } = await guild('new-moons')
  const asking = await players.join()
  await server.db.insertInto('guild_requests').values({ guild_id: id, player_id: asking, at: new Date() }).execute()
  await expect(admin('guild', 'old-foxes', 'dissolve')).rejects.toThrow('Say why')
  expect(await admin('guild', 'old-foxes', 'dissolve', '--why', 'sold for money')).toBe(
    'The old-foxes is dissolved; 2 members have no guild now.',
  )
  expect((await get('old-foxes', leader)).error.code).toBe('guild-not-found')
  expect((await server.call('guild.me', {}, { as: leader })).data).toBeNull()
  const rows = await server.db
    .selectFrom('guild_memberships')
    .select(['player_id', 'news', 'guild_id'])
    .where('player_id', 'in', [leader, member].map(BigInt))
    .execute()
  expect(rows.map((row) => [row.news, row.guild_id])).toEqual([
    ['kicked', null],
    ['kicked', null],
  ])
  expect((await server.call('guild.join', { params: { id: 'new-moons' } }, { as: member })).status).toBe(200)
  expect(next).toBeGreaterThan(id)
  expect((await acts()).at(-1)).toMatchObject({ act: 'guild-dissolve', why: 'sold for money' })
  expect(await auditDifferences(server.db)).toEqual([])
})
