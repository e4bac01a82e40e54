import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balanceOf, balancesOf, GAME_ACCOUNT, postTransfers, type Transfer } from '../../../../src/server/db/ledger.ts'
import { inTransaction } from '../../../../src/server/db/transaction.ts'
import { uuidV7 } from '../../../../src/server/entropy.ts'
import { auditDifferences } from '../../../helpers/audit.ts'
import { type TestApp, testApp } from '../../../helpers/test-app.ts'

let server: TestApp
const [ALICE, BOB] = [201, 202]

const transfer = (from: number, to: number, amount: bigint, asset: Transfer['asset'] = 'tok'): Transfer => ({
  id: uuidV7(server.entropy, server.clock.nowMs()),
  from,
  to,
  asset,
  amount,
  reason: 'admin-grant',
  ref: null,
})

const post = (...transfers: Transfer[]) =>
  inTransaction(server.db, (tx) => postTransfers(tx, transfers, server.clock.nowMs()))

const codeOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: { code?: unknown }) => error.code,
  )

beforeAll(async () => {
  server = await testApp()
  for (const id of [ALICE, BOB]) await server.call('users.onboard', { body: { house_id: 0 } }, { as: id })
})
afterAll(() => server.close())

describe('the ledger', () => {
  it('moves several assets at once and keeps both sides', async () => {
    await post(transfer(GAME_ACCOUNT, ALICE, 5n, 'star'), transfer(GAME_ACCOUNT, ALICE, 7n, 'material-wood'))
    await post(transfer(ALICE, BOB, 2n, 'star'))
    expect(await balancesOf(server.db, ALICE, ['star', 'material-wood', 'material-iron'])).toEqual([3n, 7n, 0n])
    expect(await balanceOf(server.db, BOB, 'star')).toBe(2n)
  })

  it('refuses what the giver does not have, and then nothing of the whole batch has moved', async () => {
    const before = await balancesOf(server.db, ALICE, ['tok', 'star'])
    const batch = post(transfer(GAME_ACCOUNT, ALICE, 10n, 'star'), transfer(ALICE, BOB, 10n ** 15n))
    expect(await codeOf(batch)).toBe('insufficient-balance')
    expect(await balancesOf(server.db, ALICE, ['tok', 'star'])).toEqual(before)
  })

  it('refuses a balance that a JSON number cannot carry (T5)', async () => {
    expect(await codeOf(post(transfer(GAME_ACCOUNT, BOB, BigInt(Number.MAX_SAFE_INTEGER))))).toBe('balance-limit')
  })

  it('lets forty opposite transfers run at once without a deadlock or a lost coin', async () => {
    await post(transfer(GAME_ACCOUNT, ALICE, 1000n, 'star'), transfer(GAME_ACCOUNT, BOB, 1000n, 'star'))
    const [alice, bob] = [await balanceOf(server.db, ALICE, 'star'), await balanceOf(server.db, BOB, 'star')]
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 ? post(transfer(ALICE, BOB, 3n, 'star')) : post(transfer(BOB, ALICE, 2n, 'star')),
      ),
    )
    expect(await balanceOf(server.db, ALICE, 'star')).toBe(alice - 20n)
    expect(await balanceOf(server.db, BOB, 'star')).toBe(bob + 20n)
  })

  it('adds up to the balances after all of that', async () => {
    expect(await auditDifferences(server.db)).toEqual([])
  })
})
