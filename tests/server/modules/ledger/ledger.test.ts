import { beforeAll, describe, expect, it } from 'vitest'
import { balanceOf, balancesOf, postMovements } from '#server/db/ledger.ts'
import { type Asset, type Movement, mint, transfer } from '#server/db/movements.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { lockPlayers } from '#server/modules/players/store.ts'
import { auditedApp } from '#tests/helpers/server/item-server.ts'

const server = await auditedApp()
const [ALICE, BOB] = [201, 202]
/** One per connection. Further calls would wait and be refused. */
const AT_ONCE = 8

const cause = (amount: bigint, asset: Asset = 'tok') =>
  ({
    id: uuidV7(server.entropy, server.clock.nowMs()),
    asset,
    amount,
    reason: 'admin-grant',
    ref: null,
  }) as const
const gift = (to: number, amount: bigint, asset?: Asset): Movement => mint({ ...cause(amount, asset), to })
const given = (from: number, to: number, amount: bigint, asset?: Asset): readonly Movement[] =>
  transfer({ ...cause(amount, asset), from, to })

const post = (...movements: readonly Movement[]) =>
  inTransaction(server.db, (tx) => postMovements(tx, movements, server.clock.nowMs()))

const codeOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: { code?: unknown }) => error.code,
  )

const fortyTimes = async <T>(work: (index: number) => Promise<T>): Promise<readonly T[]> => {
  const done: T[] = []
  while (done.length < 40) done.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(index)))))
  return done
}

beforeAll(async () => {
  for (const id of [ALICE, BOB]) await server.call('users.onboard', { body: { house_id: 0 } }, { as: id })
})

describe('the ledger', () => {
  it('moves several assets at once and keeps both sides', async () => {
    await post(gift(ALICE, 5n, 'star'), gift(ALICE, 7n, 'material-wood'))
    await post(...given(ALICE, BOB, 2n, 'star'))
    expect(await balancesOf(server.db, ALICE, ['star', 'material-wood', 'material-iron'])).toEqual([3n, 7n, 0n])
    expect(await balanceOf(server.db, BOB, 'star')).toBe(2n)
  })

  it('refuses what the giver does not have, and then nothing of the whole batch has moved', async () => {
    const before = await balancesOf(server.db, ALICE, ['tok', 'star'])
    const batch = post(gift(ALICE, 10n, 'star'), ...given(ALICE, BOB, 10n ** 15n))
    expect(await codeOf(batch)).toBe('insufficient-balance')
    expect(await balancesOf(server.db, ALICE, ['tok', 'star'])).toEqual(before)
  })

  it('refuses a balance that a JSON number cannot carry (T5)', async () => {
    expect(await codeOf(post(gift(BOB, BigInt(Number.MAX_SAFE_INTEGER))))).toBe('balance-limit')
  })

  it('lets forty opposite transfers run, eight at once, without a deadlock or a lost coin', async () => {
    await post(gift(ALICE, 1000n, 'star'), gift(BOB, 1000n, 'star'))
    const [alice, bob] = [await balanceOf(server.db, ALICE, 'star'), await balanceOf(server.db, BOB, 'star')]
    await fortyTimes((index) =>
      index % 2 ? post(...given(ALICE, BOB, 3n, 'star')) : post(...given(BOB, ALICE, 2n, 'star')),
    )
    expect(await balanceOf(server.db, ALICE, 'star')).toBe(alice - 20n)
    expect(await balanceOf(server.db, BOB, 'star')).toBe(bob + 20n)
  })

  it('lets forty sales go both ways, eight at once, each with both players locked, whichever is named first', async () => {
    const sell = (from: number, to: number) =>
      inTransaction(server.db, async (tx) => {
        const players = await lockPlayers(tx, [to, from, to])
        await postMovements(tx, given(from, to, 1n, 'star'), server.clock.nowMs())
        return players.map(({ id }) => Number(id))
      })
    const held = await balanceOf(server.db, ALICE, 'star')
    const sales = await fortyTimes((index) => (index % 2 ? sell(ALICE, BOB) : sell(BOB, ALICE)))
    expect(sales).toEqual(Array(40).fill([ALICE, BOB]))
    expect(await balanceOf(server.db, ALICE, 'star')).toBe(held)
  })
})
