import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { BALANCE_LIMIT, balanceOf, postMovements } from '#server/db/ledger.ts'
import { burn, type Movement, mint } from '#server/db/movements.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { giveOrInbox, sendToInbox } from '#server/modules/inbox/service.ts'
import { auditedAppWithPlayers } from '#tests/helpers/server/item-server.ts'

const { server, players } = await auditedAppWithPlayers()
const { join } = players

const gift = (
  to: number,
  asset: Movement['asset'],
  amount: bigint,
  reason: Movement['reason'] = 'admin-grant',
): Movement => mint({ id: randomUUID(), to, asset, amount, reason, ref: null })

const give = (...gifts: Movement[]) => inTransaction(server.db, (db) => giveOrInbox({ ...server.scope(), db }, gifts))

const fill = async (id: number, room: bigint): Promise<void> => {
  const missing = BALANCE_LIMIT - room - (await balanceOf(server.db, id, 'tok'))
  await inTransaction(server.db, (tx) => postMovements(tx, [gift(id, 'tok', missing)], server.clock.nowMs()))
}

const spend = (id: number, amount: bigint) =>
  inTransaction(server.db, (tx) =>
    postMovements(
      tx,
      [burn({ id: randomUUID(), from: id, asset: 'tok', amount, reason: 'upgrade', ref: null })],
      server.clock.nowMs(),
    ),
  )

const inbox = async (id: number) => (await server.call('inbox.list', {}, { as: id })).data
const claim = (id: number, item: string) => server.call('inbox.claim', { params: { id: item } }, { as: id })

describe('a gift that a balance cannot hold (T5)', () => {
  it('waits in the inbox while the rest of the same batch is paid', async () => {
    const id = await join()
    await fill(id, 10n)
    const given = await give(
      gift(id, 'tok', 6n),
      gift(id, 'tok', 5n, 'hunt'),
      gift(id, 'tok', 4n),
      gift(id, 'star', 2n),
    )
    expect(given.inboxed.map(({ reason, amount }) => [reason, amount])).toEqual([['hunt', 5n]])
    expect(await balanceOf(server.db, id, 'tok')).toBe(BALANCE_LIMIT)
    expect(await balanceOf(server.db, id, 'star')).toBe(2n)
    expect(await inbox(id)).toEqual([
      {
        id: expect.any(String),
        at: '2026-11-23T12:00:00.000Z',
        reason: 'hunt',
        tok: 5,
        star: 0,
        materials: [],
        claimed_at: null,
      },
    ])
  })

  it('happens to a mining claim too: the claim is answered, nothing is lost', async () => {
    const id = await join()
    await fill(id, 0n)
    server.clock.advance(3_600_000)
    const answer = await server.call('users.claim', {}, { as: id })
    expect(answer.data.amount).toBeGreaterThan(0)
    expect(answer.data.balance).toBe(Number(BALANCE_LIMIT))
    expect(await inbox(id)).toMatchObject([{ reason: 'claim', tok: answer.data.amount }])
  })

  it('is refused when it takes', async () => {
    const from = await join()
    const taken = burn({ id: randomUUID(), from, asset: 'tok', amount: 1n, reason: 'upgrade', ref: null })
    await expect(give(taken)).rejects.toThrow('Only gifts can wait in the inbox, and this takes 1 tok.')
  })
})

describe('the inbox', () => {
  const send = (id: number) =>
    inTransaction(server.db, (db) =>
      sendToInbox({ ...server.scope(), db }, id, 'hunt-milestone', {
        tok: 3_000_000_000n,
        star: 7n,
        materials: [{ slug: 'material-wood', quantity: 4 }],
      }),
    )

  it('gives an item once and answers the new balances, with ledger rows that name it', async () => {
    const id = await join()
    const item = await send(id)
    const answer = await claim(id, item)
    expect(answer.data).toMatchObject({ item: { id: item, claimed_at: expect.any(String) }, balance: 13e9, stars: 7 })
    expect(await balanceOf(server.db, id, 'material-wood')).toBe(4n)
    const { items } = (await server.call('users.ledger', { query: {} }, { as: id })).data
    expect(
      items
        .filter(({ ref }) => ref === item)
        .map(({ asset, reason }) => [asset, reason])
        .sort(),
    ).toEqual([
      ['material-wood', 'hunt-milestone'],
      ['star', 'hunt-milestone'],
      ['tok', 'hunt-milestone'],
    ])
    const again = await claim(id, item)
    expect([again.status, again.error.code, again.error.message]).toEqual([400, 'already-claimed', 'already claimed'])
  })

  it('lists what waits before what was taken, newest first', async () => {
    const id = await join()
    const sent: string[] = []
    for (let count = 0; count < 3; count++) {
      server.clock.advance(1000)
      sent.push(await send(id))
    }
    await claim(id, sent[2] ?? '')
    expect((await inbox(id)).map((row) => row.id)).toEqual([sent[1], sent[0], sent[2]])
  })

  it('pays one of ten claims that come at once', async () => {
    const id = await join()
    const item = await send(id)
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(id, item)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await balanceOf(server.db, id, 'star')).toBe(7n)
  })

  it('keeps an item for which there is still no room, and gives it when there is', async () => {
    const id = await join()
    await fill(id, 1n)
    const item = await send(id)
    const refused = await claim(id, item)
    expect([refused.status, refused.error.code]).toEqual([400, 'balance-limit'])
    expect(await inbox(id)).toMatchObject([{ id: item, claimed_at: null }])
    expect(await balanceOf(server.db, id, 'star')).toBe(0n)
    await spend(id, 5_000_000_000n)
    expect((await claim(id, item)).status).toBe(200)
  })

  it('does not show or give an item to another player', async () => {
    const [owner, other] = [await join(), await join()]
    const item = await send(owner)
    const answer = await claim(other, item)
    expect([answer.status, answer.error.code, answer.error.message]).toEqual([
      404,
      'inbox-not-found',
      "We couldn't find this reward",
    ])
    expect(await inbox(other)).toEqual([])
  })
})
