import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { DeskAct, DeskData } from '#contracts/desk/desk-wire.ts'
import { pruneDesk } from '#server/desk/prune.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { deskServer } from '#tests/helpers/server/desk-server.ts'
import { auditedApp } from '#tests/helpers/server/item-server.ts'

const server = await auditedApp()
const desk = await deskServer(server)
const players = kombatPlayers(server)
const olga = await desk.account('olga', 'support')
const petra = await desk.account('petra', 'support')
const reason = 'a ticket of support'

const codeOf = (answer: { body: string }): string => JSON.parse(answer.body).error?.code
const logOf = (id: number) =>
  server.db
    .selectFrom('admin_log')
    .select(['act', 'details'])
    .where('player_id', '=', BigInt(id))
    .orderBy('at')
    .orderBy('id')
    .execute()
const give = (player_id: number, amount: string): DeskAct => ({ act: 'give', player_id, asset: 'tok', amount, reason })

describe('a request', () => {
  it('that has expired is not among those that wait, however many there are', async () => {
    const player = await players.join()
    const nowMs = server.clock.nowMs()
    const at = new Date(nowMs - 8 * 24 * 3_600_000)
    const act = JSON.stringify(give(player, '2000'))
    const old = Array.from({ length: 210 }, () => ({ id: randomUUID(), at, by_name: 'olga', player_id: player, act }))
    await server.db
      .insertInto('desk_requests')
      .values(old.map((row) => ({ ...row, state: 'waits' as const })))
      .execute()
    const cookie = await desk.signIn(olga)
    const { request_id: id } = (await desk.act(give(player, '2000'), cookie)).json()
    const { requests } = (await desk.get('/desk/requests', cookie)).json<DeskData<'requests'>>()
    expect(requests[0]?.id).toBe(id)
    expect(requests.filter(({ state }) => state === 'waits').every(({ at: asked }) => Date.parse(asked) >= nowMs)).toBe(
      true,
    )
    await pruneDesk(server.db, nowMs + 83 * 24 * 3_600_000)
    const kept = await server.db.selectFrom('desk_requests').select('id').execute()
    expect(kept.map((row) => row.id)).toContain(id)
    expect(kept.filter((row) => old.some((gone) => gone.id === row.id))).toEqual([])
  })

  it('whose stored act is no act can be refused, not approved', async () => {
    const player = await players.join()
    const cookie = await desk.signIn(olga)
    const { request_id: id } = (await desk.act(give(player, '2000'), cookie)).json()
    await server.db
      .updateTable('desk_requests')
      .set({ act: JSON.stringify({ ...give(player, '9'), extra: true }) })
      .where('id', '=', id)
      .execute()
    const decide = async (decision: string, by: string) =>
      desk.post(`/desk/requests/${id}`, { decision, reason: 'seen the ticket' }, { cookie: by })
    const other = await desk.signIn(petra)
    expect(codeOf(await decide('approve', other))).toBe('act-refused')
    expect((await decide('refuse', other)).json()).toMatchObject({ state: 'refused' })
  })

  it('is not made for a deleted account or for a gift to an NPC', async () => {
    const player = await players.join()
    const cookie = await desk.signIn(olga)
    const npc = await players.join()
    await server.db.updateTable('players').set({ npc: true }).where('id', '=', BigInt(npc)).execute()
    expect(codeOf(await desk.act(give(npc, '2000'), cookie))).toBe('act-refused')
    expect((await server.call('users.delete', {}, { as: player })).status).toBe(200)
    expect(codeOf(await desk.act(give(player, '2000'), cookie))).toBe('act-refused')
    expect(codeOf(await desk.act({ act: 'lift', player_id: player, reason }, cookie))).toBe('act-refused')
  })

  it('goes with the account of its player, and so do the pet’s names in the log', async () => {
    const player = await players.join()
    const cookie = await desk.signIn(olga)
    const run = (act: object) => desk.act({ player_id: player, reason, ...act } as DeskAct, cookie)
    await run({ act: 'rename-pet', name: 'Biscuit' })
    server.clock.advance(1000)
    await run({ act: 'remove-text', text: 'pet-name' })
    expect((await logOf(player)).map(({ details }) => details)).toEqual([
      { name: 'Biscuit', was: null },
      { was: 'Biscuit' },
    ])
    await run({ act: 'give', asset: 'tok', amount: '3000' })
    expect((await server.call('users.delete', {}, { as: player })).status).toBe(200)
    const details = new Map((await logOf(player)).map((row) => [row.act, row.details]))
    expect(details.get('pet-rename')).toEqual({})
    expect(details.get('pet-name-remove')).toEqual({})
    expect(details.get('desk-request')).toMatchObject({ act: 'give', amount: '3000' })
    expect(
      await server.db.selectFrom('desk_requests').select('id').where('player_id', '=', BigInt(player)).execute(),
    ).toEqual([])
  })
})

it('two people approve each other’s requests at once', async () => {
  const player = await players.join()
  const cookies = [await desk.signIn(olga), await desk.signIn(petra)] as const
  const ids = [
    (await desk.act(give(player, '2000'), cookies[0])).json().request_id,
    (await desk.act(give(player, '2000'), cookies[1])).json().request_id,
  ]
  const approve = { decision: 'approve', reason: 'seen the ticket' }
  const answers = await Promise.all([
    desk.post(`/desk/requests/${ids[1]}`, approve, { cookie: cookies[0] }),
    desk.post(`/desk/requests/${ids[0]}`, approve, { cookie: cookies[1] }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})
