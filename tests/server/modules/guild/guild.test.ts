import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { CallData } from '#contracts/schemas.ts'
import type { Preferences } from '#contracts/wire.ts'
import { begunBossEvents } from '#rules/boss/boss-calendar.ts'
import { DONATION_LIMIT_NANO, PHRASE_PAUSE_MS, REJOIN_AFTER_MS } from '#rules/guild/guild.ts'
import { MS_PER_DAY, MS_PER_HOUR, tokToNano } from '#rules/units.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { sanctionPlayer } from '#server/modules/account/sanctions.ts'
import { countMemberFights, guildOf } from '#server/modules/guild/service.ts'
import { refreshGuildCards, replaceIdleLeaders } from '#server/modules/guild/upkeep.ts'
import { notifyPlayers } from '#server/modules/notifications/service.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { guildPlayers, later } from '#tests/helpers/players/guild-players.ts'
import { codeOf } from '#tests/helpers/server/answered.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const itemsServer = await itemServer()
const { server, players, items } = itemsServer
const guilds = guildPlayers(itemsServer)
const { found, founder, join, leave, member, act, plan } = guilds

const seen = async (as: number, id: string) => (await server.call('guild.get', { params: { id } }, { as })).data
const me = async (as: number) => (await server.call('guild.me', {}, { as })).data
const create = (as: number, slug: string, changes = {}) =>
  server.call('guild.create', { body: plan(slug, changes) }, { as })
const rolesIn = async (as: number, id: string) =>
  Object.fromEntries((await seen(as, id)).roster.map(({ user_id, role }) => [user_id, role]))
const log = async (as: number) => (await server.call('guild.log', {}, { as })).data.items
const eventsFor = async (as: number) => (await log(as)).map(({ event }) => event)
const give = (as: number, tok: number) =>
  later(server).call('guild.donate', { body: { amount: tokToNano(tok) } }, { as })

describe('founding a guild (row 141, R24)', () => {
  it('burns 200 TOK from Silver IV on, and makes the founder its leader', async () => {
    const ann = await founder(200)
    const [before = 0] = await items.amounts(ann, ['tok'])
    const { data } = await create(ann, 'night-owls', { name: '  Night   Owls ', tag: 'owl' })
    expect(data.balance).toBe(before - tokToNano(200))
    expect(data.guild).toMatchObject({
      ...{ id: 'night-owls', name: 'Night Owls', tag: 'OWL', level: 0, xp: 0, members: 1, capacity: 20, place: null },
      ...{ next_level_xp: 100, perk_percent: 0, roster: [{ user_id: ann, role: 'leader' }] },
      own: { role: 'leader', requested: false, wait_until: null, given_today: 0, remind_from: null },
    })
    const { data: ledger } = await server.call('users.ledger', { query: {} }, { as: ann })
    expect(ledger.items).toContainEqual(
      expect.objectContaining({ reason: 'guild-create', amount: -tokToNano(200), ref: 'night-owls' }),
    )
    expect(await me(ann)).toMatchObject({ id: 'night-owls', tag: 'OWL', role: 'leader', requests: 0 })
  })

  it('is refused below Silver IV, without the money, and to a player who is in a guild; nothing is taken', async () => {
    const bronze = await players.join()
    await items.give(bronze, 'tok', tokToNano(500))
    const poor = await founder(1)
    const ann = await found('only-one')
    await items.give(ann, 'tok', tokToNano(500))
    const [money] = await items.amounts(ann, ['tok'])
    expect(codeOf(await create(bronze, 'too-low'))).toBe('guild-rank-needed')
    expect(codeOf(await create(poor, 'too-poor'))).toBe('insufficient-balance')
    expect(codeOf(await create(ann, 'a-second'))).toBe('already-in-guild')
    expect(await items.amounts(ann, ['tok'])).toEqual([money])
  })

  it('refuses a taken slug, name or tag, and frees them a day after the guild’s end', async () => {
    const ann = await found('the-first', { name: 'First of all', tag: '1ST' })
    const bob = await founder(1000)
    expect(codeOf(await create(bob, 'the-first'))).toBe('guild-exists')
    expect(codeOf(await create(bob, 'another', { name: 'FIRST OF ALL' }))).toBe('guild-exists')
    expect(codeOf(await create(bob, 'another', { tag: '1st' }))).toBe('guild-exists')
    // With Cyrillic letters, or l for i, the name looks the same.
    expect(codeOf(await create(bob, 'another', { name: 'Fіrst оf аll' }))).toBe('guild-exists')
    expect(codeOf(await create(bob, 'another', { name: 'Flrst of all!' }))).toBe('guild-exists')
    expect(codeOf(await create(bob, 'another', { tag: '1ЅТ' }))).toBe('guild-exists')
    await leave(ann)
    server.clock.advance(MS_PER_DAY - 1000)
    expect(codeOf(await create(bob, 'the-first', { name: 'First of all', tag: '1ST' }))).toBe('guild-exists')
    server.clock.advance(1000)
    expect(codeOf(await create(bob, 'the-first', { name: 'Fіrst of all', tag: 'IST' }))).toBe('done')
  })

  it.each([
    [{ slug: 'ab' }, 'invalid-guild-name'],
    [{ slug: 'No-Capitals' }, 'invalid-guild-name'],
    ...[
      'rp-a',
      'gb-wolves',
      'sc-wolves',
      'fk-wolves',
      'mk-wolves',
      'tr-wolves',
      'wl-wolves',
      'boss-fight',
      'requests',
      'name',
    ].map((slug) => [{ slug }, 'invalid-guild-name'] as const),
    [{ name: 'ab' }, 'invalid-guild-name'],
    [{ name: 'x'.repeat(21) }, 'invalid-guild-name'],
    [{ name: 'a\u202Eb\u202Ec' }, 'invalid-guild-name'],
    [{ tag: 'A' }, 'invalid-guild-name'],
    [{ tag: 'ABCDEF' }, 'invalid-guild-name'],
    [{ name: 'Fuck you all' }, 'rude-guild-name'],
    [{ description: 'Все хуйня' }, 'rude-guild-name'],
  ] as const)('refuses %j as %s (T27)', async (changes, code) => {
    expect(codeOf(await create(await founder(), 'well-named', changes))).toBe(code)
  })
})

