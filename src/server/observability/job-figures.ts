import { Counter, Gauge, type Registry } from 'prom-client'

export interface JobRun {
  readonly task: string
  /** Seconds between when it was due and when it began. */
  readonly lateS: number
  readonly seconds: number
  readonly isFailed: boolean
}

export interface JobFigures {
  /**
   * Begins all counters. A scheduled job counts as successful at `nowMs`, so that one that never succeeds gets old too.
   * @param jobs `periodS` is null for jobs without a schedule
   */
  expectJobs(jobs: readonly { readonly task: string; readonly periodS: number | null }[], nowMs: number): void
  observeJob(run: JobRun, nowMs: number): void
}

export const jobFigures = (registry: Registry): JobFigures => {
  const common = { labelNames: ['task'], registers: [registry] }
  const succeeded = new Gauge({
    ...common,
    name: 'house_kombat_job_success_timestamp_seconds',
    help: 'When a job last ended without an error, or its process began to run jobs.',
  })
  const period = new Gauge({
    ...common,
    name: 'house_kombat_job_period_seconds',
    help: 'How often the calendar has a job begin.',
  })
  const length = new Gauge({
    ...common,
    name: 'house_kombat_job_seconds',
    help: 'How long a job’s last run took.',
  })
  const late = new Gauge({
    ...common,
    name: 'house_kombat_job_late_seconds',
    help: 'How late a job’s last run began.',
  })
  const runs = new Counter({ ...common, name: 'house_kombat_job_runs_total', help: 'Runs of a job that have ended.' })
  const failures = new Counter({
    ...common,
    name: 'house_kombat_job_failures_total',
    help: 'Runs of a job that ended with an error: the log names it.',
  })
  return {
    expectJobs: (jobs, nowMs) => {
      for (const { task, periodS } of jobs) {
        if (periodS !== null) {
          succeeded.set({ task }, nowMs / 1000)
          period.set({ task }, periodS)
        }
        // A counter that begins at 1 would hide the first failure from `increase`.
        runs.inc({ task }, 0)
        failures.inc({ task }, 0)
      }
    },
    observeJob: ({ task, lateS, seconds, isFailed }, nowMs) => {
      late.set({ task }, lateS)
      length.set({ task }, seconds)
      runs.inc({ task })
      if (isFailed) failures.inc({ task })
      else succeeded.set({ task }, nowMs / 1000)
    },
  }
}
