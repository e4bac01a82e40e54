import { expect, it } from 'vitest'
import type { DeskAct } from '#contracts/desk/desk-wire.ts'
import { SHOWCASE_PLACES } from '#rules/showcase/showcase.ts'
import { bossPlayers } from '#tests/helpers/players/boss-players.ts'
import { deskServer } from '#tests/helpers/server/desk-server.ts'
import { auditedApp } from '#tests/helpers/server/item-server.ts'

const server = await auditedApp()
const desk = await deskServer(server)
const players = bossPlayers(server)
const reason = 'players reported it'
const cookie = await desk.signIn(await desk.account('olga', 'support'))
const leader = await players.join({ username: 'wolves-leader' })
await players.found(leader, 'wolves')

const act = async (what: object) => (await desk.act({ reason, ...what } as DeskAct, cookie)).json()
const page = async () => (await desk.get(`/desk/players/${leader}`, cookie)).json()

it('takes down a guild’s texts and renames it; the log keeps what was there', async () => {
  const texts = {
    description: 'a rude text',
    announcement: 'a rude word',
    announced_at: new Date(server.clock.nowMs()),
  }
  await server.db.updateTable('guilds').set(texts).where('slug', '=', 'wolves').execute()
  expect((await page()).guild).toMatchObject({
    slug: 'wolves',
    description: 'a rude text',
    announcement: 'a rude word',
  })
  for (const text of ['description', 'announcement'])
    expect(await act({ act: 'remove-guild-text', guild: 'wolves', text })).toMatchObject({ outcome: 'done' })
  expect((await page()).guild).toMatchObject({ description: '', announcement: null })
  expect(await act({ act: 'rename-guild', guild: 'wolves', name: 'Quiet Wolves' })).toMatchObject({ outcome: 'done' })
  expect((await page()).guild).toMatchObject({ name: 'Quiet Wolves' })
  expect(await act({ act: 'remove-guild-text', guild: 'nowhere', text: 'description' })).toMatchObject({
    error: { code: 'act-refused' },
  })
  const logged = await desk.log('guild-text-remove')
  expect(logged.map(({ details, who }) => ({ who, was: (details as { was: string }).was }))).toEqual(
    expect.arrayContaining([
      { who: 'olga@desk', was: 'a rude text' },
      { who: 'olga@desk', was: 'a rude word' },
    ]),
  )
  expect(await desk.log('guild-rename')).toHaveLength(1)
})

it('takes down the title of a showcase, once', async () => {
  const places = Array.from({ length: SHOWCASE_PLACES }, () => null)
  const shown = await server.call('showcase.arrange', { body: { title: 'Rude title', places } }, { as: leader })
  expect(shown.status).toBe(200)
  expect((await page()).showcase_title).toBe('Rude title')
  const remove = { act: 'remove-text', player_id: leader, text: 'showcase-title' }
  expect(await act(remove)).toMatchObject({ outcome: 'done' })
  expect((await page()).showcase_title).toBeNull()
  expect(await act(remove)).toMatchObject({ error: { code: 'act-refused', details: 'The showcase has no title.' } })
  expect(await desk.log('showcase-title-remove')).toHaveLength(1)
})
