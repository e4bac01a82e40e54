import { describe, expect, it } from 'vitest'
import type { CallInput } from '#contracts/schemas.ts'
import { DEFAULT_OFFICER_RIGHTS, type OfficerRight } from '#rules/guild/guild.ts'
import { MS_PER_DAY, tokToNano } from '#rules/units.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { guildPlayers } from '#tests/helpers/players/guild-players.ts'
import { codeOf } from '#tests/helpers/server/answered.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const itemsServer = await itemServer()
const { server, items, players } = itemsServer
const { act, found, founder, join, leave, member, plan } = guildPlayers(itemsServer)

const seen = async (as: number, id: string) => (await server.call('guild.get', { params: { id } }, { as })).data
const rename = (as: number, name: string, tag: string) => server.call('guild.rename', { body: { name, tag } }, { as })
const edit = (as: number, body: NonNullable<CallInput<'guild.edit'>['body']>) =>
  server.call('guild.edit', { body }, { as })
const tokOf = async (as: number) => (await items.amounts(as, ['tok']))[0]

const led = async (slug: string, tok = 200) => {
  const leader = await found(slug)
  await items.give(leader, 'tok', tokToNano(tok))
  const [officer, plain] = [await member(slug), await member(slug)]
  await act(leader, officer, 'promote')
  return { leader, officer, plain }
}

describe('renaming a guild (row 141, R24)', () => {
  it('burns 100 TOK, keeps the link, is in the log, and all members read the new name', async () => {
    const { leader, plain } = await led('old-oaks')
    const before = await tokOf(leader)
    const { data } = await rename(leader, '  New   Oaks ', 'noak')
    expect(data.balance).toBe((before ?? 0) - tokToNano(100))
    expect(data.guild).toMatchObject({ id: 'old-oaks', name: 'New Oaks', tag: 'NOAK' })
    const { data: ledger } = await server.call('users.ledger', { query: {} }, { as: leader })
    expect(ledger.items).toContainEqual(
      expect.objectContaining({ reason: 'guild-rename', amount: -tokToNano(100), ref: 'old-oaks' }),
    )
    expect((await server.call('guild.me', {}, { as: plain })).data).toMatchObject({ id: 'old-oaks', name: 'New Oaks' })
    const { data: list } = await server.call('guild.list', { query: { query: 'new oaks' } }, { as: plain })
    expect(list.items.map(({ id, name }) => [id, name])).toEqual([['old-oaks', 'New Oaks']])
    const { data: log } = await server.call('guild.log', {}, { as: plain })
    expect(log.items[0]).toMatchObject({ event: 'renamed', who: { user_id: leader } })
    expect(await auditDifferences(server.db)).toEqual([])
  })

  it('is done once in seven days, which only the leader is told', async () => {
    const { leader, plain } = await led('slow-elms')
    const { data } = await rename(leader, 'Quick Elms', 'QELM')
    const againAt = new Date(server.clock.nowMs() + 7 * MS_PER_DAY).toISOString()
    expect(data.guild.own.rename_from).toBe(againAt)
    expect((await seen(plain, 'slow-elms')).own.rename_from).toBeNull()
    server.clock.advance(7 * MS_PER_DAY - 1)
    expect(codeOf(await rename(leader, 'Slow Elms', 'SELM'))).toBe('guild-rename-wait')
    server.clock.advance(1)
    expect((await seen(leader, 'slow-elms')).own.rename_from).toBeNull()
    expect(codeOf(await rename(leader, 'Slow Elms', 'SELM'))).toBe('done')
  })

  it('keeps the old names for a day, and takes none that another guild has, or that look like them', async () => {
    const { leader } = await led('red-firs')
    const other = await found('grey-firs', { name: 'Grey Firs', tag: 'GFIR' })
    await rename(leader, 'Blue Firs', 'BFIR')
    await items.give(other, 'tok', tokToNano(300))
    expect(codeOf(await rename(other, 'Blue Firs', 'XFIR'))).toBe('guild-exists')
    expect(codeOf(await rename(other, 'BIue Firs', 'XFIR'))).toBe('guild-exists')
    expect(codeOf(await rename(other, 'The red-firs', 'XFIR'))).toBe('guild-exists')
    expect(await seen(other, 'grey-firs')).toMatchObject({ name: 'Grey Firs', tag: 'GFIR', own: { rename_from: null } })
    server.clock.advance(MS_PER_DAY)
    expect(codeOf(await rename(other, 'The red-firs', 'XFIR'))).toBe('done')
  })

  it('takes nothing where it is refused: to others than the leader, without TOK, for a profane, invalid or unchanged name', async () => {
    const { leader, officer, plain } = await led('calm-ashes', 50)
    const before = (await tokOf(leader)) ?? 0
    const names = async () => (({ name, tag }) => [name, tag])(await seen(leader, 'calm-ashes'))
    const [name = '', tag = ''] = await names()
    const stranger = await players.join()
    expect(codeOf(await rename(stranger, 'Mine Now', 'MINE'))).toBe('not-in-guild')
    expect(codeOf(await rename(plain, 'Mine Now', 'MINE'))).toBe('guild-forbidden')
    expect(codeOf(await rename(officer, 'Mine Now', 'MINE'))).toBe('guild-forbidden')
    expect(codeOf(await rename(leader, 'Wild Ashes', 'WASH'))).toBe('insufficient-balance')
    await items.give(leader, 'tok', tokToNano(100))
    expect(codeOf(await rename(leader, 'W', 'WASH'))).toBe('invalid-guild-name')
    expect(codeOf(await rename(leader, 'Fuck Ashes', 'WASH'))).toBe('rude-guild-name')
    expect(codeOf(await rename(leader, name, tag))).toBe('guild-exists')
    expect(await tokOf(leader)).toBe(before + tokToNano(100))
    expect(await names()).toEqual([name, tag])
  })

  it('costs once where it is asked for twice at once', async () => {
    const { leader } = await led('twin-pines', 300)
    const before = (await tokOf(leader)) ?? 0
    const both = await Promise.all([rename(leader, 'Tall Pines', 'TALL'), rename(leader, 'Long Pines', 'LONG')])
    expect(both.map(codeOf).sort()).toEqual(['done', 'guild-rename-wait'])
    expect(await tokOf(leader)).toBe(before - tokToNano(100))
  })
})

