import type { Job } from '#server/job.ts'
import { collectDebts } from './debts.ts'
import { pruneSteps } from './events.ts'
import { reconcile } from './reconcile.ts'
import { refundDue } from './refunds.ts'
import { paymentDepsOf } from './service.ts'

export const paymentsJobs: readonly Job[] = [
  {
    name: 'refund-payments',
    schedule: '* * * * *',
    second: 22,
    maxAttempts: 1,
    run: async (parts) => {
      const payments = paymentDepsOf(parts)
      if (payments === null) return
      const tried = await refundDue(payments)
      if (tried > 0) parts.log.info({ tried }, 'payments given back')
    },
  },
  {
    name: 'collect-star-debts',
    schedule: '* * * * *',
    second: 41,
    maxAttempts: 1,
    run: async ({ db, clock, entropy, log }) => {
      const paid = await collectDebts({ db, nowMs: clock.nowMs(), entropy })
      if (paid > 0) log.info({ paid }, 'debts of refunds paid')
    },
  },
  {
    name: 'reconcile-payments',
    schedule: '17 * * * *',
    second: 52,
    // Grants what was paid while no process ran, without waiting for Telegram to resend the updates.
    isDueAtStart: ({ config }) => config.botUpdates !== 'off',
    run: async (parts) => {
      const payments = paymentDepsOf(parts)
      if (payments !== null) parts.log.info(await reconcile(payments), 'payments compared with the messenger’s list')
    },
  },
  {
    name: 'prune-payment-steps',
    schedule: '57 3 * * *',
    second: 52,
    run: async ({ db, clock, log }) => {
      log.info({ pruned: await pruneSteps(db, clock.nowMs()) }, 'old steps of purchases pruned')
    },
  },
]