describe('joining and leaving (row 141, R24)', () => {
  it('joins an open guild at once, and counts for the mission; the next guild takes a day', async () => {
    const ann = await found('open-house')
    const bob = await players.join()
    const mission = async () =>
      (await server.call('upgrades.missions', {}, { as: bob })).data.find(({ id }) => id === 'join-guild')?.task_user
    expect(await mission()).toEqual({ repeats: 0 })
    const { data } = await join(bob, 'open-house')
    expect(data).toMatchObject({ joined: true, guild: { members: 2, own: { role: 'member' } } })
    expect(await mission()).toEqual({ repeats: 1 })
    expect(codeOf(await join(bob, 'open-house'))).toBe('already-in-guild')
    const left = await leave(bob)
    const waitUntil = new Date(server.clock.nowMs() + REJOIN_AFTER_MS).toISOString()
    expect(left.data).toEqual({ wait_until: waitUntil })
    expect((await seen(bob, 'open-house')).own).toMatchObject({ role: null, wait_until: waitUntil })
    expect([codeOf(await join(bob, 'open-house')), codeOf(await leave(bob))]).toEqual(['guild-wait', 'not-in-guild'])
    server.clock.advance(REJOIN_AFTER_MS)
    expect(codeOf(await join(bob, 'open-house'))).toBe('done')
    expect(await mission()).toEqual({ repeats: 1 })
    expect((await log(ann)).slice(0, 3)).toMatchObject([
      { event: 'joined', who: { user_id: bob } },
      { event: 'left', who: { user_id: bob } },
      { event: 'joined', who: { user_id: bob } },
    ])
  })

  it('asks for the rank that the guild wants, and ends at its capacity', async () => {
    const ann = await found('choosy', { min_rank: 100 })
    expect(codeOf(await join(await players.join(), 'choosy'))).toBe('guild-rank-needed')
    await server.call('guild.edit', { body: { min_rank: 0 } }, { as: ann })
    for (let place = 0; place < 19; place += 1) await member('choosy')
    expect(codeOf(await join(await players.join(), 'choosy'))).toBe('guild-full')
    expect(codeOf(await join(await players.join(), 'no-such-guild'))).toBe('guild-not-found')
  })

  it('hands a leader’s guild to the longest-serving officer, else member; the last one ends it', async () => {
    const ann = await found('heirs')
    const bob = await member('heirs')
    server.clock.advance(1000)
    const eve = await member('heirs')
    await act(ann, eve, 'promote')
    await leave(ann)
    expect(await rolesIn(bob, 'heirs')).toEqual({ [eve]: 'leader', [bob]: 'member' })
    expect(await me(eve)).toMatchObject({ role: 'leader' })
    await later(server).call('users.delete', {}, { as: eve })
    expect(await rolesIn(bob, 'heirs')).toEqual({ [bob]: 'leader' })
    expect((await log(bob))[0]).toMatchObject({ event: 'leader', whom: { user_id: bob } })
    expect((await log(bob))[1]).toMatchObject({ event: 'left', who: { user_id: 0, username: 'Deleted player' } })
    await leave(bob)
    expect((await server.call('guild.get', { params: { id: 'heirs' } }, { as: bob })).status).toBe(404)
    expect(await me(bob)).toBeNull()
  })

  it('hands a banned leader’s guild over as if the leader left', async () => {
    const ann = await found('one-banned')
    const [bob, eve] = [await member('one-banned'), await member('one-banned')]
    await act(ann, eve, 'promote')
    const ban = (id: number) =>
      inTransaction(server.db, (db) =>
        sanctionPlayer({ ...later(server).scope(), db }, id, { status: 'banned', reason: 'bots', appealUrl: null }),
      )
    await ban(ann)
    expect(await rolesIn(bob, 'one-banned')).toEqual({ [eve]: 'leader', [bob]: 'member' })
    expect(await guildOf(server.db, ann)).toBeNull()
    expect((await log(bob)).slice(0, 2)).toMatchObject([
      { event: 'leader', whom: { user_id: eve } },
      { event: 'left', who: { user_id: ann } },
    ])
    await later(server).call('guild.leave', {}, { as: eve })
    await ban(bob)
    expect((await server.call('guild.get', { params: { id: 'one-banned' } }, { as: eve })).status).toBe(404)
  })

  it('has no guild before one is a player, which the specification calls null (T30)', async () => {
    expect(await me(players.stranger())).toBeNull()
  })
})