describe('an announcement (R24)', () => {
  it('is read by members with its date, which stays while its words do, and is taken back by empty ones', async () => {
    const { leader, plain } = await led('town-criers')
    const stranger = await players.join()
    expect((await seen(plain, 'town-criers')).announcement).toBeNull()
    const at = new Date(server.clock.nowMs()).toISOString()
    await edit(leader, { announcement: '  Boss at eight! ' })
    server.clock.advance(MS_PER_DAY)
    await edit(leader, { announcement: 'Boss at eight!', description: 'Loud' })
    expect(await seen(plain, 'town-criers')).toMatchObject({
      announcement: { text: 'Boss at eight!', at },
      description: 'Loud',
    })
    expect((await seen(stranger, 'town-criers')).announcement).toBeNull()
    await edit(leader, { announcement: ' ' })
    expect((await seen(plain, 'town-criers')).announcement).toBeNull()
  })

  it('has at most 200 characters, and is kind', async () => {
    const { leader } = await led('mild-criers')
    expect(codeOf(await edit(leader, { announcement: 'x'.repeat(201) }))).toBe('invalid-payload')
    expect(codeOf(await edit(leader, { announcement: 'You fucks' }))).toBe('rude-guild-name')
    expect(codeOf(await edit(leader, { announcement: 'x'.repeat(200) }))).toBe('done')
  })
})

describe('officers’ rights (R24)', () => {
  it('are to answer requests, remove members and call all at first; the leader alone sets them, each once', async () => {
    const { leader, officer } = await led('fresh-officers')
    expect((await seen(officer, 'fresh-officers')).officer_rights).toEqual(DEFAULT_OFFICER_RIGHTS)
    expect(codeOf(await edit(officer, { officer_rights: ['edit'] }))).toBe('guild-forbidden')
    expect((await edit(leader, { officer_rights: ['call', 'edit', 'call'] })).data.officer_rights).toEqual([
      'edit',
      'call',
    ])
    expect((await edit(leader, { officer_rights: [] })).data.officer_rights).toEqual([])
  })

  const uses: Readonly<Record<OfficerRight, (as: number, slug: string, target: number) => Promise<string>>> = {
    admit: async (as, slug) => {
      const asker = await founder(1)
      await join(asker, slug)
      const { data: home } = await server.call('guild.me', {}, { as })
      const list = codeOf(await server.call('guild.requests', {}, { as }))
      const answer = codeOf(await act(as, asker, 'accept'))
      expect((home?.requests ?? 0) > 0).toBe(answer === 'done')
      expect(list).toBe(answer)
      return answer
    },
    remove: async (as, _slug, target) => codeOf(await act(as, target, 'kick')),
    edit: async (as) => codeOf(await edit(as, { announcement: 'Hear, hear', description: 'New words' })),
    call: async (as) => codeOf(await server.call('guild.remind', {}, { as })),
  }

  it.each(Object.keys(uses) as OfficerRight[])('%s is done by officers alone whom the leader lets', async (right) => {
    const slug = `right-${right}`
    const { leader, officer, plain } = await led(slug)
    const target = await member(slug)
    await edit(leader, { entry: 'request', officer_rights: [] })
    expect(await uses[right](officer, slug, target)).toBe('guild-forbidden')
    await edit(leader, { officer_rights: [right] })
    expect(await uses[right](plain, slug, target)).toBe('guild-forbidden')
    expect(await uses[right](officer, slug, target)).toBe('done')
    for (const other of (Object.keys(uses) as OfficerRight[]).filter((one) => one !== right))
      expect(await uses[other](officer, slug, plain), other).toBe('guild-forbidden')
  })

  it('let only the leader change more than the texts', async () => {
    const { leader, officer } = await led('word-smiths')
    await edit(leader, { officer_rights: ['edit'] })
    const { emblem } = plan('word-smiths')
    for (const more of [{ emblem }, { entry: 'open' }, { min_rank: 5 }, { group_link: null }] as const)
      expect(codeOf(await edit(officer, { description: 'Mine', ...more }))).toBe('guild-forbidden')
    expect((await seen(leader, 'word-smiths')).description).not.toBe('Mine')
    expect((await edit(officer, { description: 'Ours' })).data.description).toBe('Ours')
  })

  it('are the next leader’s to set', async () => {
    const { leader, officer } = await led('heirs')
    await leave(leader)
    expect((await edit(officer, { officer_rights: ['admit'] })).data).toMatchObject({
      officer_rights: ['admit'],
      own: { role: 'leader' },
    })
  })
})
