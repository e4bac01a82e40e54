import { MS_PER_SECOND } from '#rules/units.ts'
import type { Job, JobDeps } from '#server/job.ts'
import type { JobFigures } from '#server/observability/job-figures.ts'

const S_PER_MINUTE = 60
const S_PER_HOUR = 3600
const S_PER_DAY = 86_400

/**
 * Seconds between two runs. Knows only the kinds of schedule that our jobs have: every minute, every few minutes,
 * hourly, daily.
 */
export const periodS = (schedule: string): number => {
  const [minute = '*', hour = '*'] = schedule.split(' ')
  if (minute === '*') return S_PER_MINUTE
  if (minute.startsWith('*/')) return Number(minute.slice(2)) * S_PER_MINUTE
  return hour === '*' ? S_PER_HOUR : S_PER_DAY
}

/** Queue times come from the database's clock, so they are not compared with the game's clock, which a test may set. */
const realNowMs = (): number => Date.now()

/** @param dueAt when the job was due to start according to the queue */
export const runObserved = async ({ name, run }: Job, parts: JobDeps, payload: unknown, dueAt: Date): Promise<void> => {
  const begunMs = realNowMs()
  let isFailed = true
  try {
    await run(parts, payload)
    isFailed = false
  } finally {
    const endMs = realNowMs()
    const lateS = Math.max(0, begunMs - dueAt.getTime()) / MS_PER_SECOND
    const seconds = (endMs - begunMs) / MS_PER_SECOND
    parts.metrics?.observeJob({ task: name, lateS, seconds, isFailed }, endMs)
  }
}

export const expectCalendar = (jobs: readonly Job[], metrics: JobFigures): void => {
  const expected = jobs.map(({ name, schedule }) => ({
    task: name,
    periodS: schedule === null ? null : periodS(schedule),
  }))
  metrics.expectJobs(expected, realNowMs())
}
