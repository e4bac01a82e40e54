import { type TaskList, Logger as WorkerLogger } from 'graphile-worker'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { MS_PER_MINUTE } from '../../rules/units.ts'
import type { Clock } from '../clock.ts'
import type { ServerConfig } from '../config.ts'
import { createDb } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import { ensurePartitions } from '../db/partitions.ts'
import type { Entropy } from '../entropy.ts'
import { pruneIdempotency } from '../idempotency.ts'
import type { Logger } from '../logger.ts'
import type { Metrics } from '../metrics.ts'
import { ACCOUNT_JOB, runAccountJob, tendAccountJobs } from '../modules/account/account-jobs.ts'
import { pruneAds } from '../modules/ads/service.ts'
import { fightAsNpcs } from '../modules/boss/npc-fighters.ts'
import { pruneBossRuns } from '../modules/boss-boards/prune.ts'
import { tendBossBoards } from '../modules/boss-boards/settle.ts'
import { refreshGuildCards, replaceIdleLeaders } from '../modules/guild/jobs.ts'
import { pruneGuildLogs } from '../modules/guild/talk.ts'
import { rebuildBoards } from '../modules/leaderboards/service.ts'
import { pruneLuck } from '../modules/luck/service.ts'
import { expireListings, pruneListings } from '../modules/market/close.ts'
import { tradeNpcs } from '../modules/market/npc-traders.ts'
import { sumUpSales } from '../modules/market/price-days.ts'
import { watchSales } from '../modules/market/watch.ts'
import { matchWishes } from '../modules/market/wishes.ts'
import { SEND_NOTIFICATION_JOB, sendNotification } from '../modules/notifications/send.ts'
import { notifyPlayers, pruneNotifications } from '../modules/notifications/service.ts'
import { pruneTaskRuns } from '../modules/tasks/service.ts'
import { runOfJob, VERIFY_TASK_JOB } from '../modules/tasks/verify-job.ts'
import { verifyRun } from '../modules/tasks/verify-run.ts'
import type { Chats } from '../platform/bot/chats.ts'
import { messagesFor } from '../platform/bot/messages-for.ts'
import { POOL_CONNECTIONS, startBossPools } from './boss-pools.ts'
import { keepRunning } from './keep-running.ts'
import { RELAY_LANES, startOutboxRelay } from './outbox-relay.ts'

/** What the jobs need. */
interface JobParts {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly entropy: Entropy
  readonly config: ServerConfig
  readonly chats: Chats
  readonly log: Logger
}

/** What the background work of a process needs; it opens connections of its own. */
interface BackgroundParts extends Omit<JobParts, 'db'> {
  readonly databaseUrl: string
  readonly metrics: Metrics
}

const JOBS_AT_A_TIME = 3
/** Further ones for the outbox, its lock and what it delivers, and for the pools of the bosses. */
const CONNECTIONS = JOBS_AT_A_TIME + 1 + RELAY_LANES + POOL_CONNECTIONS
/** Of the queue itself. */
const QUEUE_CONNECTIONS = 4
/** Database connections that the background work of a process opens at most. */
export const JOB_CONNECTIONS = CONNECTIONS + QUEUE_CONNECTIONS
/** Of the queue's own connections; who waits for one tries again. */
const CONNECTION_TIMEOUT_MS = 5000
/** Jobs work through many rows where a call may not. */
const STATEMENT_TIMEOUT_MS = MS_PER_MINUTE

/** When each job runs, in UTC; of all processes on one database exactly one runs it. */
const SCHEDULE = [
  '* * * * * rebuild-boards ?max=1',
  '*/5 * * * * notify ?max=1',
  '17 * * * * prune-idempotency',
  '41 * * * * prune-tasks-and-ads',
  '*/2 * * * * tend-account-jobs ?max=1',
  '53 3 * * * prune-notifications',
  '7 4 * * * prune-luck',
  '* * * * * expire-listings ?max=1',
  '11 * * * * prune-listings',
  '* * * * * match-wishes ?max=1',
  '* * * * * sum-up-sales ?max=1',
  '*/10 * * * * trade-npcs ?max=1',
  '*/10 * * * * fight-as-npcs ?max=1',
  '* * * * * tend-boss-boards ?max=1',
  '29 4 * * * prune-boss-runs',
  '* * * * * refresh-guilds ?max=1',
  '29 * * * * replace-idle-leaders ?max=1',
  '31 4 * * * prune-guild-logs',
  '23 * * * * ensure-partitions',
].join('\n')

