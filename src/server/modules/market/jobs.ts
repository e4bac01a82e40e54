import type { Job } from '#server/job.ts'
import { expireListings, pruneListings } from './close.ts'
import { tradeNpcs } from './npc-traders.ts'
import { sumUpSales } from './price-days.ts'
import { watchSales } from './watch.ts'
import { matchWishes } from './wishes.ts'

export const marketJobs: readonly Job[] = [
  {
    name: 'expire-listings',
    schedule: '* * * * *',
    second: 10,
    maxAttempts: 1,
    run: async ({ db, clock, log }) => {
      const expired = await expireListings(db, clock.nowMs())
      if (expired > 0) log.info({ expired }, 'items taken off the market, their time was over')
    },
  },
  {
    name: 'match-wishes',
    schedule: '* * * * *',
    second: 20,
    maxAttempts: 1,
    run: async ({ db, clock, log }) => {
      const met = await matchWishes(db, clock.nowMs())
      if (met > 0) log.info({ met }, 'wishes met by offers')
    },
  },
  {
    name: 'sum-up-sales',
    schedule: '* * * * *',
    second: 25,
    maxAttempts: 1,
    run: async ({ db, clock, log }) => {
      await sumUpSales(db, clock.nowMs())
      const marked = await watchSales(db, clock.nowMs())
      if (marked > 0) log.warn({ marked }, 'sales for an operator to look at: hk admin market marks')
    },
  },
  {
    name: 'trade-npcs',
    schedule: '*/10 * * * *',
    second: 45,
    maxAttempts: 1,
    run: async ({ db, clock, entropy, config, log }) => {
      if (!config.npcTraders) return
      const traded = await tradeNpcs({ db, nowMs: clock.nowMs(), entropy })
      log.debug(traded, 'a turn of the trading NPC')
    },
  },
  {
    name: 'prune-listings',
    schedule: '11 * * * *',
    second: 50,
    run: async ({ db, clock, log }) => {
      const pruned = await pruneListings(db, clock.nowMs())
      log.info({ pruned }, 'old listings pruned')
    },
  },
]