describe('requests (R24)', () => {
  it('wait for an officer, who takes in or declines; five at most; joining elsewhere takes them back', async () => {
    const ann = await found('by-request', { entry: 'request' })
    const [bob, eve] = [await players.join(), await players.join()]
    expect((await join(bob, 'by-request')).data).toMatchObject({ joined: false, guild: { own: { requested: true } } })
    expect(codeOf(await join(bob, 'by-request'))).toBe('done')
    await join(eve, 'by-request')
    expect(await me(ann)).toMatchObject({ requests: 2 })
    const { data: waiting } = await server.call('guild.requests', {}, { as: ann })
    expect(waiting.map(({ user_id }) => user_id).sort()).toEqual([bob, eve].sort())
    expect((await act(ann, bob, 'accept')).data.roster.map(({ user_id }) => user_id)).toEqual([ann, bob])
    expect(codeOf(await server.call('guild.requests', {}, { as: bob }))).toBe('guild-forbidden')
    expect(codeOf(await act(bob, eve, 'accept'))).toBe('guild-forbidden')
    await act(ann, eve, 'decline')
    expect(codeOf(await act(ann, eve, 'accept'))).toBe('request-not-found')
    expect((await seen(eve, 'by-request')).own.requested).toBe(false)
    expect(await me(ann)).toMatchObject({ requests: 0 })
  })

  it('are five at most, of guilds that stand, and gone with the first that takes in', async () => {
    const leaders = []
    for (let no = 1; no <= 6; no += 1) leaders.push(await found(`ask-${no}`, { entry: 'request', tag: `ASK${no}` }))
    const bob = await players.join()
    for (let no = 1; no <= 5; no += 1) expect(codeOf(await join(bob, `ask-${no}`))).toBe('done')
    expect(codeOf(await join(bob, 'ask-6'))).toBe('request-limit')
    const asked = async () =>
      (await server.call('guild.list', { query: { sort: 'requested' } }, { as: bob })).data.items.map(({ id }) => id)
    expect((await asked()).sort()).toEqual(['ask-1', 'ask-2', 'ask-3', 'ask-4', 'ask-5'])
    await leave(leaders[0] as number)
    expect(codeOf(await join(bob, 'ask-6'))).toBe('done')
    const withdraw = () => server.call('guild.withdraw', { params: { id: 'ask-2' } }, { as: bob })
    expect([codeOf(await withdraw()), codeOf(await withdraw())]).toEqual(['done', 'request-not-found'])
    await act(leaders[2] as number, bob, 'accept')
    expect(codeOf(await act(leaders[3] as number, bob, 'accept'))).toBe('request-not-found')
    expect(await asked()).toEqual([])
  })
})

