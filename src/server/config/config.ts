import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { REPLAY_DAYS } from '#rules/kombat/replays.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import { OperatorError } from '#server/operators/operator-error.ts'

interface SocketLimits {
  readonly headersMs: number
  /** Time to receive the whole request with its body. */
  readonly requestMs: number
  readonly keepAliveMs: number
  /** Time without a byte in either direction, for example because the client does not read the answer. */
  readonly stalledMs: number
  /** Requests per connection. Reconnecting lets a load balancer reach newly started processes. */
  readonly requestsMax: number
  readonly checkMs: number
}

/** The parsed environment. `src/server/readme/settings.md` lists every variable. */
export interface ServerConfig {
  /** Without a bot token the mode is `local` (R45): loopback only, a generated token, test players. */
  readonly mode: 'local' | 'messenger'
  /** Allows local mode with a database on another machine. */
  readonly localModeIsMeant: boolean
  readonly production: boolean
  readonly host: string
  /** 0 picks any free port. */
  readonly port: number
  readonly metricsHost: string
  /** 0 turns the metrics server off. */
  readonly metricsPort: number
  readonly deskHost: string
  /** 0 turns the operators' desk off. */
  readonly deskPort: number
  /** An operator's gifts or undone sales in 24 hours need a second operator from this many TOK (or pieces) on. */
  readonly deskSecondPersonTok: number
  /** Null: the launcher starts the embedded PostgreSQL and sets its address here. */
  readonly databaseUrl: string | null
  /** Bypasses the pooler, for migrations, jobs and commands. Defaults to `databaseUrl`. */
  readonly directDatabaseUrl: string | null
  /** `transaction` for PgBouncer or a similar pooler in transaction mode. */
  readonly databasePooler: 'none' | 'transaction'
  readonly dbPoolMax: number
  readonly dataDir: string
  /** An absolute path. The server serves the built client if it exists. */
  readonly clientDir: string
  readonly clientDirIsGiven: boolean
  /** Verifies launch data and calls the Bot API. Local mode generates one. */
  readonly botToken: string
  readonly botTokenPrevious: string | null
  readonly botApiRoot: string
  readonly botEnvironment: 'prod' | 'test'
  /** `off`: the bot receives no updates, so players cannot pay. */
  readonly botUpdates: 'off' | 'polling' | 'webhook'
  /** Null: the server has no route for the webhook. */
  readonly botWebhookSecret: string | null
  readonly botWebhookSecretPrevious: string | null
  readonly publicUrl: string
  readonly tonEnabled: boolean
  readonly launchDataMaxAgeS: number
  readonly bodyLimitBytes: number
  readonly rateLimitPerMinute: number
  /** Also validates the values of answers, in local mode and tests. Their fields always follow the contract. */
  readonly checksAnswers: boolean
  /** Trusts the forwarded client address of a proxy in a private network. */
  readonly trustProxy: boolean
  readonly maintenanceCacheMs: number
  readonly readyCacheMs: number
  /** A call that takes longer is answered with 503. */
  readonly answerWithinMs: number
  readonly sockets: SocketLimits
  /** Time between "not ready" and closing the listener, so that a load balancer notices. */
  readonly drainDelayMs: number
  /** Time after `drainDelayMs` in which open connections may finish requests in transit. */
  readonly drainGraceMs: number
  readonly jobs: boolean
  /**
   * A minimum: a month of fights is dropped once its last day is older than this. Players see only the last
   * `REPLAY_DAYS` days.
   */
  readonly fightsKeptDays: number
  /** True if NPCs trade on the market, fight the boss and enter tournaments. */
  readonly npcTraders: boolean
  readonly testClockFile: string | null
  /** Seeds the randomness of calls. Null: the system's randomness. */
  readonly testEntropyFile: string | null
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  readonly logFormat: 'json' | 'lines'
  /** Null: no error is sent anywhere. */
  readonly sentryDsn: string | null
  readonly worldSeed: number
  readonly buildId: string
  /** Null: the server has no route for the ad network's callback. */
  readonly adRewardSecret: string | null
  readonly adRewardSecretPrevious: string | null
  readonly taskLinks: Readonly<Record<string, string>>
  /** Members of all these chats (`@name`) count as having added the folder. Empty: membership is not checked. */
  readonly folderChats: readonly string[]
  /** Base address of the worker API (A7). Empty if there is none. */
  readonly workerApiUrl: string
  /** RPC endpoint of the blockchain (A7, A9). Empty if there is none. */
  readonly chain: { readonly network: 'mainnet' | 'testnet'; readonly rpcUrl: string }
  /** The client gets these by GET settings. */
  readonly client: {
    readonly botLink: string
    readonly channels: Readonly<Record<string, string>>
    readonly specialRefs: { readonly seed: number; readonly major: number }
    readonly adBlockId: string
  }
}

