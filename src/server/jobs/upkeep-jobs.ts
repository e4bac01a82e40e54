import { pruneIdempotency } from '#server/calls/idempotency.ts'
import { ensurePartitions } from '#server/db/partitions.ts'
import { pruneDesk } from '#server/desk/prune.ts'
import type { Job } from '#server/job.ts'

export const upkeepJobs: readonly Job[] = [
  {
    name: 'prune-idempotency',
    schedule: '17 * * * *',
    second: 50,
    run: async ({ db, clock, log }) => {
      const pruned = await pruneIdempotency(db, clock.nowMs())
      log.info({ pruned }, 'days of stored answers dropped')
      await pruneDesk(db, clock.nowMs())
    },
  },
  {
    name: 'ensure-partitions',
    schedule: '23 * * * *',
    second: 50,
    run: ({ db, clock, log }) => ensurePartitions(db, clock.nowMs(), log),
  },
]