describe('roles (R24)', () => {
  it('let the leader do everything, and officers remove plain members', async () => {
    const ann = await found('ranks')
    const [bob, eve, kim] = [await member('ranks'), await member('ranks'), await member('ranks')]
    expect(codeOf(await act(bob, eve, 'kick'))).toBe('guild-forbidden')
    await act(ann, bob, 'promote')
    await act(ann, kim, 'promote')
    expect(codeOf(await act(bob, eve, 'promote'))).toBe('guild-forbidden')
    expect(codeOf(await act(bob, kim, 'kick'))).toBe('guild-forbidden')
    expect(codeOf(await act(bob, ann, 'kick'))).toBe('guild-forbidden')
    expect(codeOf(await act(bob, eve, 'kick'))).toBe('done')
    expect(codeOf(await act(ann, eve, 'promote'))).toBe('member-not-found')
    // Removed members do not wait; leavers do (R24).
    expect((await seen(eve, 'ranks')).own.wait_until).toBeNull()
    await found('next-door')
    expect((await join(eve, 'next-door')).data.joined).toBe(true)
    await leave(eve)
    expect((await seen(eve, 'ranks')).own.wait_until).not.toBeNull()
    expect(codeOf(await join(eve, 'ranks'))).toBe('guild-wait')
    await act(ann, kim, 'demote')
    await act(ann, bob, 'hand-over')
    expect(await rolesIn(ann, 'ranks')).toEqual({ [bob]: 'leader', [ann]: 'officer', [kim]: 'member' })
    expect(await me(ann)).toMatchObject({ role: 'officer' })
    expect(await eventsFor(ann)).toEqual([
      ...['leader', 'demoted', 'kicked', 'promoted', 'promoted'],
      ...['joined', 'joined', 'joined', 'founded'],
    ])
    expect(codeOf(await server.call('guild.edit', { body: { entry: 'request' } }, { as: ann }))).toBe('guild-forbidden')
  })

  it('pass from a leader who is away for fourteen days to the longest-serving officer who is not', async () => {
    const ann = await found('sleepers')
    const [bob, eve] = [await member('sleepers'), await member('sleepers')]
    await act(ann, bob, 'promote')
    await act(ann, eve, 'promote')
    server.clock.advance(14 * MS_PER_DAY - 1000)
    await server.call('users.claim', {}, { as: eve })
    await replaceIdleLeaders(server.scope())
    expect(await rolesIn(eve, 'sleepers')).toMatchObject({ [ann]: 'leader' })
    server.clock.advance(1000)
    await replaceIdleLeaders(server.scope())
    expect(await rolesIn(eve, 'sleepers')).toEqual({ [eve]: 'leader', [ann]: 'officer', [bob]: 'officer' })
    expect((await seen(eve, 'sleepers')).roster.map(({ idle_days }) => idle_days)).toEqual([0, 14, 14])
  })

  describe('of accounts that a process without guilds has deleted', () => {
    const deleteWithoutGuilds = async (slug: string, ids: readonly number[], keptMemberships: boolean) => {
      const guild = await server.db.selectFrom('guilds').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()
      const of = (table: 'guild_members' | 'guild_memberships') =>
        sql`select * from ${sql.table(table)} where guild_id = ${guild.id}`.execute(server.db)
      const [members, memberships] = [(await of('guild_members')).rows, (await of('guild_memberships')).rows]
      const cards = await sql`select * from guild_cards where guild_id = ${guild.id}`.execute(server.db)
      const names = await sql`select * from guild_names where guild_id = ${guild.id}`.execute(server.db)
      for (const as of ids) expect((await server.call('users.delete', {}, { as })).status).toBe(200)
      const put = async (table: string, rows: readonly unknown[]) => {
        for (const row of rows) {
          const json = JSON.stringify(row, (_key, value) => (typeof value === 'bigint' ? Number(value) : value))
          // `words` is a generated column, which an insert must leave out.
          const columns = Object.keys(row as object).filter((column) => column !== 'words')
          const names = sql.join(columns.map((column) => sql.ref(column)))
          await sql`
            insert into ${sql.table(table)} (${names})
            select ${names} from jsonb_populate_record(null::${sql.table(table)}, ${json}::jsonb)`.execute(server.db)
        }
      }
      for (const table of ['guild_members', 'guild_memberships', 'guild_cards', 'guild_names'])
        await sql`delete from ${sql.table(table)} where guild_id = ${guild.id}`.execute(server.db)
      await sql`delete from guild_memberships where player_id = any(${ids.map(BigInt)}::bigint[])`.execute(server.db)
      const { leader_id, members: count } = guild
      await sql`
        update guilds set leader_id = ${leader_id}, members = ${count}, dissolved_at = null
        where id = ${guild.id}`.execute(server.db)
      await put('guild_members', members)
      const isKept = (row: unknown) =>
        keptMemberships || !ids.includes(Number((row as { player_id: bigint }).player_id))
      await put('guild_memberships', memberships.filter(isKept))
      await put('guild_cards', cards.rows)
      await put('guild_names', names.rows)
      return guild.id
    }

    it.each([
      ['as it was', true],
      ['erased since', false],
    ])('pass to the next who is there, the player’s own side %s', async (_how, kept) => {
      const slug = kept ? 'orphans' : 'erased-orphans'
      const ann = await found(slug)
      const [bob, eve, kim] = [await member(slug), await member(slug), await member(slug)]
      await act(ann, bob, 'promote')
      await deleteWithoutGuilds(slug, [ann, bob], kept)
      expect(await replaceIdleLeaders(server.scope())).toBe(1)
      expect(await rolesIn(eve, slug)).toEqual({ [eve]: 'leader', [kim]: 'member' })
      expect(await seen(eve, slug)).toMatchObject({ members: 2, own: { role: 'leader' } })
      expect(codeOf(await act(eve, kim, 'promote'))).toBe('done')
      expect(await auditDifferences(server.db)).toEqual([])
      expect(await replaceIdleLeaders(server.scope())).toBe(0)
    })

    it('end a guild in which no member is left', async () => {
      const ann = await found('nobody')
      const bob = await member('nobody')
      const id = await deleteWithoutGuilds('nobody', [ann, bob], true)
      expect(await replaceIdleLeaders(server.scope())).toBe(1)
      const guild = await server.db.selectFrom('guilds').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      expect(guild).toMatchObject({ members: 0, leader_id: null })
      expect(guild.dissolved_at).not.toBeNull()
      expect(await auditDifferences(server.db)).toEqual([])
    })
  })
})