/** Build id of a server run from sources, which may change while it runs. */
export const UNBUILT_ID = 'dev'

const DRAIN_GRACE_MS = 3000
/** Exists in `dist` and in a release; a server run from sources has no built client beside it. */
const BESIDE_BUILT_SERVER = path.join(import.meta.dirname, '../client')
const DEFAULT_CLIENT_DIR = fs.existsSync(BESIDE_BUILT_SERVER) ? BESIDE_BUILT_SERVER : 'dist/client'

export class ConfigError extends OperatorError {
  override name = 'ConfigError'

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

const text = (fallback: string) => z.string().trim().default(fallback)
const optionalText = z.string().trim().nullable().default(null)

const wholeNumber = (min: number, max: number) => {
  const sentence = `takes a whole number from ${min} to ${max}`
  const range = z.int(sentence).min(min, sentence).max(max, sentence)
  return z.string().trim().regex(/^\d+$/, sentence).transform(Number).pipe(range)
}

const integer = (fallback: number, min: number, max: number) => wholeNumber(min, max).default(fallback)

const webAddress = (accepted: RegExp, sentence: string) => z.string().trim().regex(accepted, sentence)
const databaseAddress = webAddress(
  /^postgres(ql)?:\/\//,
  'takes an address like postgres://user:password@host/database',
)
  .nullable()
  .default(null)
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `takes one of ${values.join(', ')}`)

const linkList = (example: string) =>
  z
    .string()
    .trim()
    .regex(/^[\w-]+=https:\/\/[^,\s]+(,[\w-]+=https:\/\/[^,\s]+)*$/, `takes a list like ${example}`)
    .transform((list) =>
      Object.fromEntries(
        list.split(',').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
      ),
    )
    .default({})

const secret = (accepted: RegExp, sentence: string) =>
  z.string().trim().regex(accepted, sentence).nullable().default(null)
const botToken = secret(/^\d+:[\w-]+$/, 'takes the token the messenger gave, like 123456789:AAF…')
const webhookSecret = secret(/^[\w-]{16,256}$/, 'takes 16 to 256 letters, digits, _ and -')
const adSecret = secret(/^[\w-]{16,}$/, 'takes 16 or more letters, digits, _ and -')

