import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigError, parseConfig, SETTING_NAMES } from '#server/config/config.ts'
import { misspelledVariables } from '#server/config/variable-names.ts'
import { refuseDatabaseElsewhere } from '#server/local/database-elsewhere.ts'
import { OperatorError } from '#server/operators/operator-error.ts'

const BOT_TOKEN = '123456789:AAFakeTokenForTestsOnly_0123456789'
const parse = (env: Record<string, string>) => parseConfig(env, () => '111111111:local-token-of-this-machine')

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    parse(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('the configuration', () => {
  test('has a default for everything: local mode on 127.0.0.1:3000', () => {
    expect(parse({})).toMatchObject({
      mode: 'local',
      host: '127.0.0.1',
      port: 3000,
      metricsPort: 9464,
      databaseUrl: null,
      botToken: '111111111:local-token-of-this-machine',
      launchDataMaxAgeS: 86_400,
      rateLimitPerMinute: 240,
      client: { specialRefs: { seed: 1001, major: 1002 }, channels: {} },
    })
  })

  test('is in messenger mode with a bot token, and makes no local token then', () => {
    const config = parseConfig({ BOT_TOKEN, HOST: '0.0.0.0' }, () => {
      throw new Error('not wanted')
    })
    expect(config).toMatchObject({ mode: 'messenger', botToken: BOT_TOKEN, host: '0.0.0.0', logFormat: 'json' })
  })

  test('names the setting that a variable within two edits of its name may mean, and leaves other programs’ in peace', () => {
    const warned = (env: Record<string, string>) => misspelledVariables(env, SETTING_NAMES)
    expect(warned({ BOT_UPDATE: 'webhook' })).toEqual([
      'BOT_UPDATE is no setting, and changes nothing: is BOT_UPDATES meant?',
    ])
    for (const name of ['DATABASE_URI', 'LOGLEVEL', 'CHANNEL', 'public_url', 'RATE_LIMIT_PER_MIN', 'TRUST-PROXY'])
      expect([name, warned({ [name]: 'x' }).length]).toEqual([name, name === 'RATE_LIMIT_PER_MIN' ? 0 : 1])
    const foreign = ['PATH', 'HOME', 'HOSTNAME', 'SHELL', 'NODE_ENV', 'NODE_OPTIONS', 'PORTS', 'npm_config_log_level']
    expect(warned(Object.fromEntries(foreign.map((name) => [name, 'x'])))).toEqual([])
    // An empty setting counts as unset. A similar name is no mistake while the right one is set.
    expect(warned({ BOT_UPDATE: ' ' })).toEqual([])
    expect(warned({ DATABASE_URI: 'x', DATABASE_URL: 'x' })).toEqual([])
  })

  test('takes an empty variable as one that is not set', () => {
    const manual = fs.readFileSync('src/server/readme/settings.md', 'utf8')
    const names = [...manual.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/[A-Z_]+/g)].map(([name]) => name),
    )
    expect(names.length).toBeGreaterThan(30)
    for (const empty of ['', '  ']) {
      for (const name of [...names, 'NODE_ENV']) expect([name, parse({ [name]: empty })]).toEqual([name, parse({})])
      expect(parse(Object.fromEntries(names.map((name) => [name, empty])))).toEqual(parse({}))
    }
  })

  test('takes a previous secret only beside its successor, and prints none that it refuses', () => {
    const secrets = {
      BOT_TOKEN: '123456789:previous',
      BOT_WEBHOOK_SECRET: 'previous-webhook-secret',
      AD_REWARD_SECRET: 'previous-secret-of-ads',
    }
    for (const [name, value] of Object.entries(secrets)) {
      const previous = { [`${name}_PREVIOUS`]: value }
      expect(() => parse(previous)).toThrow(
        `${name}_PREVIOUS is set, but ${name} is not: set it, too, or remove ${name}_PREVIOUS.`,
      )
      expect(Object.values(parse({ ...secrets, ...previous }))).toContain(value)
      expect(() => parse({ ...secrets, [`${name}_PREVIOUS`]: `${value}!` })).toThrow(
        new RegExp(`^${name}_PREVIOUS is not accepted: it takes `),
      )
    }
  })

  test('reads the channels', () => {
    const { channels } = parse({ CHANNELS: 'news=https://t.me/one,chat=https://t.me/two?a=b' }).client
    expect(channels).toEqual({ news: 'https://t.me/one', chat: 'https://t.me/two?a=b' })
  })

  test('reads the links of tasks, the chats of the folder and the secret of the ad network', () => {
    expect(
      parse({
        TASK_LINKS: 'retweet=https://x.com/one/status/2',
        FOLDER_CHATS: '@one,@two',
        AD_REWARD_SECRET: 'secret-of-the-ad-network',
      }),
    ).toMatchObject({
      taskLinks: { retweet: 'https://x.com/one/status/2' },
      folderChats: ['@one', '@two'],
      adRewardSecret: 'secret-of-the-ad-network',
    })
    expect(parse({})).toMatchObject({ taskLinks: {}, folderChats: [], adRewardSecret: null })
    expect(problemsOf({ AD_REWARD_SECRET: 'short', FOLDER_CHATS: 'one', TASK_LINKS: 'retweet' })).toEqual([
      'TASK_LINKS is "retweet", but it takes a list like retweet=https://x.com/one/status/2,play-app=https://t.me/app.',
      'FOLDER_CHATS is "one", but it takes a list like @one,@two.',
      'AD_REWARD_SECRET is not accepted: it takes 16 or more letters, digits, _ and -.',
    ])
  })

  test('knows production, the worker API and the chain; by default production is where a bot token is (row 21)', () => {
    expect(parse({})).toMatchObject({
      production: false,
      workerApiUrl: '',
      tonEnabled: false,
      chain: { network: 'mainnet', rpcUrl: '' },
    })
    expect(parse({ BOT_TOKEN }).production).toBe(true)
    expect(
      parse({
        BOT_TOKEN,
        PRODUCTION: 'off',
        WORKER_API_URL: 'https://worker.example.org',
        CHAIN_NETWORK: 'testnet',
        CHAIN_RPC_URL: 'https://rpc.example.org/v2',
      }),
    ).toMatchObject({
      production: false,
      workerApiUrl: 'https://worker.example.org',
      chain: { network: 'testnet', rpcUrl: 'https://rpc.example.org/v2' },
    })
    expect(
      problemsOf({ PRODUCTION: 'yes', WORKER_API_URL: 'worker', CHAIN_NETWORK: 'moon', CHAIN_RPC_URL: 'rpc' }),
    ).toEqual([
      'PRODUCTION is "yes", but it takes one of on, off.',
      'WORKER_API_URL is "worker", but it takes an address like https://worker.example.org.',
      'CHAIN_NETWORK is "moon", but it takes one of mainnet, testnet.',
      'CHAIN_RPC_URL is not accepted: it takes an address like https://toncenter.com/api/v2/jsonRPC.',
    ])
    expect(problemsOf({ PRODUCTION: 'on' })).toEqual([
      'PRODUCTION is on, but without BOT_TOKEN the server runs in local mode: set BOT_TOKEN.',
    ])
    const DATABASE_URL = 'postgres://game@pooler/game'
    expect(problemsOf({ DATABASE_POOLER: 'transaction', DATABASE_URL })).toEqual([
      "DATABASE_POOLER is transaction: set DATABASE_URL to the pooler's address, and DATABASE_DIRECT_URL to the database's, for migrations and jobs.",
    ])
    expect(problemsOf({ DATABASE_DIRECT_URL: DATABASE_URL })).toEqual([
      'DATABASE_DIRECT_URL is set, but DATABASE_URL is not: set it, too, or remove DATABASE_DIRECT_URL.',
    ])
  })

  test('is refused with one sentence for each wrong variable', () => {
    expect(
      problemsOf({ PORT: '70000', LOG_LEVEL: 'loud', CHANNELS: 'news', DATABASE_URL: 'mysql://root:pw@x' }),
    ).toEqual([
      'PORT is "70000", but it takes a whole number from 0 to 65535.',
      'DATABASE_URL is not accepted: it takes an address like postgres://user:password@host/database.',
      'LOG_LEVEL is "loud", but it takes one of silent, error, warn, info, debug.',
      'CHANNELS is "news", but it takes a list like news=https://t.me/one,chat=https://t.me/two.',
    ])
  })

  test('refuses a limit of the desk that no amount of TOK can reach', () => {
    expect(problemsOf({ DESK_SECOND_PERSON_TOK: '9000000' })).toEqual([])
    expect(problemsOf({ DESK_SECOND_PERSON_TOK: '9000001' })).toEqual([
      'DESK_SECOND_PERSON_TOK is "9000001", but it takes a whole number from 1 to 9000000.',
    ])
  })

  test('never repeats a secret', () => {
    expect(problemsOf({ BOT_TOKEN: 'sekret' })).toEqual([
      'BOT_TOKEN is not accepted: it takes the token the messenger gave, like 123456789:AAF….',
    ])
  })

  test('refuses local mode beyond loopback (R45)', () => {
    expect(problemsOf({ HOST: '0.0.0.0' })).toEqual([
      'HOST is 0.0.0.0, but without BOT_TOKEN the server runs in local mode, which listens on loopback only: set BOT_TOKEN, or HOST to 127.0.0.1.',
    ])
    for (const HOST of ['127.0.0.2', 'localhost', '::1']) expect(problemsOf({ HOST })).toEqual([])
  })

  test('refuses to serve test players from a database of another machine, unless LOCAL_MODE says so (R45)', () => {
    const refused = (env: Record<string, string>): string | null => {
      try {
        refuseDatabaseElsewhere(parse(env))
      } catch (error) {
        if (error instanceof OperatorError) return error.message
        throw error
      }
      return null
    }
    const elsewhere = 'postgres://game:secret@db.example.org:5432/game'
    expect(refused({ DATABASE_URL: elsewhere })).toBe(
      'The database is on db.example.org, but without BOT_TOKEN the server runs in local mode, where anybody on this machine plays as whom they like: set BOT_TOKEN, or LOCAL_MODE=on if that is meant.',
    )
    const DATABASE_URL = 'postgres://game@127.0.0.1/game'
    expect(refused({ DATABASE_URL, DATABASE_DIRECT_URL: elsewhere })).toMatch(/^The database is on db\.example\.org, /)
    expect(refused({ DATABASE_URL: 'postgres://game@10.0.0.7/game' })).toMatch(/^The database is on 10\.0\.0\.7, /)
    expect(refused({ DATABASE_URL: 'postgres://game@localhost/game?host=db' })).toMatch(/^The database is on db, /)
    expect(refused({ DATABASE_URL: elsewhere, LOCAL_MODE: 'on' })).toBeNull()
    expect(refused({ DATABASE_URL: elsewhere, BOT_TOKEN })).toBeNull()
    for (const here of ['127.0.0.1', 'localhost', '[::1]', 'localhost/game?host=/var/run/postgresql']) {
      expect([here, refused({ DATABASE_URL: `postgres://game@${here}` })]).toEqual([here, null])
    }
    expect(refused({})).toBeNull()
  })

  test('refuses local mode on purpose beside a bot token, which ends it', () => {
    expect(problemsOf({ BOT_TOKEN, LOCAL_MODE: 'on' })).toEqual([
      'LOCAL_MODE is on, but BOT_TOKEN is set, with which there is no local mode: remove one of them.',
    ])
    expect(problemsOf({ LOCAL_MODE: 'maybe' })).toEqual(['LOCAL_MODE is "maybe", but it takes one of on, off.'])
  })

  test('refuses a test clock beside a bot token, but for tests', () => {
    expect(problemsOf({ BOT_TOKEN, TEST_CLOCK: '/tmp/clock' })).toEqual([
      'TEST_CLOCK works in local mode and with NODE_ENV=test only: remove it, or remove BOT_TOKEN.',
    ])
    expect(problemsOf({ BOT_TOKEN, TEST_CLOCK: '/tmp/clock', NODE_ENV: 'test' })).toEqual([])
  })

  test('refuses entropy of a known seed beside a bot token, for tests, too', () => {
    expect(problemsOf({ BOT_TOKEN, TEST_ENTROPY: '/tmp/seed', NODE_ENV: 'test' })).toEqual([
      'TEST_ENTROPY works in local mode only, for it makes every roll known: remove it, or remove BOT_TOKEN.',
    ])
    expect(problemsOf({ TEST_ENTROPY: '/tmp/seed' })).toEqual([])
  })
})