it('gifts (R24) are whole TOK, burnt, 50 a day at most; 1 TOK is 1 XP, and XP make levels with room and perk', async () => {
  const ann = await found('givers')
  const bob = await member('givers')
  for (const id of [ann, bob]) await items.give(id, 'tok', tokToNano(200))
  expect(codeOf(await give(bob, 0.5))).toBe('invalid-amount')
  const [before = 0] = await items.amounts(bob, ['tok'])
  const { data } = await give(bob, 30)
  expect(data.balance).toBe(before - tokToNano(30))
  expect(data.guild).toMatchObject({ xp: 30, level: 0, own: { given_today: tokToNano(30) } })
  expect(codeOf(await give(bob, 21))).toBe('donation-limit')
  await give(bob, 20)
  const full = await give(ann, 50)
  expect(full.data.guild).toMatchObject({ xp: 100, level: 1, capacity: 22, perk_percent: 2, next_level_xp: 280 })
  expect(full.data.guild.roster.map(({ given_week, given }) => [given_week, given])).toEqual([
    [DONATION_LIMIT_NANO, DONATION_LIMIT_NANO],
    [DONATION_LIMIT_NANO, DONATION_LIMIT_NANO],
  ])
  expect((await log(bob)).slice(0, 2)).toMatchObject([
    { event: 'level', level: 1, who: null },
    { event: 'donated', amount: tokToNano(50), who: { user_id: ann } },
  ])
  server.clock.advance(7 * MS_PER_DAY)
  expect((await give(bob, 1)).data.guild.roster.find(({ user_id }) => user_id === bob)).toMatchObject({
    given_week: tokToNano(1),
    given: tokToNano(51),
  })
})

