import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { MS_PER_DAY, tokToNano } from '../../../../src/rules/units.ts'
import { reserveMissingKeys } from '../../../../src/server/modules/guild/names.ts'
import { auditDifferences } from '../../../helpers/database/audit.ts'
import { guildPlayers } from '../../../helpers/players/guild-players.ts'
import { itemServer } from '../../../helpers/server/item-server.ts'

const itemsServer = await itemServer()
const { server, items } = itemsServer
const { found, founder, leave, plan } = guildPlayers(itemsServer)

const codeOf = (answer: { status: number; error: { code: string } }) =>
  answer.status === 200 ? 'done' : answer.error.code
const create = (as: number, slug: string, changes = {}) =>
  server.call('guild.create', { body: plan(slug, changes) }, { as })
const rename = (as: number, name: string, tag: string) => server.call('guild.rename', { body: { name, tag } }, { as })

/** As guilds were stored by builds that compared names without this kind of key. */
const forgetKeys = (kind: 'look' | 'skeleton') =>
  sql`delete from guild_names where key like ${`%-${kind}:%`}`.execute(server.db)
const reserve = () => reserveMissingKeys(server.db, server.clock.nowMs())

/** Twins that only one kind of key finds: names, then tags. */
const TWINS = [
  ['skeleton', { name: 'Corner Shop', tag: 'OWL' }, { name: 'Comer Shop' }, { tag: 'ഠWL' }],
  ['look', { name: 'Beta Vault', tag: 'VVB' }, { name: 'Вeta Vault' }, { tag: 'ѴVB' }],
] as const

describe('a guild of an older build (row 141, R24)', () => {
  it.each(TWINS)('is protected from twins by its %s, in founding and renaming', async (kind, names, twin, twinTag) => {
    await found(`old-${kind}`, names)
    const other = await found(`new-${kind}`)
    await items.give(other, 'tok', tokToNano(1000))
    const stranger = await founder(1000)
    await forgetKeys(kind)
    expect(await reserve()).toBeGreaterThanOrEqual(2)
    expect(await reserve()).toBe(0)
    for (const changes of [twin, twinTag]) {
      const { name, tag } = { name: `Own ${kind}`, tag: 'OWNED', ...changes }
      expect([codeOf(await create(stranger, 'twins', { name, tag })), codeOf(await rename(other, name, tag))]).toEqual([
        'guild-exists',
        'guild-exists',
      ])
    }
    expect(codeOf(await create(stranger, `fine-${kind}`))).toBe('done')
    expect(await auditDifferences(server.db)).toEqual([])
  })

  it('keeps its name beside an older twin, also when its tag alone is changed, and gets what the twin gives up', async () => {
    const first = await found('first-twin', { name: 'Burnt Elms', tag: 'BELM' })
    await forgetKeys('skeleton')
    const second = await found('second-twin', { name: 'Bumt Elms', tag: 'BEL' })
    await forgetKeys('skeleton')
    await items.give(second, 'tok', tokToNano(1000))
    await reserve()
    const nameOf = async (as: number, id: string) =>
      (await server.call('guild.get', { params: { id } }, { as })).data.name
    expect([await nameOf(first, 'first-twin'), await nameOf(first, 'second-twin')]).toEqual(['Burnt Elms', 'Bumt Elms'])
    expect(codeOf(await rename(second, 'Bumt Elms', 'BURN'))).toBe('done')
    await leave(first)
    server.clock.advance(MS_PER_DAY)
    expect(await reserve()).toBe(1)
    expect(codeOf(await create(await founder(), 'third-twin', { name: 'Burnt Elms', tag: 'XYZ' }))).toBe('guild-exists')
  })
})