/** The jobs by name. */
export const jobTasks = (parts: JobParts): TaskList => {
  const { db, clock, config, log } = parts
  const messages = messagesFor(config)
  return {
    'prune-idempotency': async () => {
      const pruned = await pruneIdempotency(db, clock.nowMs())
      log.info({ pruned }, 'days of stored answers dropped')
    },
    'rebuild-boards': () => rebuildBoards(db, clock.nowMs()),
    'ensure-partitions': () => ensurePartitions(db, clock.nowMs(), log),
    'prune-tasks-and-ads': async () => {
      const runs = await pruneTaskRuns(db, clock.nowMs())
      const ads = await pruneAds(db, clock.nowMs())
      log.info({ runs, ads }, 'old task runs and ads pruned')
    },
    notify: async () => {
      const enqueued = await notifyPlayers(db, clock)
      if (enqueued > 0) log.info({ enqueued }, 'messages to players enqueued')
    },
    'prune-notifications': async () => {
      const pruned = await pruneNotifications(db, clock.nowMs())
      log.info({ pruned }, 'old messages pruned')
    },
    'prune-luck': async () => {
      const pruned = await pruneLuck(db, clock.nowMs())
      log.info({ pruned }, 'months of rolls dropped')
    },
    'expire-listings': async () => {
      const expired = await expireListings(db, clock.nowMs())
      if (expired > 0) log.info({ expired }, 'items taken off the market, their time was over')
    },
    'match-wishes': async () => {
      const met = await matchWishes(db, clock.nowMs())
      if (met > 0) log.info({ met }, 'wishes met by offers')
    },
    'sum-up-sales': async () => {
      await sumUpSales(db, clock.nowMs())
      const marked = await watchSales(db, clock.nowMs())
      if (marked > 0) log.warn({ marked }, 'sales for an operator to look at: npm run admin -- market marks')
    },
    'trade-npcs': async () => {
      if (!config.npcTraders) return
      const traded = await tradeNpcs({ db, nowMs: clock.nowMs(), entropy: parts.entropy })
      log.debug(traded, 'a turn of the trading NPC')
    },
    'fight-as-npcs': async () => {
      if (!config.npcTraders) return
      const fights = await fightAsNpcs({ db, nowMs: clock.nowMs(), entropy: parts.entropy })
      log.debug({ fights }, 'NPC fought the boss')
    },
    'tend-boss-boards': async () => {
      const given = await tendBossBoards({ db, nowMs: clock.nowMs() })
      if (given > 0) log.info({ given }, 'rewards of a boss’s boards sent to the inbox')
    },
    'prune-boss-runs': async () => {
      const pruned = await pruneBossRuns({ db, nowMs: clock.nowMs() })
      log.info({ pruned }, 'fighters of old boss runs pruned')
    },
    'prune-listings': async () => {
      const pruned = await pruneListings(db, clock.nowMs())
      log.info({ pruned }, 'old listings pruned')
    },
    'refresh-guilds': async () => {
      await refreshGuildCards(db)
    },
    'replace-idle-leaders': async () => {
      const replaced = await replaceIdleLeaders({ db, nowMs: clock.nowMs(), entropy: parts.entropy })
      if (replaced > 0) log.info({ replaced }, 'guilds with another leader, theirs was away or gone')
    },
    'prune-guild-logs': async () => {
      const pruned = await pruneGuildLogs(db, clock.nowMs())
      log.info({ pruned }, 'old entries of guilds pruned')
    },
    'tend-account-jobs': () => tendAccountJobs(parts),
    [ACCOUNT_JOB]: (payload) => runAccountJob(parts, payload as Parameters<typeof runAccountJob>[1]),
    [SEND_NOTIFICATION_JOB]: (payload) =>
      sendNotification(
        { db, clock, messages, log, botLink: config.client.botLink },
        payload as Parameters<typeof sendNotification>[1],
      ),
    [VERIFY_TASK_JOB]: async (payload) => {
      const run = runOfJob(payload)
      if (run) await verifyRun(parts, run)
    },
  }
}

const workerLogger = (log: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error({ job: true }, message)
    else if (level === 'warning') log.warn({ job: true }, message)
    else log.debug({ job: true }, message)
  })

/** Starts this process's share of the background work. `stop` lets a running job finish. */
export const startJobs = async (parts: BackgroundParts): Promise<{ stop(): Promise<void> }> => {
  const { databaseUrl, log } = parts
  // Never the game's connections: a job that waits must not make players wait.
  const own = createDb(databaseUrl, { max: CONNECTIONS, statementTimeoutMs: STATEMENT_TIMEOUT_MS, log })
  // A pool of its own: a failing job must not take the game's connections or parsers with it.
  const pgPool = new pg.Pool({
    connectionString: databaseUrl,
    max: QUEUE_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
  })
  const logLoss = (error: Error): void => log.warn({ err: error }, 'a job connection was lost')
  // A connection reports its own loss; the pool would do so a second time, with all that the client holds.
  pgPool.on('error', () => undefined)
  pgPool.on('connect', (client) => client.on('error', logLoss))
  const runner = await keepRunning(
    {
      pgPool,
      taskList: jobTasks({ ...parts, db: own.db }),
      crontab: SCHEDULE,
      // A slow Bot API must not delay the schedule.
      concurrency: JOBS_AT_A_TIME,
      noHandleSignals: true,
      logger: workerLogger(log),
    },
    log,
  )
  const relay = startOutboxRelay({ ...parts, db: own.db })
  const pools = startBossPools({ ...parts, db: own.db })
  return {
    stop: async () => {
      await relay.stop()
      await pools.stop()
      await runner.stop()
      await pgPool.end()
      await own.close()
    },
  }
}