describe('the list of guilds (row 141)', () => {
  const pages = async (as: number, query: { sort: 'top' | 'open' | 'new'; query?: string }) => {
    const ids: string[] = []
    let after: string | null = null
    do {
      const page: CallData<'guild.list'> = (
        await server.call('guild.list', { query: { ...query, ...(after === null ? {} : { after }) } }, { as })
      ).data
      ids.push(...page.items.map(({ id }) => id))
      after = page.next
    } while (after !== null)
    return ids
  }

  it('goes by XP, youth and what can be joined, page by page, each guild once; and finds by name, tag and slug', async () => {
    const as = await players.join()
    for (let no = 10; no < 35; no += 1) {
      await found(`list-${no}`, { tag: `L${no}`, name: `Page ${no}`, entry: no % 2 === 0 ? 'open' : 'request' })
    }
    const rich = await found('list-rich', { name: 'Rich + Ones' })
    await items.give(rich, 'tok', tokToNano(50))
    await give(rich, 50)
    await refreshGuildCards(server.db)
    const top = await pages(as, { sort: 'top' })
    expect(new Set(top).size).toBe(top.length)
    expect(top).toEqual(expect.arrayContaining(['list-10', 'list-34']))
    expect((await seen(as, 'list-rich')).place).toBe(top.indexOf('list-rich') + 1)
    expect((await pages(as, { sort: 'new' })).slice(0, 2)).toEqual(['list-rich', 'list-34'])
    const open = await pages(as, { sort: 'open' })
    expect([...open].sort()).toEqual([...top].sort())
    const firstClosed = open.findIndex((id) => /^list-\d[13579]$/.test(id))
    expect(open.slice(firstClosed).filter((id) => /^list-\d[02468]$/.test(id))).toEqual([])
    expect(await pages(as, { sort: 'top', query: 'LIST-1' })).toHaveLength(10)
    expect(await pages(as, { sort: 'new', query: 'page 2' })).toHaveLength(10)
    expect(await pages(as, { sort: 'open', query: 'l33' })).toEqual(['list-33'])
    expect(await pages(as, { sort: 'top', query: 'rich +' })).toEqual(['list-rich'])
    expect(await pages(as, { sort: 'top', query: '%' })).toEqual([])
    await found('zum-quest', { name: 'Wirr yarn Ночь', tag: 'XOX' })
    for (const query of ['yarn', 'Ноч', 'wirr н', 'ночь yarn', 'quest', 'ZUM-Q', 'xox', 'yarn ноч']) {
      for (const sort of ['top', 'open', 'new'] as const) {
        expect([query, await pages(as, { sort, query })]).toEqual([query, ['zum-quest']])
      }
    }
    for (const query of ['arn', 'очь', 'uest', "yarn' | 'list", 'yarn:*']) {
      expect(await pages(as, { sort: 'top', query })).toEqual(query === 'yarn:*' ? ['zum-quest'] : [])
    }
    const wrong = await server.call('guild.list', { query: { sort: 'new', after: 'bm9uZQ' } }, { as })
    expect(codeOf(wrong)).toBe('invalid-payload')
  })
})

