import cluster, { type Worker } from 'node:cluster'
import type { Logger as PinoLogger } from 'pino'
import { createCallCounter } from '#server/calls/call-counter.ts'
import { COUNTED_CALLERS_MAX, RATE_WINDOW_MS } from '#server/calls/call-limits.ts'
import type { ServerConfig } from '#server/config/config.ts'
import { playerOfKey } from '#server/http/caller.ts'
import { createGatheredMetrics } from '#server/observability/metrics.ts'
import { createOnline, type Online } from '#server/observability/online.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { refuseTooManyConnections } from './connections.ts'
import { type ChildProcess, keepProcesses, type ProcessEnd } from './keep-processes.ts'
import { type CountedMessage, isCount, isReady } from './messages.ts'
import type { ReadyMessage } from './ready-message.ts'
import { serveMetrics } from './serve.ts'

interface PrimaryParts {
  readonly config: ServerConfig
  readonly databaseUrl: string
  readonly log: PinoLogger
  readonly processes: number
}

const PLACE = 'HOUSE_KOMBAT_PROCESS'
const HOPELESS = 'The server’s processes end again and again as soon as they have started: the log above says why.'

/** Counts processes from 0. Process 0 runs the jobs. */
export const placeOfThisProcess = (): number => Number(process.env[PLACE] ?? 0)

const childOf = (worker: Worker, onReady: (message: ReadyMessage) => void): ChildProcess => ({
  pid: worker.process.pid,
  ready: new Promise((resolve) => {
    worker.on('message', (message: unknown) => {
      if (!isReady(message)) return
      onReady(message)
      resolve()
    })
  }),
  ended: new Promise<ProcessEnd>((resolve) => {
    worker.once('exit', (code, signal) => resolve({ code, signal }))
  }),
  stop: () => void worker.process.kill('SIGTERM'),
})

/** Counts calls over all processes, which share the rate limits. */
const countFor = (online: Online): ((worker: Worker) => void) => {
  const count = createCallCounter({ windowMs: RATE_WINDOW_MS, callersMax: COUNTED_CALLERS_MAX })
  return (worker) => {
    worker.on('message', (message: unknown) => {
      if (!isCount(message)) return
      for (const [caller] of message.callers) {
        const player = playerOfKey(caller)
        if (player !== null) online.saw(player)
      }
      const answer: CountedMessage = {
        counted: message.count,
        calls: message.callers.map(([caller, calls]) => count(caller, performance.now(), calls)),
      }
      // The worker may have ended, so errors are ignored.
      worker.send(answer, () => undefined)
    })
  }
}

/**
 * The primary answers no calls: it distributes connections, counts calls, gathers metrics and restarts processes.
 * @throws OperatorError
 */
export const servePlayersInProcesses = async ({ config, databaseUrl, log, processes }: PrimaryParts): Promise<void> => {
  // Behind a pooler the database's own limit of connections does not apply.
  if (config.databasePooler === 'none') await refuseTooManyConnections(databaseUrl, processes, config)
  const online = createOnline(() => performance.now())
  const metricsServer = await serveMetrics(createGatheredMetrics(online), config, log)
  const answerCounts = countFor(online)
  let first: ReadyMessage | null = null
  const kept = keepProcesses({
    count: processes,
    log,
    start: (place) => {
      const worker = cluster.fork({ [PLACE]: String(place) })
      answerCounts(worker)
      return childOf(worker, (message) => {
        first ??= message
      })
    },
  })

  let stopping = false
  const stop = async (reason: string): Promise<void> => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'stopping all processes')
    const isClean = await kept.stop()
    await metricsServer?.close()
    process.exit(isClean ? 0 : 1)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal))
  process.on('disconnect', () => void stop('launcher ended'))

  const isServing = await kept.ready
  if (stopping) return
  if (!isServing && first === null) process.exit(1)
  if (isServing && first) {
    log.info({ processes }, 'all processes are ready')
    process.send?.(first)
    await kept.hopeless
  }
  await kept.stop()
  throw new OperatorError(HOPELESS)
}
