import { describe, expect, it } from 'vitest'
import { inTransaction } from '#server/db/transaction.ts'
import { sanctionPlayer } from '#server/modules/account/sanctions.ts'
import { addGuildXp, enrol, foundGuild, guildOf, leaveGuilds } from '#server/modules/guild/service.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { appWithPlayers } from '#tests/helpers/server/item-server.ts'

const { server, players } = await appWithPlayers()

type Scope = Parameters<typeof foundGuild>[0]
const moving = <T>(work: (scope: Scope) => Promise<T>): Promise<T> =>
  inTransaction(server.db, (db) => work({ ...server.scope(), db }))
const found = (founder: number, slug: string) =>
  moving((scope) =>
    foundGuild(scope, founder, {
      slug,
      name: `The ${slug}`,
      tag: slug.slice(0, 5),
      emblem: { shape: 'round', sign: 'moon', field: 'ink', ink: 'gold' },
      description: '',
      entry: 'open',
      minRank: 0,
    }),
  )
const guildRow = (id: number) =>
  server.db.selectFrom('guilds').selectAll().where('id', '=', BigInt(id)).executeTakeFirstOrThrow()
const eventsOf = async (id: number) =>
  (
    await server.db
      .selectFrom('guild_log')
      .select(['event', 'who_id', 'whom_id'])
      .where('guild_id', '=', BigInt(id))
      .orderBy('id')
      .execute()
  ).map(({ event, who_id, whom_id }) => [event, Number(who_id ?? whom_id)])

describe('a guild (row 141, R24)', () => {
  it('is founded, joined and left; its id is above every player’s, and both sides know each other', async () => {
    const [ann, bob] = [await players.join(), await players.join()]
    const guild = await found(ann, 'wolves')
    expect(guild).toBeGreaterThan(5e15)
    server.clock.advance(1000)
    await moving((scope) => enrol(scope, guild, bob))
    expect(await guildOf(server.db, bob)).toEqual({ guildId: guild, slug: 'wolves', joinedMs: server.clock.nowMs() })
    server.clock.advance(1000)
    expect(await moving((scope) => leaveGuilds(scope, ann))).toBe(true)
    expect(await guildRow(guild)).toMatchObject({ leader_id: BigInt(bob), members: 1 })
    expect(await guildOf(server.db, ann)).toBeNull()
    expect(await eventsOf(guild)).toEqual([
      ['founded', ann],
      ['joined', bob],
      ['left', ann],
      ['leader', bob],
    ])
  })

  it('is dissolved with its last member', async () => {
    const ann = await players.join()
    const guild = await found(ann, 'lonely')
    await moving((scope) => leaveGuilds(scope, ann))
    expect(await guildRow(guild)).toMatchObject({ leader_id: null, members: 0 })
    await expect(moving((scope) => enrol(scope, guild, ann))).rejects.toThrow('guild')
  })

  it('rises by XP, which are stored with their source, and has two more places a level', async () => {
    const ann = await players.join()
    const guild = await found(ann, 'risers')
    await moving((scope) => addGuildXp(scope, guild, 'world', 280))
    expect(await guildRow(guild)).toMatchObject({ xp: 280n, level: 2 })
    expect(await eventsOf(guild)).toContainEqual(['level', 0])
  })
})

describe('a leader who is banned (row 141, R24)', () => {
  const ban = (id: number) =>
    moving((scope) => sanctionPlayer(scope, id, { status: 'banned', reason: 'bots', appealUrl: null }))
  const guildOf3 = async (slug: string) => {
    const [ann, bob, eve] = [await players.join(), await players.join(), await players.join()]
    const guild = await found(ann, slug)
    for (const id of [bob, eve]) {
      server.clock.advance(1000)
      await moving((scope) => enrol(scope, guild, id))
    }
    return { ann, bob, eve, guild }
  }
  const rolesOf = async (guild: number) =>
    (
      await server.db
        .selectFrom('guild_members')
        .select(['player_id', 'role'])
        .where('guild_id', '=', BigInt(guild))
        .orderBy('player_id')
        .execute()
    ).map(({ player_id, role }) => [Number(player_id), role])

  it('hands over to an officer, though a member has served longer', async () => {
    const { ann, bob, eve, guild } = await guildOf3('one-banned')
    const { status } = await server.call(
      'guild.member',
      { params: { user_id: eve }, body: { action: 'promote' } },
      { as: ann },
    )
    expect(status).toBe(200)
    await ban(ann)
    expect(await guildRow(guild)).toMatchObject({ leader_id: BigInt(eve), members: 2 })
    expect(await rolesOf(guild)).toEqual([
      [bob, 'member'],
      [eve, 'leader'],
    ])
    expect(await guildOf(server.db, ann)).toBeNull()
    expect(await eventsOf(guild)).toContainEqual(['leader', eve])
    expect(await auditDifferences(server.db)).toEqual([])
  })

  it('else to the longest-serving member', async () => {
    const { ann, bob, eve, guild } = await guildOf3('two-banned')
    await ban(ann)
    expect(await rolesOf(guild)).toEqual([
      [bob, 'leader'],
      [eve, 'member'],
    ])
  })

  it('and alone dissolves the guild', async () => {
    const ann = await players.join()
    const guild = await found(ann, 'ban-alone')
    await ban(ann)
    expect(await guildRow(guild)).toMatchObject({ leader_id: null, members: 0 })
    expect(await auditDifferences(server.db)).toEqual([])
  })
})