describe('what a guild says (extra 14)', () => {
  it('is ready phrases with a pause between, to which each member has one reaction', async () => {
    const ann = await found('talkers')
    const bob = await member('talkers')
    const say = (as: number) => server.call('guild.say', { body: { phrase: 'hello' } }, { as })
    const { data: hello } = await say(ann)
    expect(hello).toMatchObject({ event: 'phrase', phrase: 'hello', who: { user_id: ann }, reactions: [] })
    expect((await say(ann)).status).toBe(429)
    server.clock.advance(PHRASE_PAUSE_MS)
    expect(codeOf(await say(ann))).toBe('done')
    const react = (as: number, reaction: 'fire' | 'heart' | null, id = hello.id) =>
      server.call('guild.react', { params: { id }, body: { reaction } }, { as })
    await react(ann, 'fire')
    await react(bob, 'fire')
    expect((await react(bob, 'heart')).data.reactions).toEqual([
      { reaction: 'fire', count: 1, own: false },
      { reaction: 'heart', count: 1, own: true },
    ])
    expect((await react(bob, null)).data.reactions).toEqual([{ reaction: 'fire', count: 1, own: false }])
    const stranger = await found('strangers')
    expect(codeOf(await react(stranger, 'fire'))).toBe('log-entry-not-found')
    expect(codeOf(await react(await players.join(), 'fire'))).toBe('not-in-guild')
    expect(codeOf(await server.call('guild.log', {}, { as: await players.join() }))).toBe('not-in-guild')
  })

  it('goes on page by page, newest first', async () => {
    const ann = await found('chroniclers')
    for (let no = 0; no < 35; no += 1) {
      server.clock.advance(PHRASE_PAUSE_MS)
      await server.call('guild.say', { body: { phrase: 'hello' } }, { as: ann })
    }
    const first = (await server.call('guild.log', {}, { as: ann })).data
    const second = (await server.call('guild.log', { query: { after: first.next as string } }, { as: ann })).data
    expect([first.items.length, second.items.length, second.next]).toEqual([30, 6, null])
    expect(second.items.at(-1)?.event).toBe('founded')
  })

  const listen = async (as: number, changes: Partial<Preferences['notifications']> = {}): Promise<void> => {
    const { data } = await server.call('users.preferences', {}, { as })
    const notifications = { ...data.notifications, write_access: true, kinds: ['guild' as const], ...changes }
    const saved = await server.call('users.savePreferences', { body: { ...data, notifications } }, { as })
    expect(saved.status).toBe(200)
  }

  it('reminds members who have fights left of the boss, once a day; damage is beside the name', async () => {
    const ann = await found('hunters')
    const [bob, eve] = [await member('hunters'), await member('hunters')]
    const { guildId } = (await guildOf(server.db, bob)) ?? { guildId: 0 }
    // Ids of guilds are above every player's.
    expect(guildId).toBeGreaterThan(5e15)
    const nowMs = server.clock.nowMs()
    const [{ id: bossEventId }] = begunBossEvents(nowMs)
    const fight = { guildId, playerId: bob, bossEventId, damage: 4000, atMs: nowMs }
    await countMemberFights(server.db, [fight])
    await countMemberFights(server.db, [fight, fight])
    expect((await seen(ann, 'hunters')).roster.find(({ user_id }) => user_id === bob)?.boss_damage).toBe(12_000)
    const remind = () => server.call('guild.remind', {}, { as: ann })
    const [mute, deaf] = [await member('hunters'), await member('hunters')]
    await listen(bob)
    await listen(eve)
    await listen(mute, { write_access: false })
    await listen(deaf, { kinds: ['boss'] })
    const { data } = await remind()
    expect(data.reminded).toBe(1)
    expect(codeOf(await remind())).toBe('reminded-already')
    expect((await seen(eve, 'hunters')).own.remind_from).toBe(data.remind_from)
    server.clock.set(Date.parse(data.remind_from))
    expect((await remind()).data.reminded).toBe(2)
  })

  it('is what the bot reports to a player who was taken in or removed while away; not what is over, nor to a player who has been here since', async () => {
    const ann = await found('doorkeepers', { entry: 'request' })
    const asked = async (): Promise<number> => {
      const id = await founder(1)
      await listen(id, { quiet_from_min: 0, quiet_to_min: 0 })
      await join(id, 'doorkeepers')
      return id
    }
    const [away, back, gone, removed, elsewhere] = [
      await asked(),
      await asked(),
      await asked(),
      await asked(),
      await asked(),
    ]
    server.clock.advance(MS_PER_HOUR)
    for (const id of [away, back, gone, removed, elsewhere]) await act(ann, id, 'accept')
    server.clock.advance(MS_PER_HOUR / 2)
    for (const id of [removed, elsewhere]) await act(ann, id, 'kick')
    await leave(gone)
    await found('neighbours')
    await join(elsewhere, 'neighbours')
    await server.call('users.claim', {}, { as: back })
    server.clock.advance(MS_PER_HOUR)
    await notifyPlayers(server.db, server.clock)
    const reported = async (id: number): Promise<readonly string[]> =>
      (await server.db.selectFrom('notifications').select('subject').where('player_id', '=', BigInt(id)).execute()).map(
        ({ subject }) => subject.split(':')[0] ?? '',
      )
    expect(await reported(away)).toEqual(['accepted'])
    expect(await reported(removed)).toEqual(['kicked'])
    for (const id of [back, gone, elsewhere]) expect(await reported(id)).toEqual([])
  })

  it('leads to its Telegram group, which only members see', async () => {
    const ann = await found('grouped')
    const edit = (group_link: string | null) => server.call('guild.edit', { body: { group_link } }, { as: ann })
    expect(codeOf(await edit('https://evil.example/t.me/x'))).toBe('invalid-group-link')
    expect((await edit('https://t.me/+AbCdEf_123')).data.group_link).toBe('https://t.me/+AbCdEf_123')
    expect((await seen(await players.join(), 'grouped')).group_link).toBeNull()
    expect((await edit(null)).data.group_link).toBeNull()
  })
})
