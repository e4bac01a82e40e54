import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { DeskAct, DeskData } from '#contracts/desk/desk-wire.ts'
import { NANO_PER_TOK } from '#rules/units.ts'
import { changeRole, removeOperator } from '#server/desk/operators.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { deskServer } from '#tests/helpers/server/desk-server.ts'
import { auditedApp } from '#tests/helpers/server/item-server.ts'

const server = await auditedApp()
const desk = await deskServer(server)
const players = kombatPlayers(server)
const olga = await desk.account('olga', 'support')
const petra = await desk.account('petra', 'support')
const reader = await desk.account('reader', 'read')
const reason = 'a ticket of support'

const balance = async (id: number, asset = 'tok'): Promise<bigint> =>
  (
    await server.db
      .selectFrom('balances')
      .select('amount')
      .where('owner_id', '=', BigInt(id))
      .where('asset', '=', asset)
      .executeTakeFirst()
  )?.amount ?? 0n

const tok = (whole: number): bigint => BigInt(whole) * BigInt(NANO_PER_TOK)
const codeOf = (answer: { body: string }): string => JSON.parse(answer.body).error?.code
const logOf = async (id: number) =>
  (
    await server.db
      .selectFrom('admin_log')
      .select(['act', 'who', 'why', 'details'])
      .where('player_id', '=', BigInt(id))
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map((row) => ({ ...row }))

const give = (player_id: number, amount: string, changes: object = {}): DeskAct =>
  ({ act: 'give', player_id, asset: 'tok', amount, reason, ...changes }) as DeskAct

describe('an act at the desk', () => {
  it('is done by the functions of hk, and is one row of the log with operator, reason and amount', async () => {
    const player = await players.join()
    const before = await balance(player)
    const cookie = await desk.signIn(olga)
    const answer = await desk.act(give(player, '1.5'), cookie)
    expect(answer.json()).toEqual({ outcome: 'done', lines: [`1.5 tok given to player ${player}.`] })
    expect((await balance(player)) - before).toBe(1_500_000_000n)
    expect(await logOf(player)).toEqual([
      { act: 'grant', who: 'olga@desk', why: reason, details: { asset: 'tok', amount: '1.5' } },
    ])
  })

  it('is done once when it is sent twice, also at once, and its key serves no other act', async () => {
    const player = await players.join()
    const before = await balance(player)
    const cookie = await desk.signIn(olga)
    const key = randomUUID()
    const answers = await Promise.all([
      desk.act(give(player, '2'), cookie, key),
      desk.act(give(player, '2'), cookie, key),
    ])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect((await balance(player)) - before).toBe(tok(2))
    expect(codeOf(await desk.act(give(player, '3'), cookie, key))).toBe('key-used')
    expect(codeOf(await desk.act(give(player, '2'), await desk.signIn(petra), key))).toBe('key-used')
    expect(await logOf(player)).toHaveLength(1)
  })

  it('that the game refuses leaves no row, and says why', async () => {
    const player = await players.join()
    const cookie = await desk.signIn(olga)
    const answer = await desk.act({ act: 'take', player_id: player, asset: 'star', amount: '5000', reason }, cookie)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toMatchObject({ code: 'act-refused' })
    expect(answer.json().error.details).toMatch(/^The player has only/)
    expect(codeOf(await desk.act(give(player, '-1'), cookie))).toBe('act-refused')
    expect(codeOf(await desk.act(give(999_999_999, '1'), cookie))).toBe('player-not-found')
    expect(await logOf(player)).toEqual([])
  })

  it('bans, watches and lifts; takes; renames a pet and takes its name away; gives an item and takes it', async () => {
    const player = await players.join()
    const cookie = await desk.signIn(olga)
    const run = async (act: object): Promise<DeskData<'act'>> =>
      (await desk.act({ player_id: player, reason, ...act } as DeskAct, cookie)).json()
    await run({ act: 'give', asset: 'scrap', amount: '1' })
    expect(await run({ act: 'give', asset: 'tok', amount: '3' })).toMatchObject({ outcome: 'done' })
    expect(await run({ act: 'take', asset: 'tok', amount: '3' })).toMatchObject({ outcome: 'done' })
    expect(await run({ act: 'rename-pet', name: 'Biscuit' })).toMatchObject({ outcome: 'done' })
    expect((await players.row(player)).pet_name).toBe('Biscuit')
    expect(await run({ act: 'remove-text', text: 'pet-name' })).toMatchObject({ outcome: 'done' })
    expect((await players.row(player)).pet_name).toBeNull()
    const given = await run({ act: 'give-item', slug: 'sword-rare' })
    const itemId = given.outcome === 'done' ? /: (\S+)\.$/.exec(given.lines[0] ?? '')?.[1] : undefined
    expect(await run({ act: 'take-item', item_id: itemId })).toMatchObject({ outcome: 'done' })
    expect(await run({ act: 'ban', appeal_url: null })).toMatchObject({ outcome: 'done' })
    expect((await desk.get(`/desk/players/${player}/sanctions`, cookie)).json()).toMatchObject({
      now: { status: 'banned', reason },
      acts: [{ act: 'ban', who: 'olga@desk' }],
    })
    expect(await run({ act: 'lift' })).toMatchObject({ outcome: 'done' })
    expect((await logOf(player)).map(({ act }) => act)).toEqual(
      expect.arrayContaining(['grant', 'take', 'pet-rename', 'pet-name-remove', 'item', 'item-take', 'ban', 'unban']),
    )
  })
})

describe('a large gift', () => {
  it('waits for a second person, who alone can approve it; both names are in its one row', async () => {
    const player = await players.join()
    const before = await balance(player)
    const own = await desk.signIn(olga)
    const other = await desk.signIn(petra)
    const asked = await desk.act(give(player, '1000'), own)
    const { request_id: id } = asked.json()
    expect(asked.json().outcome).toBe('waits')
    expect(await balance(player)).toBe(before)
    server.clock.advance(1000)
    const decision = { decision: 'approve', reason: 'seen the ticket' }
    expect(codeOf(await desk.post(`/desk/requests/${id}`, decision, { cookie: own }))).toBe('own-request')
    expect((await desk.get('/desk/requests', other)).json().requests).toContainEqual(
      expect.objectContaining({ id, by: 'olga', state: 'waits', act: give(player, '1000') }),
    )
    const approvals = await Promise.all([
      desk.post(`/desk/requests/${id}`, decision, { cookie: other }),
      desk.post(`/desk/requests/${id}`, decision, { cookie: other }),
    ])
    expect(approvals.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await balance(player)) - before).toBe(tok(1000))
    expect(await logOf(player)).toEqual([
      expect.objectContaining({ act: 'desk-request', who: 'olga@desk', why: reason }),
      expect.objectContaining({
        act: 'grant',
        who: 'olga@desk with petra@desk',
        why: `${reason} (petra: seen the ticket)`,
        details: {
          asset: 'tok',
          amount: '1000',
          request: id,
          asked_by: 'olga',
          approved_by: 'petra',
          asked_why: reason,
          approved_why: 'seen the ticket',
        },
      }),
    ])
  })

  it('is refused by a second person with a reason, and then gives nothing', async () => {
    const player = await players.join()
    const before = await balance(player)
    const { request_id: id } = (await desk.act(give(player, '5000'), await desk.signIn(olga))).json()
    const cookie = await desk.signIn(petra)
    const refuse = { decision: 'refuse', reason: 'no such ticket' }
    expect((await desk.post(`/desk/requests/${id}`, refuse, { cookie })).json()).toEqual({
      state: 'refused',
      lines: [],
    })
    const approve = { decision: 'approve', reason: 'or perhaps yes' }
    expect(codeOf(await desk.post(`/desk/requests/${id}`, approve, { cookie }))).toBe('request-decided')
    expect(await balance(player)).toBe(before)
  })

  it('cannot be given in small parts: a day’s gifts of one person count together', async () => {
    const splitter = await desk.account('splitter', 'support')
    const player = await players.join()
    const cookie = await desk.signIn(splitter)
    const parts = await Promise.all(Array.from({ length: 3 }, () => desk.act(give(player, '400'), cookie)))
    expect(parts.map((part) => part.json().outcome).sort()).toEqual(['done', 'done', 'waits'])
    server.clock.advance(24 * 3_600_000)
    expect((await desk.act(give(player, '400'), await desk.signIn(splitter))).json().outcome).toBe('done')
  })

  it('is an item from epic on, too, and many of any other asset', async () => {
    const player = await players.join()
    const cookie = await desk.signIn(olga)
    const item = (slug: string) => desk.act({ act: 'give-item', player_id: player, slug, reason }, cookie)
    expect((await item('sword-rare')).json().outcome).toBe('done')
    expect((await item('sword-epic')).json().outcome).toBe('waits')
    expect((await item('sword-legendary')).json().outcome).toBe('waits')
    expect((await desk.act(give(player, '1000', { asset: 'star' }), cookie)).json().outcome).toBe('waits')
    expect((await desk.act(give(player, '999', { asset: 'star' }), cookie)).json().outcome).toBe('done')
  })

  it('is not given for an operator who was removed or lowered meanwhile, nor after a week', async () => {
    const root = () => ({ ...server.scope(), entropy: systemEntropy, who: 'root', why: 'a change of staff' })
    const player = await players.join()
    const before = await balance(player)
    const decision = { decision: 'approve', reason: 'seen the ticket' }
    for (const [name, change] of [
      ['removed', () => removeOperator(root(), 'removed')],
      ['lowered', () => changeRole(root(), 'lowered', 'read')],
    ] as const) {
      const cookie = await desk.signIn(await desk.account(name, 'support'))
      const { request_id: id } = (await desk.act(give(player, '2000'), cookie)).json()
      await change()
      const cookieOfPetra = await desk.signIn(petra)
      const answer = await desk.post(`/desk/requests/${id}`, decision, { cookie: cookieOfPetra })
      expect(codeOf(answer), name).toBe('request-decided')
      const { requests } = (await desk.get('/desk/requests', cookieOfPetra)).json<DeskData<'requests'>>()
      expect(requests.find((request) => request.id === id)).toMatchObject({ state: 'refused', decided_by: null })
      const [changed] = (await desk.log()).filter(({ act }) => /-(remove|role)$/.test(act)).slice(-1)
      expect(changed?.details).toMatchObject({ operator: name, refused_requests: [id] })
    }
    const { request_id: id } = (await desk.act(give(player, '2000'), await desk.signIn(olga))).json()
    server.clock.advance(7 * 24 * 3_600_000)
    const cookie = await desk.signIn(petra)
    expect(codeOf(await desk.post(`/desk/requests/${id}`, decision, { cookie }))).toBe('request-decided')
    const listed: DeskData<'requests'> = (await desk.get('/desk/requests', cookie)).json()
    expect(listed.requests.find((request) => request.id === id)?.state).toBe('expired')
    expect(await balance(player)).toBe(before)
  })
})

it('a reader reads, and acts on nothing', async () => {
  const player = await players.join()
  const cookie = await desk.signIn(reader)
  expect((await desk.get(`/desk/players/${player}`, cookie)).statusCode).toBe(200)
  expect(codeOf(await desk.act(give(player, '1'), cookie))).toBe('role-too-low')
  expect(await logOf(player)).toEqual([])
})
