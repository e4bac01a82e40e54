import { afterEach, expect, it } from 'vitest'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { addUpPayments, paymentMark } from '#tests/helpers/storm/payments/payment-books.ts'
import { playPaymentStorm } from '#tests/helpers/storm/payments/payment-storm.ts'
import type { StormWorld } from '#tests/helpers/storm/payments/storm-world.ts'

/** `PAYMENTS=20000` plays the whole storm, another `SEED` another storm of the same size. */
const PAYMENTS = Number(process.env.PAYMENTS ?? 240)
const SEED = Number(process.env.SEED ?? 1)
const PROCESSES = Number(process.env.TEST_PROCESSES ?? 1)

let open: StormWorld | null = null
afterEach(async () => {
  await open?.close()
  open = null
})

it.each([
  { updates: 'webhook', processes: 2 },
  { updates: 'polling', processes: PROCESSES },
] as const)(
  'every charge ends as exactly one of standing grant and refund, whatever is lost, repeated, late, killed or restored ($updates, $processes processes)',
  {
    timeout: 7_200_000,
  },
  async (setting) => {
    const startedMs = performance.now()
    const { world, ledger, waited } = await playPaymentStorm({ payments: PAYMENTS, seed: SEED, ...setting })
    open = world
    const sums = await addUpPayments(world.database.db(), ledger)
    const seconds = Math.round((performance.now() - startedMs) / 1000)
    const blows = [...world.blows].map(([blow, count]) => `${blow} ${count}`).join(', ')
    const waits = [...waited].map(([what, ms]) => `${what} ${Math.round(ms / 1000)} s`).join(', ')
    console.log(
      `${setting.updates}, seed ${SEED}: ${sums.charges} charges = ${sums.standing} standing + ${sums.refunded} given back, ` +
        `${sums.invented} invented ones taken back, ${sums.debts} debts, of ${sums.debtsPaid} something is paid; ${sums.fortnights} fortnights; ${blows}; ${seconds} s (${waits})`,
    )
    expect(sums.wrongs).toEqual([])
    expect(sums.standing + sums.refunded).toBe(sums.charges)
    expect(sums.charges).toBeGreaterThanOrEqual(PAYMENTS)
    expect(Math.min(sums.standing, sums.refunded)).toBeGreaterThan(PAYMENTS / 10)
    expect(sums.debts).toBeGreaterThan(sums.refunded / 200)
    expect(sums.debtsPaid).toBeGreaterThan(0)
    expect(sums.fortnights, 'limits have begun anew meanwhile').toBeGreaterThan(1)
    expect(await auditDifferences(world.database.db())).toEqual([])
    const mark = await paymentMark(world.database.db())
    expect(await world.job('reconcile-payments')).toBe(true)
    expect(await paymentMark(world.database.db()), 'the messenger’s list has nothing left to repair').toBe(mark)
  },
)
