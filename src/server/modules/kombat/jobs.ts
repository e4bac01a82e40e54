import { MS_PER_DAY } from '#rules/units.ts'
import { dropPartitionsBefore } from '#server/db/partitions.ts'
import type { Job } from '#server/job.ts'
import { countStances } from './stance-mix.ts'

export const kombatJobs: readonly Job[] = [
  {
    name: 'prune-fights',
    schedule: '37 4 * * *',
    second: 50,
    run: async ({ db, clock, config, log }) => {
      const beforeMs = clock.nowMs() - config.fightsKeptDays * MS_PER_DAY
      // `defences` goes first, because its rows refer to fights.
      const defences = await dropPartitionsBefore(db, 'defences', beforeMs)
      const fights = await dropPartitionsBefore(db, 'fights', beforeMs)
      log.info({ pruned: [...defences, ...fights] }, 'months of fights dropped')
    },
  },
  {
    name: 'count-stances',
    schedule: '41 * * * *',
    second: 27,
    run: ({ db, clock, entropy }) => countStances({ db, entropy }, clock.nowMs()),
  },
]
