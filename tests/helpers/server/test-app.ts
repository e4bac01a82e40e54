import type { FastifyInstance, InjectOptions } from 'fastify'
import { type Logger as PinoLogger, pino } from 'pino'
import type { CallLine } from '#contracts/call-line.ts'
import { type CallName, calls } from '#contracts/calls.ts'
import { type ErrorBody, IDEMPOTENCY_HEADER } from '#contracts/errors.ts'
import type { CallData, CallInput } from '#contracts/schemas.ts'
import { buildApp } from '#server/app.ts'
import type { CallHandlers } from '#server/calls/call-handler.ts'
import type { CallLimits } from '#server/calls/call-limits.ts'
import type { Candidates } from '#server/candidates.ts'
import { parseConfig, type ServerConfig } from '#server/config/config.ts'
import type { Entropy } from '#server/entropy/entropy.ts'
import { createSeededEntropy } from '#server/entropy/test-entropy.ts'
import { createLifecycle, type Lifecycle } from '#server/http/lifecycle.ts'
import { createCandidates } from '#server/modules/kombat/candidates.ts'
import type { PaidOffers } from '#server/modules/payments/offers.ts'
import { createMetrics, type Metrics } from '#server/observability/metrics.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database/test-database.ts'
import { type LaunchUser, signLaunchData } from './launch-data.ts'
import { createSettableClock, type SettableClock } from './settable-clock.ts'

export const TEST_BOT_TOKEN = '123456789:test-token-of-house-kombat'
/** Apps on one database that take calls in turn. TEST_PROCESSES=2 finds what is safe only within one process. */
const PROCESSES = Number(process.env.TEST_PROCESSES ?? 1)

/** Monday 2026-11-23, 12:00 UTC. */
export const TEST_NOW_MS = Date.UTC(2026, 10, 23, 12)

export interface TestAppOptions {
  readonly nowMs?: number
  readonly seed?: number | string
  readonly config?: Partial<ServerConfig>
  readonly handlers?: CallHandlers
  readonly log?: PinoLogger
  readonly paidOffers?: PaidOffers
  readonly limits?: CallLimits
  /** By default the app creates its own database and drops it. */
  readonly database?: TestDatabase
  readonly probeDb?: TestDatabase['db']
}

export interface CallOptions {
  /** The caller: messenger user or id. Null: the call has no launch data. */
  readonly as: LaunchUser | number | null
  readonly idempotencyKey?: string | undefined
  readonly startParam?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface CallAnswer<N extends CallName> {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  /** Throws if the call failed. */
  readonly data: CallData<N>
  /** Throws if the call succeeded. */
  readonly error: ErrorBody
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly database: TestDatabase
  readonly db: TestDatabase['db']
  readonly clock: SettableClock
  readonly entropy: Entropy
  readonly config: ServerConfig
  readonly lifecycle: Lifecycle
  readonly metrics: Metrics
  /** Candidates for matches. Only a test refreshes them, no job. */
  readonly opponents: Candidates
  /** What services and operators' commands take, with the time of now. */
  scope(): { readonly db: TestDatabase['db']; readonly nowMs: number; readonly entropy: Entropy }
  /** The caller's launch data, signed at the app's current time. */
  authorization(as: LaunchUser | number, startParam?: string): string
  /** Makes a call through the whole HTTP stack, with really signed launch data. */
  call<N extends CallName>(name: N, input: CallInput<N>, options: CallOptions): Promise<CallAnswer<N>>
  close(): Promise<void>
}

export const testConfig = (changes: Partial<ServerConfig> = {}): ServerConfig => ({
  ...parseConfig({ BOT_TOKEN: TEST_BOT_TOKEN, JOBS: 'off', LOG_LEVEL: 'silent', CLIENT_DIR: '/nowhere' }, () => ''),
  maintenanceCacheMs: 0,
  readyCacheMs: 0,
  checksAnswers: true,
  rateLimitPerMinute: 1_000_000,
  ...changes,
})

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: object
}

const requestFor = (name: CallName, input: LooseInput): InjectOptions => {
  const line: CallLine = calls[name]
  const url = line.path.replaceAll(/\{(\w+)\}/g, (_all, key: string) => encodeURIComponent(String(input.params?.[key])))
  const query = Object.fromEntries(Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)]))
  return { method: line.method, url, query, ...(input.body === undefined ? {} : { payload: input.body }) }
}

const answerOf = <N extends CallName>(
  name: N,
  response: Awaited<ReturnType<FastifyInstance['inject']>>,
): CallAnswer<N> => {
  const body = response.json<{ data?: CallData<N> } & Partial<ErrorBody>>()
  return {
    status: response.statusCode,
    headers: response.headers,
    get data() {
      if (body.data === undefined) throw new Error(`${name} was refused: ${response.statusCode} ${response.body}`)
      return body.data
    },
    get error() {
      if (body.code === undefined) throw new Error(`${name} was not refused: ${response.body}`)
      return body as ErrorBody
    },
  }
}

export const testApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const database = options.database ?? (await createTestDatabase())
  const clock = createSettableClock(options.nowMs ?? TEST_NOW_MS)
  const entropy = createSeededEntropy(options.seed ?? 1)
  const config = testConfig(options.config)
  const lifecycle = createLifecycle()
  const metrics = createMetrics({ ofProcess: false })
  const opponents = createCandidates({ db: database.db, clock, entropy })
  const log = options.log ?? pino({ level: 'silent' })
  const handlers = options.handlers ? { handlers: options.handlers } : {}
  const limits = options.limits ? { limits: options.limits } : {}
  const probe = options.probeDb ? { probeDb: options.probeDb } : {}
  const build = async (): Promise<FastifyInstance> => {
    const built = await buildApp({
      db: database.db,
      clock,
      entropy,
      config,
      log,
      lifecycle,
      metrics,
      opponents,
      ...handlers,
      ...probe,
      ...limits,
      ...(options.paidOffers ? { paidOffers: options.paidOffers } : {}),
    })
    await built.ready()
    return built
  }
  const app = await build()
  const apps = [app]
  while (apps.length < PROCESSES) apps.push(await build())
  let turn = 0

  const authorization: TestApp['authorization'] = (as, startParam) => {
    const user = typeof as === 'number' ? { id: as } : as
    const authDate = Math.floor(clock.nowMs() / 1000)
    return `tma ${signLaunchData(config.botToken, user, { authDate, ...(startParam ? { startParam } : {}) })}`
  }
  const call: TestApp['call'] = async (name, input, { as, idempotencyKey, startParam, headers }) => {
    turn += 1
    const response = await (apps[turn % apps.length] ?? app).inject({
      ...requestFor(name, input as LooseInput),
      headers: {
        ...(as === null ? {} : { authorization: authorization(as, startParam) }),
        ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey }),
        ...headers,
      },
    })
    return answerOf(name, response)
  }
  const close = async (): Promise<void> => {
    for (const each of apps) await each.close()
    if (options.database === undefined) await database.drop()
  }
  const { db } = database
  const scope = () => ({ db, nowMs: clock.nowMs(), entropy })
  return { app, database, db, clock, entropy, config, lifecycle, metrics, opponents, scope, authorization, call, close }
}
