import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { idsByFirstNameStart, idsByUsernameStart } from '#server/desk/search-store.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { deskServer } from '#tests/helpers/server/desk-server.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const server = await fileApp()
const desk = await deskServer(server)
const players = kombatPlayers(server)
const cookie = await desk.signIn(await desk.account('olga', 'support'))

const ann = await players.join({ username: 'Ann501' })
const anna = await players.join({ username: 'annabel' })
const nameless = await players.join()
await server.db.updateTable('players').set({ first_name: 'Борис' }).where('id', '=', BigInt(nameless)).execute()

const found = async (q: string): Promise<DeskData<'players'>['players']> =>
  (await desk.get(`/desk/players?q=${encodeURIComponent(q)}`, cookie)).json().players
const page = (path: string) => desk.get(`/desk/players/${path}`, cookie)

describe('finding a player', () => {
  it.each([
    ['her shown name', 'Ann501', 'username'],
    ['its beginning, however it is written', 'aNN5', 'username'],
    ['her @username', '@ann501', 'username'],
    ['her id', String(ann), 'id'],
  ])('is done by %s', async (_way, q, found_by) => {
    expect(await found(q)).toContainEqual(
      expect.objectContaining({ id: ann, shown_name: 'Ann501', kind: 'player', found_by }),
    )
  })

  it('shows all whose name begins so, the shorter first', async () => {
    expect((await found('ann')).map(({ id }) => id)).toEqual([ann, anna])
  })

  it('is done by the first name if the player has no username', async () => {
    expect(await found('Бор')).toEqual([
      expect.objectContaining({ id: nameless, shown_name: 'Борис', found_by: 'name' }),
    ])
  })

  it('is done by an item and by a payment', async () => {
    const { id } = (await server.db
      .selectFrom('items')
      .select('id')
      .where('owner_id', '=', BigInt(ann))
      .executeTakeFirst()) ?? { id: null }
    if (id !== null) expect(await found(id)).toEqual([expect.objectContaining({ id: ann, found_by: 'item' })])
    await server.db
      .insertInto('payment_charges')
      .values({
        player_id: BigInt(anna),
        charge_id: 'stxCharge_4711',
        order_id: null,
        amount_xtr: 50,
        at: new Date(server.clock.nowMs()),
        state: 'granted',
        reason: null,
        taken: null,
      })
      .execute()
    expect(await found('stxCharge_4711')).toEqual([expect.objectContaining({ id: anna, found_by: 'charge' })])
  })

  it.each(['%', '_', "' or true --", '\\', '𝒜', '@'])('finds no player by %s', async (q) => {
    expect(await found(q)).toEqual([])
  })

  it('reads indexes, not all players', async () => {
    await server.db.transaction().execute(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db)
      const planOf = async (statement: string): Promise<string> =>
        (await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(statement)}`.execute(db)).rows
          .map((row) => row['QUERY PLAN'])
          .join('\n')
      expect(
        await planOf("select player_id from usernames where name_lower ~>=~ 'ann' and name_lower ~<~ 'anz'"),
      ).toMatch(/usernames_prefix/)
      expect(
        await planOf(
          "select id from players where deleted_at is null and lower(first_name) ~>=~ 'ann' and lower(first_name) ~<~ 'anz' order by lower(first_name) using ~<~ limit 21",
        ),
      ).toMatch(/players_first_name/)
      expect(await idsByUsernameStart(db, 'ann', 21)).toHaveLength(2)
      expect(await idsByFirstNameStart(db, 'бор', 21)).toHaveLength(1)
    })
  })
})

describe('a player’s page', () => {
  it('shows house, rank, gear, balances and the acts of operators', async () => {
    const answer = await page(String(ann))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ id: ann, shown_name: 'Ann501', house_id: 0, kind: 'player', sanction: null })
  })

  it('shows where one TOK went, and what was given back', async () => {
    const reason = 'the claim was lost'
    await desk.act({ act: 'give', player_id: ann, asset: 'tok', amount: '7', reason }, cookie)
    await desk.act({ act: 'take', player_id: ann, asset: 'tok', amount: '1', reason }, cookie)
    const ledger = async (query: string): Promise<DeskData<'ledger'>['entries']> =>
      (await page(`${ann}/ledger?${query}`)).json().entries
    expect(await ledger('asset=tok&reason=admin-take')).toEqual([
      expect.objectContaining({ asset: 'tok', amount: '-1', reason: 'admin-take' }),
    ])
    expect((await ledger('asset=tok')).map(({ amount }) => amount)).toEqual(expect.arrayContaining(['-1', '7']))
    expect(await ledger('asset=star&reason=admin-take')).toEqual([])
    expect((await page(`${ann}/ledger?reason=anything`)).statusCode).toBe(400)
    expect((await page(`${ann}/ledger?before=bm8`)).statusCode).toBe(400)
  })

  it('shows a ledger in pages of fifty, each entry once', async () => {
    for (let count = 0; count < 30; count += 1) {
      const asset = 'tok'
      const reason = 'one of many'
      await desk.act({ act: 'give', player_id: anna, asset, amount: '2', reason }, cookie)
      await desk.act({ act: 'take', player_id: anna, asset, amount: '2', reason }, cookie)
    }
    const seen: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const answer: DeskData<'ledger'> = (
        await page(`${anna}/ledger${next === '' ? '' : `?before=${encodeURIComponent(next)}`}`)
      ).json()
      seen.push(...answer.entries.map(({ id }) => id))
      next = answer.next
    }
    const { rows } = await sql<{ id: string }>`select id from ledger where account = ${anna}::bigint`.execute(server.db)
    expect([...seen].sort()).toEqual(rows.map(({ id }) => id).sort())
  })

  it.each(['inbox', 'fights', 'orders', 'sanctions', 'errors', 'ledger'])('has %s', async (part) => {
    await players.fight(ann)
    expect((await page(`${ann}/${part}`)).statusCode).toBe(200)
  })

  it('leads from a fight to its replay', async () => {
    await players.fight(ann)
    const { items } = (await page(`${ann}/fights`)).json<DeskData<'fights'>>()
    const replay = await desk.get(`/desk/replays/${items[0]?.replay_id}`, cookie)
    expect(replay.statusCode).toBe(200)
    expect(replay.json()).toMatchObject({ replay_id: items[0]?.replay_id })
  })

  it('is not there for an unknown player', async () => {
    expect((await page('999999999')).json().error.code).toBe('player-not-found')
  })
})

it('the season, jobs, payments and figures by day are shown', async () => {
  const state = await desk.get('/desk/state', cookie)
  expect(state.json()).toMatchObject({ season: { week: expect.any(Number) }, maintenance: false })
  const economy = await desk.get('/desk/economy?days=7', cookie)
  const { revenue, market } = economy.json<DeskData<'economy'>>()
  expect(revenue[0]).toMatchObject({ stars: 50, payments: 1 })
  const days = revenue.map(({ day }) => day)
  expect(new Set(days).size).toBe(7)
  expect(market.map(({ day }) => day)).toEqual(days)
})
