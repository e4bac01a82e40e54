import type { Job } from '#server/job.ts'
import { ACCOUNT_JOB, runAccountJob, tendAccountJobs } from './account-jobs.ts'

export const accountJobs: readonly Job[] = [
  { name: 'tend-account-jobs', schedule: '*/2 * * * *', second: 35, maxAttempts: 1, run: tendAccountJobs },
  {
    name: ACCOUNT_JOB,
    schedule: null,
    run: (parts, payload) => runAccountJob(parts, payload as Parameters<typeof runAccountJob>[1]),
  },
]