const environment = z.object({
  HOST: text('127.0.0.1'),
  PORT: integer(3000, 0, 65_535),
  METRICS_HOST: text('127.0.0.1'),
  METRICS_PORT: integer(9464, 0, 65_535),
  DESK_HOST: text('127.0.0.1'),
  DESK_PORT: integer(0, 0, 65_535),
  DESK_SECOND_PERSON_TOK: integer(1000, 1, 9_000_000),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress,
  DATABASE_POOLER: oneOf(['none', 'transaction']).default('none'),
  DB_POOL_MAX: integer(10, 1, 200),
  DATA_DIR: text('.data'),
  CLIENT_DIR: z.string().trim().optional(),
  BOT_TOKEN: botToken,
  BOT_TOKEN_PREVIOUS: botToken,
  BOT_API_ROOT: webAddress(/^https?:\/\//, 'takes an address like https://api.telegram.org')
    // The Bot API library's first call fails if the address ends with a slash.
    .transform((root) => root.replace(/\/+$/, ''))
    .default('https://api.telegram.org'),
  BOT_ENVIRONMENT: oneOf(['prod', 'test']).default('prod'),
  BOT_UPDATES: oneOf(['off', 'polling', 'webhook']).default('off'),
  BOT_WEBHOOK_SECRET: webhookSecret,
  BOT_WEBHOOK_SECRET_PREVIOUS: webhookSecret,
  PUBLIC_URL: webAddress(
    /^https?:\/\/[^\s"'<>]+$/,
    'takes the address players open, like https://play.example.org',
  ).default(''),
  LAUNCH_DATA_MAX_AGE_S: integer(86_400, 1, 31_536_000),
  BODY_LIMIT_BYTES: integer(65_536, 1_024, 10_485_760),
  RATE_LIMIT_PER_MINUTE: integer(240, 1, 1_000_000),
  TRUST_PROXY: oneOf(['on', 'off']).default('off'),
  DRAIN_DELAY_MS: integer(0, 0, 60_000),
  DRAIN_GRACE_MS: wholeNumber(0, 60_000).optional(),
  KEEP_ALIVE_S: integer(72, 1, 3600),
  JOBS: oneOf(['on', 'off']).default('on'),
  FIGHTS_KEPT_DAYS: integer(REPLAY_DAYS, REPLAY_DAYS, 3650),
  NPC_TRADERS: oneOf(['on', 'off']).optional(),
  TEST_CLOCK: optionalText,
  TEST_ENTROPY: optionalText,
  NODE_ENV: text(''),
  LOG_LEVEL: oneOf(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  LOG_FORMAT: oneOf(['json', 'lines']).optional(),
  SENTRY_DSN: webAddress(/^https?:\/\/[^\s@]+@[^\s]+$/, 'takes a DSN like https://key@errors.example.org/1')
    .nullable()
    .default(null),
  WORLD_SEED: integer(1, 0, 2_147_483_647),
  BUILD_ID: text(UNBUILT_ID),
  BOT_LINK: webAddress(
    /^https:\/\/t\.me\/\w+(\/\w+)?$/,
    'takes the link of the bot app, like https://t.me/my_bot/play',
  ).default('https://t.me/house_kombat_bot/play'),
  CHANNELS: linkList('news=https://t.me/one,chat=https://t.me/two'),
  TASK_LINKS: linkList('retweet=https://x.com/one/status/2,play-app=https://t.me/app'),
  FOLDER_CHATS: z
    .string()
    .trim()
    .regex(/^@\w+(,@\w+)*$/, 'takes a list like @one,@two')
    .transform((list) => list.split(','))
    .default([]),
  LOCAL_MODE: oneOf(['on', 'off']).default('off'),
  PRODUCTION: oneOf(['on', 'off']).optional(),
  WORKER_API_URL: webAddress(/^https?:\/\//, 'takes an address like https://worker.example.org').default(''),
  CHAIN_NETWORK: oneOf(['mainnet', 'testnet']).default('mainnet'),
  TON_ENABLED: oneOf(['on', 'off']).default('off'),
  CHAIN_RPC_URL: webAddress(/^https?:\/\//, 'takes an address like https://toncenter.com/api/v2/jsonRPC').default(''),
  SPECIAL_REF_SEED: integer(1001, 1, Number.MAX_SAFE_INTEGER),
  SPECIAL_REF_MAJOR: integer(1002, 1, Number.MAX_SAFE_INTEGER),
  AD_BLOCK_ID: text(''),
  AD_REWARD_SECRET: adSecret,
  AD_REWARD_SECRET_PREVIOUS: adSecret,
})

export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape)

/** Defaults of all settings; null, undefined or '' if a setting has none, or if it depends on other settings. */
export const settingDefaults = (): Readonly<Record<string, unknown>> => environment.parse({})

type Environment = z.output<typeof environment>

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

const contradictions = (env: Environment): string[] => {
  const problems: string[] = []
  if (env.BOT_TOKEN === null && !isLoopback(env.HOST)) {
    problems.push(
      `HOST is ${env.HOST}, but without BOT_TOKEN the server runs in local mode, which listens on loopback only: set BOT_TOKEN, or HOST to 127.0.0.1.`,
    )
  }
  if (env.BOT_TOKEN !== null && env.LOCAL_MODE === 'on') {
    problems.push('LOCAL_MODE is on, but BOT_TOKEN is set, with which there is no local mode: remove one of them.')
  }
  if (env.BOT_TOKEN === null && env.PRODUCTION === 'on') {
    problems.push('PRODUCTION is on, but without BOT_TOKEN the server runs in local mode: set BOT_TOKEN.')
  }
  if (env.BOT_TOKEN !== null && env.TEST_CLOCK !== null && env.NODE_ENV !== 'test') {
    problems.push('TEST_CLOCK works in local mode and with NODE_ENV=test only: remove it, or remove BOT_TOKEN.')
  }
  if (env.BOT_TOKEN !== null && env.TEST_ENTROPY !== null) {
    problems.push(
      'TEST_ENTROPY works in local mode only, for it makes every roll known: remove it, or remove BOT_TOKEN.',
    )
  }
  for (const name of ['BOT_TOKEN', 'BOT_WEBHOOK_SECRET', 'AD_REWARD_SECRET'] as const) {
    if (env[name] === null && env[`${name}_PREVIOUS`] !== null)
      problems.push(`${name}_PREVIOUS is set, but ${name} is not: set it, too, or remove ${name}_PREVIOUS.`)
  }
  if (env.BOT_UPDATES === 'webhook' && (env.BOT_WEBHOOK_SECRET === null || env.PUBLIC_URL === '')) {
    problems.push(
      'BOT_UPDATES is webhook: set BOT_WEBHOOK_SECRET, and PUBLIC_URL to the address that the messenger calls.',
    )
  }
  if (env.TON_ENABLED === 'on' && env.PUBLIC_URL === '') {
    problems.push('TON_ENABLED is on: set PUBLIC_URL, for wallets sign the address of the game.')
  }
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOLER } = env
  if (DATABASE_POOLER !== 'none' && (DATABASE_URL === null || DATABASE_DIRECT_URL === null)) {
    problems.push(
      `DATABASE_POOLER is ${DATABASE_POOLER}: set DATABASE_URL to the pooler's address, and DATABASE_DIRECT_URL to the database's, for migrations and jobs.`,
    )
  } else if (DATABASE_URL === null && DATABASE_DIRECT_URL !== null) {
    problems.push('DATABASE_DIRECT_URL is set, but DATABASE_URL is not: set it, too, or remove DATABASE_DIRECT_URL.')
  }
  return problems
}

/** An empty variable counts as unset, as `PORT= npm start` and unset values of compose files mean it. */
const withoutEmpty = (env: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''))

const quoted = (name: string, value: string | undefined): string =>
  // The message is logged, so it must not repeat a refused secret.
  [
    'AD_REWARD_SECRET',
    'BOT_TOKEN',
    'BOT_WEBHOOK_SECRET',
    'CHAIN_RPC_URL',
    'DATABASE_DIRECT_URL',
    'DATABASE_URL',
    'SENTRY_DSN',
  ].includes(name.replace(/_PREVIOUS$/, ''))
    ? `${name} is not accepted: it`
    : `${name} is "${value ?? ''}", but it`

/** Calls `localBotToken` only if no token is configured. @throws ConfigError with one line per wrong variable */
export const parseConfig = (
  env: Readonly<Record<string, string | undefined>>,
  localBotToken: (dataDir: string) => string,
): ServerConfig => {
  const parsed = environment.safeParse(withoutEmpty(env))
  if (!parsed.success) {
    const first = new Map(parsed.error.issues.map((issue) => [String(issue.path[0]), issue.message]))
    throw new ConfigError([...first].map(([name, message]) => `${quoted(name, env[name])} ${message}.`))
  }
  const given = parsed.data
  const problems = contradictions(given)
  if (problems.length > 0) throw new ConfigError(problems)
  const mode = given.BOT_TOKEN === null ? 'local' : 'messenger'
  const dataDir = path.resolve(given.DATA_DIR)
  return {
    mode,
    localModeIsMeant: given.LOCAL_MODE === 'on',
    production: given.PRODUCTION === undefined ? mode === 'messenger' : given.PRODUCTION === 'on',
    host: given.HOST,
    port: given.PORT,
    metricsHost: given.METRICS_HOST,
    metricsPort: given.METRICS_PORT,
    deskHost: given.DESK_HOST,
    deskPort: given.DESK_PORT,
    deskSecondPersonTok: given.DESK_SECOND_PERSON_TOK,
    databaseUrl: given.DATABASE_URL,
    directDatabaseUrl: given.DATABASE_DIRECT_URL ?? given.DATABASE_URL,
    databasePooler: given.DATABASE_POOLER,
    dbPoolMax: given.DB_POOL_MAX,
    dataDir,
    clientDir: path.resolve(given.CLIENT_DIR ?? DEFAULT_CLIENT_DIR),
    clientDirIsGiven: given.CLIENT_DIR !== undefined,
    botToken: given.BOT_TOKEN ?? localBotToken(dataDir),
    botTokenPrevious: given.BOT_TOKEN_PREVIOUS,
    botApiRoot: given.BOT_API_ROOT,
    botEnvironment: given.BOT_ENVIRONMENT,
    botUpdates: given.BOT_UPDATES,
    botWebhookSecret: given.BOT_WEBHOOK_SECRET,
    botWebhookSecretPrevious: given.BOT_WEBHOOK_SECRET_PREVIOUS,
    publicUrl: given.PUBLIC_URL,
    launchDataMaxAgeS: given.LAUNCH_DATA_MAX_AGE_S,
    bodyLimitBytes: given.BODY_LIMIT_BYTES,
    rateLimitPerMinute: given.RATE_LIMIT_PER_MINUTE,
    checksAnswers: mode === 'local' || given.NODE_ENV === 'test',
    trustProxy: given.TRUST_PROXY === 'on',
    maintenanceCacheMs: 1000,
    readyCacheMs: 1000,
    answerWithinMs: 4300,
    sockets: {
      headersMs: 15_000,
      requestMs: 30_000,
      keepAliveMs: given.KEEP_ALIVE_S * MS_PER_SECOND,
      stalledMs: 60_000,
      requestsMax: 1000,
      checkMs: 5000,
    },
    drainDelayMs: given.DRAIN_DELAY_MS,
    drainGraceMs: given.DRAIN_GRACE_MS ?? (mode === 'local' ? 0 : DRAIN_GRACE_MS),
    jobs: given.JOBS === 'on',
    fightsKeptDays: given.FIGHTS_KEPT_DAYS,
    npcTraders: given.NPC_TRADERS === undefined ? mode === 'local' : given.NPC_TRADERS === 'on',
    testClockFile: given.TEST_CLOCK === null ? null : path.resolve(given.TEST_CLOCK),
    testEntropyFile: given.TEST_ENTROPY === null ? null : path.resolve(given.TEST_ENTROPY),
    logLevel: given.LOG_LEVEL,
    logFormat: given.LOG_FORMAT ?? (mode === 'local' ? 'lines' : 'json'),
    sentryDsn: given.SENTRY_DSN,
    worldSeed: given.WORLD_SEED,
    buildId: given.BUILD_ID,
    adRewardSecret: given.AD_REWARD_SECRET,
    adRewardSecretPrevious: given.AD_REWARD_SECRET_PREVIOUS,
    taskLinks: given.TASK_LINKS,
    folderChats: given.FOLDER_CHATS,
    workerApiUrl: given.WORKER_API_URL,
    tonEnabled: given.TON_ENABLED === 'on',
    chain: { network: given.CHAIN_NETWORK, rpcUrl: given.CHAIN_RPC_URL },
    client: {
      botLink: given.BOT_LINK,
      channels: given.CHANNELS,
      specialRefs: { seed: given.SPECIAL_REF_SEED, major: given.SPECIAL_REF_MAJOR },
      adBlockId: given.AD_BLOCK_ID,
    },
  }
}
