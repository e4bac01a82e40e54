import { expect, it } from 'vitest'
import { tokToNano } from '#rules/units.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { guildPlayers } from '#tests/helpers/players/guild-players.ts'
import { codeOf } from '#tests/helpers/server/answered.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const itemsServer = await itemServer()
const { server, items } = itemsServer
const { found, founder, plan } = guildPlayers(itemsServer)

const create = (as: number, slug: string, changes = {}) =>
  server.call('guild.create', { body: plan(slug, changes) }, { as })
const rename = (as: number, name: string, tag: string) => server.call('guild.rename', { body: { name, tag } }, { as })

/** Twins that only this kind of key detects: of a name, and of a tag. */
const TWINS = [
  ['skeleton', { name: 'Corner Shop', tag: 'OWL' }, { name: 'Comer Shop' }, { tag: 'ഠWL' }],
  ['look', { name: 'Beta Vault', tag: 'VVB' }, { name: 'Вeta Vault' }, { tag: 'ѴVB' }],
] as const

it.each(TWINS)(
  'a guild (row 141, R24) is protected from twins by its %s, in founding and renaming',
  async (kind, names, twin, twinTag) => {
    await found(`old-${kind}`, names)
    const other = await found(`new-${kind}`)
    await items.give(other, 'tok', tokToNano(1000))
    const stranger = await founder(1000)
    for (const changes of [twin, twinTag]) {
      const { name, tag } = { name: `Own ${kind}`, tag: 'OWNED', ...changes }
      expect([codeOf(await create(stranger, 'twins', { name, tag })), codeOf(await rename(other, name, tag))]).toEqual([
        'guild-exists',
        'guild-exists',
      ])
    }
    expect(codeOf(await create(stranger, `fine-${kind}`))).toBe('done')
    expect(await auditDifferences(server.db)).toEqual([])
  },
)
