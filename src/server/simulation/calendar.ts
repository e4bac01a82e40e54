import { parseCronItem, runOnce, Logger as WorkerLogger } from 'graphile-worker'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import type { Candidates } from '#server/candidates.ts'
import type { Job, JobDeps } from '#server/job.ts'
import { turnPoolsAlone } from '#server/jobs/boss-pools.ts'
import { sendMessages } from '#server/jobs/message-sender.ts'
import { relayOutbox } from '#server/jobs/outbox-relay.ts'
import { JOBS, jobTasks } from '#server/jobs/start-jobs.ts'
import type { Messages } from '#server/platform/bot/messages.ts'
import { waitingJobs } from './figures-store.ts'

/** The clock moves forward only. */
export interface ShiftedClock {
  nowMs(): number
  moveTo(atMs: number): void
}

export const createShiftedClock = (startMs: number): ShiftedClock => {
  let nowMs = startMs
  return {
    nowMs: () => nowMs,
    moveTo: (atMs) => {
      nowMs = Math.max(nowMs, atMs)
    },
  }
}

export interface CalendarDeps extends JobDeps {
  readonly clock: ShiftedClock
  readonly databaseUrl: string
  readonly opponents: Candidates
  readonly messages: Messages
}

export interface Calendar {
  /** Runs the jobs that are due by then in order of time, and leaves the clock there. */
  advanceTo(atMs: number): Promise<void>
  deliver(): Promise<void>
}

/**
 * Frequent jobs run hourly after visits, else every four hours: on their schedules there would be over 20,000 runs a
 * day.
 */
const LOOK_MS = MS_PER_HOUR
const QUIET_LOOK_MS = 4 * MS_PER_HOUR
/** Seasons and weeks end at midnight, so the first minutes of a day are run one by one. */
const MINUTES_OF_MIDNIGHT = 3

const isFrequent = ({ schedule }: Job): boolean => schedule?.startsWith('*') === true

const isLook = (minuteMs: number, isPlayed: boolean): boolean =>
  minuteMs % (isPlayed ? LOOK_MS : QUIET_LOOK_MS) === 0 || minuteMs % MS_PER_DAY < MINUTES_OF_MIDNIGHT * MS_PER_MINUTE

const digestOf = (minuteMs: number) => {
  const at = new Date(minuteMs)
  return {
    min: at.getUTCMinutes(),
    hour: at.getUTCHours(),
    date: at.getUTCDate(),
    month: at.getUTCMonth() + 1,
    dow: at.getUTCDay(),
  }
}

const silent = new WorkerLogger(() => () => undefined)

/** Runs jobs in order of their seconds, the loops of a process (outbox, pools, messages), and enqueued jobs. */
export const createCalendar = (parts: CalendarDeps): Calendar => {
  const { clock, db, databaseUrl, opponents, messages, log, config } = parts
  const jobs = JOBS.flatMap((job) =>
    job.schedule === null ? [] : [{ job, isDue: parseCronItem({ task: job.name, match: job.schedule }).match }],
  ).sort((a, b) => (a.job.second ?? 0) - (b.job.second ?? 0))
  const botLink = config.client.botLink
  let nextMinuteMs = Math.ceil(clock.nowMs() / MS_PER_MINUTE) * MS_PER_MINUTE

  let isPlayed = false

  const deliverAll = async (): Promise<void> => {
    while ((await relayOutbox(parts)).tried > 0);
    while ((await turnPoolsAlone(parts))?.isMore);
  }

  const runEnqueued = async (): Promise<void> => {
    if ((await waitingJobs(db)) === 0) return
    await runOnce({
      connectionString: databaseUrl,
      maxPoolSize: 1,
      taskList: jobTasks(parts),
      noHandleSignals: true,
      noPreparedStatements: true,
      logger: silent,
    })
  }

  const runMinute = async (minuteMs: number): Promise<void> => {
    const look = isLook(minuteMs, isPlayed)
    const digest = digestOf(minuteMs)
    for (const { job, isDue } of jobs) {
      if ((isFrequent(job) && !look) || !isDue(digest)) continue
      clock.moveTo(minuteMs + (job.second ?? 0) * MS_PER_SECOND)
      await job.run(parts, {})
    }
    if (!look) return
    isPlayed = false
    await deliverAll()
    await opponents.refresh()
    await runEnqueued()
    while (await sendMessages({ db, clock, messages, log, botLink, next: async () => true }));
  }

  return {
    deliver: async () => {
      isPlayed = true
      await deliverAll()
    },
    advanceTo: async (atMs) => {
      for (; nextMinuteMs <= atMs; nextMinuteMs += MS_PER_MINUTE) await runMinute(nextMinuteMs)
      clock.moveTo(atMs)
    },
  }
}
