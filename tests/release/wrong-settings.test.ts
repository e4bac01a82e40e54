import net from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startInstalledPostgres } from '#tests/helpers/database/installed-postgres.ts'
import { NO_CLIENT, startServerUnderTest } from '#tests/helpers/server/server-process.ts'

const BOT_TOKEN = '123456789:AAFakeTokenForTestsOnly_0123456789'
/** Reserved for documentation, so no machine has this address. */
const NOBODYS_HOST = '203.0.113.1'
/** Refuses connections. The start does not need the messenger and goes on. */
const NO_MESSENGER = 'http://127.0.0.1:1'
const AT_ONCE = 4

let postgres: Awaited<ReturnType<typeof startInstalledPostgres>>
let taken: net.Server
beforeAll(async () => {
  postgres = await startInstalledPostgres()
  taken = net.createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  taken.close()
  await postgres.stop()
})

type Wrong = readonly [settings: Readonly<Record<string, string>>, sentence: RegExp, args?: readonly string[]]

/** Mistakes of operators, each with the sentence that names what to change. */
const wrongSettings = (): readonly Wrong[] => {
  const port = String((taken.address() as net.AddressInfo).port)
  const elsewhere = new URL(postgres.url)
  elsewhere.port = port
  const otherDatabase = postgres.url.replace('/postgres', '/no_such_database')
  return [
    [{ BOT_TOKEN: 'sekret' }, /^BOT_TOKEN is not accepted: it takes the token /],
    [{ BOT_TOKEN_FILE: '/nowhere' }, /^BOT_TOKEN and BOT_TOKEN_FILE are both set: /],
    [{ BOT_TOKEN: '', BOT_TOKEN_FILE: '/nowhere' }, /^BOT_TOKEN_FILE is \/nowhere, but that cannot be read /],
    [{ BOT_TOKEN: '', BOT_TOKEN_PREVIOUS: BOT_TOKEN }, /^BOT_TOKEN_PREVIOUS is set, but BOT_TOKEN is not: /],
    [{ BOT_TOKEN: '', HOST: '0.0.0.0' }, /^HOST is 0\.0\.0\.0, but without BOT_TOKEN /],
    [{ SENTRY_DSN: 'errors.example.org' }, /^SENTRY_DSN is not accepted: it takes a DSN /],
    [{ SENTRY_DSN: 'https://key@errors.example.org/1' }, /^SENTRY_DSN is set, but the package @sentry\/node is not /],
    [{ OTEL_TRACES_EXPORTER: 'otlp' }, /^OTEL_TRACES_EXPORTER is set, but the package @opentelemetry\/auto-/],
    [{ LOCAL_MODE: 'on' }, /^LOCAL_MODE is on, but BOT_TOKEN is set/],
    [{ BOT_UPDATES: 'push' }, /^BOT_UPDATES is "push", but it takes one of off, polling, webhook\./],
    [{ BOT_UPDATES: 'webhook' }, /^BOT_UPDATES is webhook: set BOT_WEBHOOK_SECRET, and PUBLIC_URL /],
    [{ BOT_WEBHOOK_SECRET: 'short' }, /^BOT_WEBHOOK_SECRET is not accepted: it takes 16 /],
    [{ BOT_LINK: 'https://example.org' }, /^BOT_LINK is "https:\/\/example\.org", but it takes the link /],
    [{ PUBLIC_URL: 'play.example.org' }, /^PUBLIC_URL is "play\.example\.org", but it takes the address /],
    [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY is "yes", but it takes one of on, off\./],
    [{ TON_ENABLED: 'on' }, /^TON_ENABLED is on: set PUBLIC_URL/],
    [{ CHANNELS: 'news' }, /^CHANNELS is "news", but it takes a list like /],
    [{ FIGHTS_KEPT_DAYS: '7' }, /^FIGHTS_KEPT_DAYS is "7", but it takes a whole number from 30 /],
    [{ TEST_CLOCK: '/tmp/clock' }, /^TEST_CLOCK works in local mode /],
    [{ CLIENT_DIR: '/nowhere' }, /^CLIENT_DIR is \/nowhere, /],
    [{ PORT: '70000' }, /^PORT is "70000", but it takes a whole number /],
    [{ PORT: port }, new RegExp(`^Port ${port} is in use: `)],
    [{ HOST: NOBODYS_HOST }, /^HOST 203\.0\.113\.1 with PORT \d+ cannot be opened: /],
    [{ METRICS_HOST: NOBODYS_HOST, METRICS_PORT: '9' }, /^METRICS_PORT 9 cannot be opened: /],
    [{ DATABASE_URL: '' }, /^DATABASE_URL is not set: /],
    [{ DATABASE_URL: 'mysql://root@db/game' }, /^DATABASE_URL is not accepted: it takes an address like /],
    [{ DATABASE_URL: otherDatabase }, /database "no_such_database" does not exist/],
    [{ DATABASE_URL: postgres.url.replace('app@', 'nobody@') }, /role "nobody" does not exist/],
    [{ DATABASE_URL: elsewhere.href.replace(`:${port}`, ':1') }, /ECONNREFUSED/],
    [{ DATABASE_POOLER: 'transaction' }, /^DATABASE_POOLER is transaction: set /],
    [{ DB_POOL_MAX: '200' }, /DB_POOL_MAX/, ['--processes', '4']],
    [{}, /--processes/, ['--proceses', '4']],
  ]
}

it('answers each wrong setting with one sentence and status 1', { timeout: 300_000 }, async () => {
  const open = [...wrongSettings()]
  const one = async (): Promise<void> => {
    for (let next = open.shift(); next !== undefined; next = open.shift()) {
      const [settings, sentence, args] = next
      const given = {
        DATABASE_URL: postgres.url,
        CLIENT_DIR: NO_CLIENT,
        BOT_TOKEN,
        LOG_LEVEL: 'silent',
        BOT_API_ROOT: NO_MESSENGER,
        ...settings,
      }
      const { code, output } = await startServerUnderTest(given, undefined, args).exited
      expect.soft({ settings, code, output }).toEqual({ settings, code: 1, output: expect.stringMatching(sentence) })
      expect.soft(output.trimEnd().split('\n'), output).toHaveLength(1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
})
