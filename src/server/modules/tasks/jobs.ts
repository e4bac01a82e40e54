import type { Job } from '#server/job.ts'
import { pruneTaskRuns } from './service.ts'
import { runOfJob, VERIFY_TASK_JOB } from './verify-job.ts'
import { verifyRun } from './verify-run.ts'

export const tasksJobs: readonly Job[] = [
  {
    name: VERIFY_TASK_JOB,
    schedule: null,
    run: (parts, payload) => verifyRun(parts, runOfJob(payload)),
  },
  {
    name: 'prune-task-runs',
    schedule: '41 * * * *',
    second: 50,
    run: async ({ db, clock, log }) => {
      const pruned = await pruneTaskRuns(db, clock.nowMs())
      log.info({ pruned }, 'old task runs pruned')
    },
  },
]
